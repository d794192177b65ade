# Sets gpusort_vulkan_headers to the folders that hold vulkan/vulkan_core.h; else gpusort_vulkan_headers_missing says what to
# install. Folders and no target: an imported target made here would not be seen by the folders beside this one.
set(gpusort_vulkan_headers)
if(GPUSORT_VULKAN_INCLUDE_DIR)
    set(gpusort_vulkan_headers "${GPUSORT_VULKAN_INCLUDE_DIR}")
else()
    if(NOT TARGET Vulkan::Headers)
        find_package(VulkanHeaders CONFIG QUIET)
    endif()
    if(TARGET Vulkan::Headers)
        get_target_property(gpusort_vulkan_headers Vulkan::Headers INTERFACE_INCLUDE_DIRECTORIES)
    endif()
endif()
if(NOT gpusort_vulkan_headers)
    find_path(GPUSORT_VULKAN_INCLUDE_DIR vulkan/vulkan_core.h HINTS ENV VULKAN_SDK PATH_SUFFIXES include Include)
    set(gpusort_vulkan_headers "${GPUSORT_VULKAN_INCLUDE_DIR}")
endif()
set(gpusort_vulkan_headers_missing "gpusort: vulkan/vulkan_core.h was not found. It is in the packages libvulkan-dev \
(Debian, Ubuntu), vulkan-headers (Fedora, Arch, Homebrew, vcpkg, Conan) and in the Vulkan SDK; or \
add Vulkan-Headers to this project before gpusort, or set GPUSORT_VULKAN_INCLUDE_DIR.")
