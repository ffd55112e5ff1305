"""Runs a program in a pseudo-terminal. The first argument is a JSON object with argv, cwd, env, columns and steps.

Each step waits until the text `until` appears in the output, and then types `type`. All output goes to stdout, and the
exit code is that of the program.
"""

import fcntl
import json
import os
import pty
import struct
import sys
import termios

task = json.loads(sys.argv[1])
child, terminal = pty.fork()
if child == 0:
    # Rows, columns, and a size in pixels that nothing reads.
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 50, task["columns"], 0, 0))
    os.chdir(task["cwd"])
    os.execvpe(task["argv"][0], task["argv"], task["env"])

steps = task["steps"]
unread = b""
while True:
    try:
        output = os.read(terminal, 65536)
    except OSError:  # Linux reports the end of a pseudo-terminal as an error.
        break
    if not output:
        break
    sys.stdout.buffer.write(output)
    unread += output
    while steps and steps[0]["until"].encode() in unread:
        step = steps.pop(0)
        unread = unread.split(step["until"].encode(), 1)[1]
        os.write(terminal, step["type"].encode())
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
