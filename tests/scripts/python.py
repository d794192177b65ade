"""What examples/gpusort.py promises; tests/scripts/packaging.sh runs it with the shared library that GPUSORT_LIBRARY names.

    python.py sorts         without numpy
    python.py numpy         with it
    python.py layouts       C code that compiles if structures and numbers are those of gpusort.h
    python.py numbers       the table of packaging/README.md
"""
import array
import ctypes
import math
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, "examples")
import gpusort

ENUMS = {"": (gpusort.Result, gpusort.Type, gpusort.Order, gpusort.Algorithm, gpusort.Flag), "ENABLED_": (gpusort.Enabled,),
         "LOG_": (gpusort.Log,), "DEVICE_": (gpusort.Device,), "READY_": (gpusort.Ready,)}
NUMBERS = [(enum.__name__, [(f"GPUSORT_{prefix}{item.name}", item.value) for item in enum])
           for prefix, enums in ENUMS.items() for enum in enums]
STRUCTURES = {"gpusort_desc": gpusort.Desc, "gpusort_host_args": gpusort.HostArgs, "gpusort_info": gpusort.Info,
              "gpusort_timings": gpusort.Timings}


def refused(error, words, function, *arguments, **options):
    try:
        function(*arguments, **options)
    except error as told:
        assert words in str(told), str(told)
        return told
    raise AssertionError(f"no {error.__name__} that says '{words}'")


def sorts():
    chance = random.Random(1)
    for letter in "bHiLfd":
        for count in 0, 1, 5, 300:
            whole = [chance.randrange(0, 100) for _ in range(count)]
            keys = array.array(letter, whole)
            order = gpusort.argsort(keys)
            assert keys.tolist() == whole and order.tolist() == sorted(range(count), key=whole.__getitem__), letter
            values = array.array("I", range(count))
            gpusort.sort(keys, values, descending=True)
            assert keys.tolist() == sorted(whole, reverse=True), letter
            assert values.tolist() == sorted(range(count), key=lambda i: -whole[i]), letter
    numbers = (ctypes.c_double * 4)(1.5, math.nan, -2.0, -math.nan)
    gpusort.sort(numbers, numeric=True)
    assert list(numbers)[:2] == [-2.0, 1.5] and math.isnan(numbers[2])
    assert gpusort.argsort(bytes([3, 1, 2]), limit=2).tolist() == [1, 2]
    brain = array.array("H", [0x3f80, 0xbf80, 0])  # 1, -1 and 0
    gpusort.sort(brain, key_type=gpusort.Type.BF16)
    assert brain.tolist() == [0xbf80, 0, 0x3f80]


def mistakes():
    keys = array.array("i", [2, 1])
    told = refused(gpusort.Error, "value_size", gpusort.sort, keys, bytearray(6))
    assert told.result == gpusort.Result.ERROR_INVALID_ARGUMENT and keys.tolist() == [2, 1]
    refused(gpusort.Error, "no such device", gpusort.Context, device_name="no such device")
    refused(ValueError, "read-only", gpusort.sort, b"21")
    refused(ValueError, "no whole number", gpusort.sort, keys, bytearray(7))
    refused(TypeError, "'?'", gpusort.sort, memoryview(bytearray(2)).cast("?"))
    refused(TypeError, "no F64", gpusort.sort, keys, key_type=gpusort.Type.F64)
    refused(ValueError, "not a contiguous", gpusort.sort, memoryview(bytearray(4))[::2])
    with gpusort.Context() as context:
        assert context.info()["device_name"]
    refused(ValueError, "closed", context.sort, keys)


def with_numpy():
    numpy = gpusort.numpy
    chance = numpy.random.default_rng(1)
    for kind, shape in ("u1", 3000), ("f2", 7), ("i4", (3, 0)), ("f4", (2, 3, 50)), ("f4", 0), ("f8", (30, 70)):
        keys = chance.integers(0, 100, shape).astype(kind)
        order = gpusort.argsort(keys)
        assert order.shape == keys.shape and (order == numpy.argsort(keys, kind="stable")).all(), (kind, shape)
        expected = numpy.sort(keys)
        gpusort.sort(keys)
        assert (keys == expected).all(), (kind, shape)
    keys = chance.integers(0, 100, (30, 70)).astype("f8")
    best = gpusort.argsort(keys, limit=3, descending=True)
    assert (best == numpy.argsort(-keys, kind="stable")[:, :3]).all()
    keys, wide = chance.random(1000, "f4"), chance.random((1000, 5))
    order = numpy.argsort(keys)
    expected = wide[order]
    gpusort.sort(keys, wide)
    assert (wide == expected).all()
    refused(TypeError, "format", gpusort.sort, numpy.zeros(3, ">i4"))
    refused(ValueError, "not a contiguous", gpusort.sort, numpy.zeros((4, 4))[:, 1])


def layouts():
    print('#include <stddef.h>\n#include "gpusort.h"')
    for name, structure in STRUCTURES.items():
        print(f'_Static_assert(sizeof({name}) == {ctypes.sizeof(structure)}, "{name}");')
        for member, *_ in structure._fields_:
            field = getattr(structure, member)
            for inner in "allocator", "logger", "jobs":
                member = member.replace(inner + "_", inner + ".")
            print(f'_Static_assert(offsetof({name}, {member}) == {field.offset}, "{name}.{member}");')
            print(f'_Static_assert(sizeof((({name} *)0)->{member}) == {field.size}, "size of {name}.{member}");')
    for _, items in NUMBERS:
        for name, number in items:
            print(f'_Static_assert({name} == {number}, "{name}");')


def numbers():
    print("| numbers | |\n|---|---|")
    for name, items in NUMBERS:
        print(f"| {name} |", ", ".join(f"`{item}` {number}" for item, number in items), "|")


{"sorts": lambda: (sorts(), mistakes()), "numpy": with_numpy, "layouts": layouts, "numbers": numbers}[sys.argv[1]]()
