import os
import re

from conan import ConanFile
from conan.tools.cmake import CMake
from conan.tools.files import copy, load, rmdir

required_conan_version = ">=2.0"


class GpusortConan(ConanFile):
    name = "gpusort"
    description = "Sorts keys and key-value pairs on the GPU through Vulkan compute"
    license = "MIT OR Unlicense"
    topics = ("gpu", "sorting", "vulkan", "single-header")
    package_type = "static-library"
    settings = "os", "arch", "compiler", "build_type"
    generators = "CMakeToolchain", "CMakeDeps"

    @property
    def _tree(self):
        return os.path.join(self.recipe_folder, "..", "..")

    def set_version(self):
        header = load(self, os.path.join(self._tree, "gpusort.h"))
        parts = [re.search(rf"^#define GPUSORT_VERSION_{part} (\d+)$", header, re.M) for part in ("MAJOR", "MINOR", "PATCH")]
        self.version = ".".join(part[1] for part in parts)

    def export_sources(self):
        recipes = "packaging/gpusort.c", "packaging/gpusort.pc.in", "packaging/cmake/*"
        for name in ("gpusort.h", "LICENSE", "CMakeLists.txt", *recipes):
            copy(self, name, self._tree, self.export_sources_folder)

    def configure(self):
        self.settings.rm_safe("compiler.cppstd")
        self.settings.rm_safe("compiler.libcxx")

    def layout(self):
        self.folders.root = os.path.join("..", "..")
        self.folders.source = "."
        self.folders.build = os.path.join("build", "conan")
        self.folders.generators = os.path.join("build", "conan", "generators")

    def requirements(self):
        self.requires("vulkan-headers/[>=1.3.204]", transitive_headers=True)

    def build(self):
        cmake = CMake(self)
        cmake.configure(variables={"GPUSORT_INSTALL": "ON"})
        cmake.build()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        rmdir(self, os.path.join(self.package_folder, "lib", "cmake"))  # Conan's generators write both anew
        rmdir(self, os.path.join(self.package_folder, "lib", "pkgconfig"))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "gpusort")
        self.cpp_info.set_property("cmake_target_name", "gpusort::all")
        header = self.cpp_info.components["header"]
        header.set_property("cmake_target_name", "gpusort::gpusort")
        header.requires = ["vulkan-headers::vulkan-headers"]
        header.libdirs = []
        header.bindirs = []
        if self.settings.os in ("Linux", "Android"):
            header.system_libs = ["dl"]
        implementation = self.cpp_info.components["implementation"]
        implementation.set_property("cmake_target_name", "gpusort::implementation")
        implementation.set_property("pkg_config_name", "gpusort")
        implementation.libs = ["gpusort"]
        implementation.bindirs = []
        implementation.requires = ["header"]
