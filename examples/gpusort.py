"""Sorts arrays on the GPU by gpusort.h: one file, by ctypes. numpy is used if it is there, and is not needed.

    cc -O2 -shared -fPIC -DGPUSORT_SHARED -I. packaging/gpusort.c -ldl -o examples/libgpusort.so
    python3 examples/gpusort.py

    import gpusort
    gpusort.sort(keys)                              # in place: a numpy array, an array.array, any writable buffer of numbers
    gpusort.sort(keys, values, descending=True)     # values of 4 to 256 bytes move with their keys
    order = gpusort.argsort(keys, limit=100)        # where the first 100 come from; keys stay as they are

Arrays of several dimensions are sorted row by row. Keys are integers and floats of 8 to 64 bits. Floats are in the total
order of IEEE 754, or with numeric=True in the order of numpy.sort(), with NaNs last. Sorts are stable.
"""
import array
import ctypes
import enum
import os
import sys
import threading
import weakref

try:
    import numpy
except ImportError:
    numpy = None

VERSION = "0.5"  # of the library: structures may change with the second number


class Result(enum.IntEnum):
    OK = 0
    ERROR_INVALID_ARGUMENT = -1
    ERROR_OUT_OF_HOST_MEMORY = -2
    ERROR_OUT_OF_DEVICE_MEMORY = -3
    ERROR_NO_LOADER = -4
    ERROR_NO_DEVICE = -5
    ERROR_UNSUPPORTED = -6
    ERROR_TOO_LARGE = -7
    ERROR_DEVICE_LOST = -8
    ERROR_VULKAN = -9
    ERROR_NOT_PREPARED = -10


class Type(enum.IntEnum):
    U32 = 0
    I32 = 1
    F32 = 2
    U64 = 3
    I64 = 4
    F64 = 5
    U16 = 6
    I16 = 7
    F16 = 8
    U8 = 9
    I8 = 10
    BF16 = 11


class Order(enum.IntEnum):
    ASCENDING = 0
    DESCENDING = 1


class Algorithm(enum.IntEnum):
    AUTO = 0
    COUNT_SCAN_SCATTER = 1
    ONESWEEP = 2
    ODD_EVEN_MERGE = 3


class Flag(enum.IntFlag):
    WRITE_INDICES = 1
    KEEP_KEYS = 2
    KEYS_IN_VALUES = 4
    NUMERIC = 8
    DISCARD_KEYS = 16
    ANY_ORDER = 32
    OVERWRITE = 64
    QUICK = 128
    NANS_GREATEST = 256
    ADDRESSABLE = 65536


class Enabled(enum.IntFlag):
    PUSH_DESCRIPTOR = 1
    BUFFER_DEVICE_ADDRESS = 2
    SUBGROUP_SIZE_CONTROL = 4
    STORAGE_16BIT = 8
    STORAGE_8BIT = 16
    EXTERNAL_MEMORY_HOST = 32
    PIPELINE_ROBUSTNESS = 256
    DEBUG_UTILS = 512


class Ready(enum.IntEnum):
    NOT = 0
    QUICK = 1
    FULL = 2


class Log(enum.IntEnum):
    ERROR = 1
    WARNING = 2
    INFO = 3


class Device(enum.IntEnum):
    OTHER = 0
    INTEGRATED = 1
    DISCRETE = 2
    VIRTUAL = 3
    CPU = 4


# ---- structures ----
u32, u64, size, pointer = ctypes.c_uint32, ctypes.c_uint64, ctypes.c_size_t, ctypes.c_void_p
Logger = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_char_p, pointer)  # level, text, user


class Desc(ctypes.Structure):  # gpusort_desc, for a device of gpusort's own
    _fields_ = [("start_canary", u32), ("get_instance_proc_addr", pointer), ("instance", pointer),
                ("physical_device", pointer), ("device", pointer), ("queue", pointer), ("queue_family", u32),
                ("api_version", u32), ("enabled", u32),
                ("pipeline_cache", pointer if ctypes.sizeof(pointer) == 8 else u64), ("vk_allocator", pointer),
                ("device_name", ctypes.c_char_p), ("cache_data", pointer), ("cache_size", size),
                ("allocator_alloc", pointer), ("allocator_free", pointer), ("allocator_user", pointer),
                ("logger_func", Logger), ("logger_user", pointer), ("jobs_run", pointer), ("jobs_user", pointer),
                ("memory_budget", u64), ("radix_bits", u32), ("tuning", ctypes.c_char_p), ("end_canary", u32)]


