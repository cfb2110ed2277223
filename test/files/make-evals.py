"""Writes the .eval files of test/files/tools: Inspect's logs as zip archives, some with a trap in them.

Run it in this folder: python3 make-evals.py. Needs the program zstd. Zip is written by hand, because Python's
zipfile of this age knows no zstd and refuses to write what is wrong on purpose.
"""

import json
import struct
import subprocess
import zlib


def deflate(data):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


def zstd(data):
    return subprocess.run(["zstd", "-q", "-c"], input=data, capture_output=True, check=True).stdout


def frames(data):
    """Two frames and one to be skipped between them, as a writer that appends leaves them."""
    half = len(data) // 2
    return zstd(data[:half]) + struct.pack("<II", 0x184D2A50, 4) + b"skip" + zstd(data[half:])


methods = {0: lambda data: data, 8: deflate, 12: lambda data: data, 93: frames}


def write(name, members, method=8, flags=0, lies={}, cut=None):
    """A zip archive of (name, content) pairs; `lies` are sizes that it tells of some, `cut` is where it ends."""
    body, directory = b"", b""
    for member, content in members:
        data = content if isinstance(content, bytes) else json.dumps(content, indent=1).encode()
        packed, path = methods[method](data), member.encode()
        size = lies.get(member, len(data))
        common = struct.pack("<HHHHHIIIHH", 20, flags, method, 0, 33, zlib.crc32(data), len(packed), size, len(path), 0)
        directory += b"PK\1\2" + struct.pack("<H", 20) + common
        directory += struct.pack("<HHHII", 0, 0, 0, 0, len(body)) + path
        body += b"PK\3\4" + common + path + packed
    end = b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, len(members), len(members), len(directory), len(body), 0)
    with open("tools/" + name, "wb") as file:
        file.write((body + directory + end)[:cut])


def header(status="success"):
    return {"version": 2, "status": status, "eval": {"task": "qa", "model": "m", "dataset": {"samples": 4}}, "plan": {}}


def summary(id, epoch, value, **more):
    scores = {"match": {"value": value}}
    return {"id": id, "epoch": epoch, "input": "Who?", "target": "A", "scores": scores, "completed": True, **more}


document = lambda name: {"metadata": {"doc_id": name}}
start = ("_journal/start.json", {"version": 2, "eval": header()["eval"], "plan": {}})
huge = ("samples/1_epoch_1.json", b"{ this sample is never read")
summaries = [
    summary(1, 1, "C", **document("a"), working_time=1.5, total_time=9),
    summary(1, 2, "I", **document("a"), total_time=2.25),
    summary("q2", 1, "P", **document("a"), limit="token"),
    summary("q2", 2, "C", **document("a"), error="Traceback: provider is down"),
    summary(9007199254740993, 1, float("nan"), **document("b")),
    summary(9007199254740993, 2, float("nan"), **document("b")),
]
finished = [start, huge, ("summaries.json", summaries), ("header.json", header())]

write("inspect-packed.eval", finished)
write("inspect-zstd.eval", finished, method=93)
write("inspect-stored.eval", finished, method=0)
again = [summary(1, 1, "I"), summary(2, 1, "C"), summary(1, 1, "C")]
write(
    "inspect-unfinished.eval",
    [start, ("_journal/summaries/10.json", [summary(3, 1, "I")]), ("_journal/summaries/2.json", again), huge],
)
sample = {"messages": [{"role": "user", "content": "long"}], "events": [], "error": None}
write(
    "inspect-without-summaries.eval",
    [
        ("header.json", header("error")),
        ("samples/../2_epoch_1.json", {**summary(2, 1, 0.25), **sample, "error": {"message": "died", "traceback": "t"}}),
        ("samples/1_epoch_1.json", {**summary(1, 1, 0.75), **sample}),
        ("samples/1_epoch_1.json", {**summary(1, 1, 0.5), **sample}),
    ],
)
several = [
    summary(1, 1, None, scores={"grader": {"value": {"facts": 0.5, "tone": "C"}}, "list": {"value": [1, True, "0.5"]}}),
    summary(2, 1, None, scores={"grader": {"value": {"facts": 1, "tone": None}}, "failed": {"value": False}}),
    summary(3, 1, None, scores=None),
]
write("inspect-several-values.eval", [("header.json", header()), ("summaries.json", several)])
write("inspect-cut-short.eval", finished, cut=400)
write("inspect-encrypted.eval", finished, flags=1)
write("inspect-other-method.eval", finished, method=12)
write("inspect-too-long.eval", finished, lies={"summaries.json": 2**32 - 2})
spaces = ("summaries.json", b"[" + b" " * 10**6 + b"]")
write("inspect-bomb.eval", [("header.json", header()), spaces], lies={"summaries.json": 40})
write("inspect-summaries-cut.eval", [("header.json", header()), ("summaries.json", json.dumps(summaries).encode()[:200])])
write("inspect-no-array.eval", [("header.json", header()), ("summaries.json", {"rows": 3})])
write("excel-workbook.xlsx", [("[Content_Types].xml", b"<Types/>"), ("xl/workbook.xml", b"<workbook/>")])
write("zipped-scores.zip", [("scores.csv", b"id,hit\nq1,1\n")])
