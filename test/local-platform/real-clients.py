"""Calls of the platform's own Python client, one check each: `real-clients.py URL TOKEN`. Prints one JSON line per check."""

import json
import sys

import sevenbridges
from sevenbridges.errors import Conflict, NotFound

# Without debug it refuses an address that is not https, loopback too.
api = sevenbridges.Api(url=sys.argv[1] + "/v2", token=sys.argv[2], debug=True)
TOOL = {
    "cwlVersion": "v1.2",
    "class": "CommandLineTool",
    "label": "Align reads",
    "inputs": [],
    "outputs": [],
    "baseCommand": "true",
}


def show(name, value):
    print(json.dumps([name, value]))


def code_of(call):
    try:
        call()
    except (NotFound, Conflict) as error:
        return [error.status, error.code]
    return None


show("me", api.users.me().username)
show("user", api.users.get(api.users.me().username).username)
show("no user", code_of(lambda: api.users.get("nobody")))

show("projects", [project.id for project in api.projects.query().all()])
show("projects by owner", api.projects.query(owner="acme").total)
show("project", api.projects.get("acme/dev").name)
made = api.projects.create(name="My project", description="for a try", tags=["a"])
show("made", [made.id, made.name, made.created_on == api.projects.get(made.id).modified_on])
show("made again", code_of(lambda: api.projects.create(name="My project")))
show("no project", code_of(lambda: api.projects.get("acme/none")))

app = api.apps.install_app("acme/dev/align", {**TOOL, "sbg:revisionNotes": "the first"})
show("installed", [app.id, app.revision, app.name])
app = api.apps.create_revision("acme/dev/align", 1, {**TOOL, "sbg:revisionNotes": "the second"})
show("notes", [[each["sbg:revision"], each["sbg:revisionNotes"]] for each in app.raw["sbg:revisionsInfo"]])
show("taken", code_of(lambda: api.apps.create_revision("acme/dev/align", 1, TOOL)))
show("revision", api.apps.get_revision("acme/dev/align", 0).raw["sbg:revisionNotes"])
show("no app", code_of(lambda: api.apps.get("acme/dev/none")))

for number in range(120):
    api.apps.install_app(f"acme/many/app-{number:03}", {**TOOL, "label": f"App {number}"})
many = api.apps.query(project="acme/many", limit=50)
show("total", many.total)
show("all", len({each.id for each in many.all()}))
show("back", many.next_page().previous_page()[0].id)
show("by id", [each.id for each in api.apps.query(id=["acme/many/app-007", "acme/dev/align"])])
show("by words", [each.id for each in api.apps.query(q=["align", "reads"])])
show("public", api.apps.query(visibility="public").total)

copy = app.copy("acme/release", name="Align copy")
show("copied", [copy.id, copy.raw["sbg:copyOf"], copy.revision])
show("copied again", code_of(lambda: app.copy("acme/release", name="Align copy")))
api.apps.create_revision("acme/dev/align", 2, {**TOOL, "doc": "newer"})
show("synced", [copy.sync().raw["sbg:copyOf"], copy.sync().revision])

exports = api.exports.query(state="FAILED")
show("exports", exports.total)
job = exports[0]
show("export", [job.state, job.error.code > 0, job.destination.volume, job.started_on is not None])
records = api.exports.bulk_get(["export-1", "none"])
show("bulk", [record.valid for record in records])

show("limit", [api.limit > 0, api.remaining > 0, api.request_id is not None])

draft = api.tasks.create("small", "acme/dev", "acme/dev/align", revision=1, inputs={})
show("draft", [draft.status, draft.app])
task = api.tasks.create("small", "acme/dev", "acme/dev/align", revision=1, inputs={}, run=True)
show("task", [task.status, task.name, task.start_time is not None])
show("tasks", [each.status for each in api.tasks.query(project="acme/dev").all()])
show("by status", [each.id == task.id for each in api.tasks.query(project="acme/dev", status="QUEUED")])
show("aborted", task.abort().status)
task.wait(period=0)
show("run", draft.run().status)
try:
    api.tasks.create("bad", "acme/dev", "acme/dev/align", inputs={"x": 1}, run=True)
except sevenbridges.errors.TaskValidationError as error:
    show("errors", [error.task.status, len(error.task.errors)])
file = api.files.get("file-1")
show("file", [file.name, file.size, [each.id for each in api.files.query(project="acme/dev", names=["a.txt"])]])