class HostArgs(ctypes.Structure):  # gpusort_host_args
    _fields_ = [("start_canary", u32), ("count", size), ("keys", pointer), ("values", pointer), ("keys_out", pointer),
                ("values_out", pointer), ("key_type", ctypes.c_int), ("order", ctypes.c_int), ("value_size", u32),
                ("key_offset", u32), ("first_bit", u32), ("bit_count", u32), ("flags", u32), ("algorithm", ctypes.c_int),
                ("segments", pointer), ("segment_ends", pointer), ("segment_count", u32), ("segment_size", u32),
                ("limit", u32), ("timings", pointer), ("end_canary", u32)]


class Info(ctypes.Structure):  # gpusort_info
    _fields_ = [("device_name", ctypes.c_char * 256), ("subgroup_size", u32), ("enabled", u32), ("algorithm", ctypes.c_int),
                ("device_type", u32)]


class Timings(ctypes.Structure):  # gpusort_timings
    _fields_ = [(name, ctypes.c_double) for name in ("upload_ms", "sort_ms", "download_ms", "total_ms")]
# ---- end of structures ----


class Error(RuntimeError):
    """result: a Result; lines: what the logger received during the call. The text is the first error among these."""

    def __init__(self, result, reason, lines):
        errors = [text for level, text in lines if level == Log.ERROR]
        super().__init__(f"GPUSORT_{Result(result).name}: {errors[0]}" if errors else reason)
        self.result, self.lines = Result(result), lines


def _load():
    """GPUSORT_LIBRARY, else the library beside this file, else the system's."""
    names = {"win32": ["gpusort.dll"], "darwin": [f"libgpusort.{VERSION}.dylib", "libgpusort.dylib"]}.get(
        sys.platform, [f"libgpusort.so.{VERSION}", "libgpusort.so"])
    folder = os.path.dirname(os.path.abspath(__file__))
    beside = [path for path in (os.path.join(folder, name) for name in names) if os.path.exists(path)]
    failures = []
    for name in [os.environ["GPUSORT_LIBRARY"]] if "GPUSORT_LIBRARY" in os.environ else beside + names[:1]:
        try:
            return ctypes.CDLL(name)
        except OSError as failure:
            failures.append(str(failure))
    raise ImportError(f"gpusort: no library: {'; '.join(failures)}. The first lines of {__file__} say how to compile it.")


_library = _load()
_library.gpusort_result_string.restype = ctypes.c_char_p
_library.gpusort_create.argtypes = [ctypes.POINTER(Desc), ctypes.POINTER(pointer)]
_library.gpusort_sort.argtypes = [pointer, ctypes.POINTER(HostArgs)]
_library.gpusort_get_info.argtypes = [pointer, ctypes.POINTER(Info)]
_library.gpusort_get_info.restype = None
_library.gpusort_destroy.argtypes = [pointer]
_library.gpusort_destroy.restype = None


def _must(result, lines):
    if result != Result.OK:
        raise Error(result, _library.gpusort_result_string(result).decode(), list(lines))


def _destroy(context, logger):  # the logger lives as long as the context
    _library.gpusort_destroy(context)


# The type of keys by the kind and size of a buffer's items; their kind by their format, as the module struct writes it.
_types = {("i", 1): Type.I8, ("i", 2): Type.I16, ("i", 4): Type.I32, ("i", 8): Type.I64,
          ("u", 1): Type.U8, ("u", 2): Type.U16, ("u", 4): Type.U32, ("u", 8): Type.U64,
          ("f", 2): Type.F16, ("f", 4): Type.F32, ("f", 8): Type.F64}
_bytes = {Type.BF16: 2, **{key_type: item for (_, item), key_type in _types.items()}}
_kinds = {**dict.fromkeys("bhilqn", "i"), **dict.fromkeys("BHILQN", "u"), **dict.fromkeys("efd", "f")}


def _type_of(view, key_type):
    if key_type is not None:
        if view.itemsize != _bytes[key_type]:
            raise TypeError(f"keys: items of {view.itemsize} bytes are no {Type(key_type).name}")
        return key_type
    kind = _kinds.get(view.format.lstrip("<=@"))  # the library runs on little-endian machines only
    if (kind, view.itemsize) not in _types:
        raise TypeError(f"keys are integers or floats of 8 to 64 bits, not items of format '{view.format}'")
    return _types[kind, view.itemsize]


