/** What the command line, the action and the docs know of a command, apart from its options. */
interface CommandRow {
  readonly description: string
  readonly args?: readonly (readonly [name: string, description: string])[]
  readonly examples: readonly (readonly [command: string, purpose: string])[]
  /** Those that it can end with, in addition to 0, 1, 2 and 130. */
  readonly exitCodes?: readonly number[]
  /** It reads documents of a checkout, unless apps are copied. Others use records of other jobs. */
  readonly readsDocuments?: true
  /** It never sends a token, even if it gets one. */
  readonly isOffline?: true
}

const SIDE = 'a file, REVISION:FILE, stage:STAGE/APP or app:OWNER/PROJECT/APP'

export const COMMAND_ROWS = {
  validate: {
    description: 'check CWL files and all files that they use; needs no platform',
    args: [
      ['[paths...]', 'CWL files, folders and globs. Default: every .cwl file, and the apps of the configuration file'],
    ],
    examples: [
      ['validate', 'every .cwl file, and the apps of cwl-promote.yml'],
      ['validate tools "workflows/*.cwl"', 'a folder and a glob'],
    ],
    exitCodes: [3],
    readsDocuments: true,
    isOffline: true,
  },
  pack: {
    description: 'print one app, with everything that it uses, as the JSON object that would be installed',
    args: [['<file>', 'a CWL file, or file#id']],
    examples: [
      ['pack workflows/rnaseq.cwl > rnaseq.json', 'what would be installed'],
      ['pack library.cwl#align --check align.json', 'compare with a file'],
    ],
    exitCodes: [3],
    readsDocuments: true,
    isOffline: true,
  },
  plan: {
    description: 'show what a promotion would change; changes nothing',
    examples: [
      ['plan --stage dev', 'a stage of cwl-promote.yml'],
      ["plan --project acme/rnaseq-dev --files 'tools/*.cwl'", 'without cwl-promote.yml'],
    ],
    exitCodes: [3, 4, 5, 10],
    readsDocuments: true,
  },
  promote: {
    description: 'install the apps that differ, from files or from another project, and verify each',
    examples: [
      ['promote --stage dev --record record.json', 'install what differs, and keep a record for rollback'],
      ['promote --plan plan.json', 'exactly the plan that plan --out saved'],
    ],
    exitCodes: [3, 4, 5],
    readsDocuments: true,
  },
  rollback: {
    description: 'undo a recorded promotion: install again what each app was before',
    examples: [['rollback --record record.json', 'undo that promotion']],
    exitCodes: [4, 5],
  },
  'merge-records': {
    description: 'merge the records of several shards into one, so that one rollback undoes them all',
    args: [['<records...>', 'files or globs: records that promote wrote']],
    examples: [["merge-records 'records/*.json' --new-record all.json", 'one record of all shards']],
    isOffline: true,
  },
  pull: {
    description: 'edit the files of the repository so that they match the apps on the platform',
    examples: [['pull --stage dev', 'bring changes made on the platform into the repository']],
    exitCodes: [5],
    readsDocuments: true,
  },
  status: {
    description: 'show what each stage holds of each app, what is not promoted, and what was changed on the platform',
    examples: [
      ['status', 'what each stage holds, and what is not promoted'],
      ['status --stage release --app align', 'one app of one stage'],
    ],
    exitCodes: [3, 5, 10],
    readsDocuments: true,
  },
  diff: {
    description: 'show what differs between two apps, each a file, a file of a git revision or an installed app',
    args: [
      ['<before>', SIDE],
      ['<after>', 'the same, to compare it with; exits with 10 if they differ'],
    ],
    examples: [
      ['diff main:tools/align.cwl tools/align.cwl', 'a file with what it was in a git revision'],
      ['diff stage:dev/align tools/align.cwl', 'an installed app with a file'],
    ],
    exitCodes: [3, 10],
    readsDocuments: true,
  },
  pages: {
    description: 'write a Markdown page for each app of the configuration, and an index of them',
    examples: [
      ['pages', 'write docs/apps/README.md, and a page for each app'],
      ['pages --out apps --check', 'exit with code 10 if a page is out of date'],
    ],
    exitCodes: [3, 5, 10],
    readsDocuments: true,
  },
  graph: {
    description: 'draw a workflow: its inputs, steps and outputs, and the links between them',
    args: [['<file>', 'a CWL file, or file#id']],
    examples: [
      ['graph workflows/rnaseq.cwl', 'for a Markdown page, in a block ```mermaid'],
      ['graph workflows/rnaseq.cwl --format svg --depth 1 > rnaseq.svg', 'a picture, with its sub-workflows open'],
    ],
    exitCodes: [3],
    readsDocuments: true,
    isOffline: true,
  },
  images: {
    description: 'list the container images of the apps, ask their registries for them, and pin them by digest',
    examples: [
      ['images --check', 'each image, where it is used, and whether its registry has it'],
      ['images --pin --dry-run', 'what would be written to pin each image by its digest'],
    ],
    exitCodes: [3, 5],
    readsDocuments: true,
    isOffline: true,
  },
  exports: {
    description: 'count your export jobs by state, and fail if one failed',
    examples: [['exports --state-file seen.json --fail-on new-failed', 'fail only for new failures']],
    exitCodes: [6],
  },
  doctor: {
    description:
      'check address, token, platform, network and configuration, and suggest fixes; changes nothing without --probe-project',
    examples: [['doctor', 'check address, token, network and configuration']],
    exitCodes: [5],
  },
  test: {
    description: 'run the tests of the apps of a stage as tasks on the platform, each once, and compare their outputs',
    examples: [
      ['test --stage dev', 'start the tests that were not run with what is installed'],
      ['test --stage dev --wait 30m', 'also wait up to 30 minutes for them'],
      ['test --runner cwltool', 'run them on this machine, without a platform'],
    ],
    exitCodes: [5, 7, 10],
  },
  init: {
    description: 'write a first cwl-promote.yml for the CWL in the repository, and for the apps of a project',
    examples: [['init --project acme/rnaseq-dev', 'write cwl-promote.yml']],
  },
} as const satisfies Readonly<Record<string, CommandRow>>

export type Verb = keyof typeof COMMAND_ROWS

/** Only the command line has `init`: in a workflow nobody would read what it wrote. */
export type Command = Exclude<Verb, 'init'>

export const COMMANDS = (Object.keys(COMMAND_ROWS) as Verb[]).filter((verb) => verb !== 'init')

export function rowOf(verb: Verb): CommandRow {
  return COMMAND_ROWS[verb]
}
