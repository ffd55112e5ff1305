#!/usr/bin/python3
"""Runs the reference implementation (Debian's cwltool) on many documents in one process, forked per document.

Starting cwltool costs half a second and reading its schemas as much again; a fork of a process that has done both
costs neither. Reads one JSON object a line from standard input: {"args": [...], "cwd": FOLDER, "out": FILE,
"seconds": LIMIT}. Answers one a line, in the order in which they end: {"index": N, "code": EXIT, "seconds": S,
"words": LAST_WORDS}. What cwltool prints goes to FILE. `--workers N` runs that many at a time.
"""
import json
import os
import signal
import sys
import time

# Without a network, cwltool would wait for addresses in $schemas.
os.environ["http_proxy"] = os.environ["https_proxy"] = "http://127.0.0.1:9"

import logging  # noqa: E402
import cwltool.main  # noqa: E402
from cwltool.process import get_schema  # noqa: E402


def run(job):
    os.chdir(job.get("cwd", "."))
    words = job["out"] + ".words"
    with open(words, "w", encoding="utf-8") as stderr, open(job["out"], "w", encoding="utf-8") as stdout:
        os.dup2(stderr.fileno(), 2)
        os.dup2(stdout.fileno(), 1)
        signal.alarm(job.get("seconds", 300))
        handler = logging.StreamHandler(stderr)
        try:
            code = cwltool.main.main(job["args"], stdout=stdout, stderr=stderr, logger_handler=handler)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        except BaseException as error:  # the report is this script's whole purpose
            stderr.write(repr(error))
            code = 1
        stdout.flush()
        stderr.flush()
    os._exit(code)


def main():
    workers = int(sys.argv[sys.argv.index("--workers") + 1]) if "--workers" in sys.argv else 1
    for version in ("v1.0", "v1.1", "v1.2"):
        get_schema(version)
    jobs = [json.loads(line) for line in sys.stdin if line.strip()]
    running = {}
    todo = list(enumerate(jobs))
    while todo or running:
        while todo and len(running) < workers:
            index, job = todo.pop(0)
            pid = os.fork()
            if pid == 0:
                run(job)
            running[pid] = (index, job, time.monotonic())
        pid, status = os.wait()
        index, job, began = running.pop(pid)
        code = os.waitstatus_to_exitcode(status)
        with open(job["out"] + ".words", encoding="utf-8", errors="replace") as words:
            text = words.read()
        os.unlink(job["out"] + ".words")
        print(json.dumps({"index": index, "code": code, "seconds": round(time.monotonic() - began, 2), "words": text[-2000:]}), flush=True)


main()