def _view(name, buffer, writable=True):
    view = memoryview(buffer)
    if not view.c_contiguous or view.ndim == 0:
        raise ValueError(f"{name}: not a contiguous array")
    if writable and view.readonly:
        raise ValueError(f"{name}: read-only")
    return view


def _address(view):
    return ctypes.addressof((ctypes.c_char * view.nbytes).from_buffer(view)) if view.nbytes else None


class Context:
    """A device, and the pipelines that were compiled for it. device_name: a part of its name; None: the best device."""

    def __init__(self, device_name=None):
        lines, handle = [], pointer()
        logger = Logger(lambda level, text, user: lines.append((level, text.decode(errors="replace"))))
        desc = Desc(logger_func=logger, device_name=None if device_name is None else device_name.encode())
        _must(_library.gpusort_create(ctypes.byref(desc), ctypes.byref(handle)), lines)
        self._handle, self._lines, self._lock = handle, lines, threading.Lock()
        self.close = weakref.finalize(self, _destroy, handle, logger)  # at the latest when the program ends

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def info(self):
        info = Info()
        _library.gpusort_get_info(self._open(), ctypes.byref(info))
        return {"device_name": info.device_name.decode(errors="replace"), "subgroup_size": info.subgroup_size,
                "device_type": Device(info.device_type), "algorithm": Algorithm(info.algorithm)}

    def sort(self, keys, values=None, *, descending=False, numeric=False, key_type=None):
        """Sorts keys in place, and moves values with them. key_type: a Type, if it is not the buffer's (Type.BF16)."""
        view = _view("keys", keys)
        args = self._args(view, descending, numeric, key_type)
        args.keys = _address(view)
        if values is not None and args.count:
            moved = _view("values", values)
            if moved.nbytes % args.count:
                raise ValueError(f"values: {moved.nbytes} bytes are no whole number for each of {args.count} keys")
            args.values, args.value_size = _address(moved), moved.nbytes // args.count
        self._sort(args)

    def argsort(self, keys, *, descending=False, numeric=False, limit=0, key_type=None):
        """Where the keys come from, in their order: 32-bit indices, of each row from 0. limit: the first so many of each
        row; 0: all. A numpy array if keys is one, else an array.array."""
        view = _view("keys", keys, writable=False)
        args = self._args(view, descending, numeric, key_type)
        read = bytearray(view) if view.readonly else view
        row = view.shape[-1]
        args.limit = limit if limit < row else 0
        shape = view.shape[:-1] + (args.limit or row,)
        count = args.count // row * shape[-1] if row else 0
        if numpy and isinstance(keys, numpy.ndarray):
            indices = numpy.empty(shape, numpy.uint32)
        else:
            indices = array.array("I", bytes(4 * count))
        args.keys, args.values, args.value_size = _address(memoryview(read)), _address(memoryview(indices)), 4
        args.flags |= Flag.WRITE_INDICES | Flag.KEEP_KEYS
        if args.count:
            self._sort(args)
        return indices

    def _args(self, view, descending, numeric, key_type):
        args = HostArgs(count=view.nbytes // view.itemsize, key_type=_type_of(view, key_type),
                        order=Order.DESCENDING if descending else Order.ASCENDING, flags=Flag.NUMERIC if numeric else 0)
        if view.ndim > 1:
            args.segment_size = view.shape[-1]
        return args

    def _open(self):
        if not self.close.alive:
            raise ValueError("the context is closed")
        return self._handle

    def _sort(self, args):
        with self._lock:  # a sort needs the context to itself
            self._lines.clear()
            _must(_library.gpusort_sort(self._open(), ctypes.byref(args)), self._lines)


_default, _default_lock = None, threading.Lock()


def context():
    """The context of sort() and argsort(), which is made by the first call."""
    global _default
    with _default_lock:
        if _default is None:
            _default = Context()
        return _default


def sort(keys, values=None, *, descending=False, numeric=False, key_type=None):
    """Context.sort() on the best device."""
    context().sort(keys, values, descending=descending, numeric=numeric, key_type=key_type)


def argsort(keys, *, descending=False, numeric=False, limit=0, key_type=None):
    """Context.argsort() on the best device."""
    return context().argsort(keys, descending=descending, numeric=numeric, limit=limit, key_type=key_type)


if __name__ == "__main__":
    numbers = array.array("f", [2.5, -1.0, 1e9, 0.0, -3.25])
    print("order ", argsort(numbers).tolist())
    sort(numbers)
    print("sorted", numbers.tolist(), "on", context().info()["device_name"])
