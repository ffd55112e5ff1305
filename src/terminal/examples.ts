import type { Command } from 'commander'

/** One or two command lines for each command, with what they do. */
export const EXAMPLES: Readonly<Record<string, readonly (readonly [command: string, purpose: string])[]>> = {
  validate: [
    ['validate', 'every app of cwl-promote.yml, or every .cwl file'],
    ["validate tools 'workflows/*.cwl'", 'a folder and a glob'],
  ],
  pack: [
    ['pack workflows/rnaseq.cwl > rnaseq.json', 'what would be installed'],
    ['pack library.cwl#align --check align.json', 'compare with a file'],
  ],
  plan: [
    ['plan --stage dev', 'a stage of cwl-promote.yml'],
    ["plan --project acme/rnaseq-dev --files 'tools/*.cwl'", 'without cwl-promote.yml'],
  ],
  promote: [
    ['promote --stage dev --record record.json', 'install what differs, and keep a record for rollback'],
    ['promote --plan plan.json', 'exactly the plan that plan --out saved'],
  ],
  rollback: [['rollback --record record.json', 'undo that promotion']],
  'merge-records': [["merge-records 'records/*.json' --new-record all.json", 'one record of all shards']],
  pull: [['pull --stage dev', 'bring changes made on the platform into the repository']],
  status: [
    ['status', 'what each stage holds, and what is not promoted'],
    ['status --stage release --app align', 'one app of one stage'],
  ],
  diff: [
    ['diff main:tools/align.cwl tools/align.cwl', 'a file with what it was in a git revision'],
    ['diff stage:dev/align tools/align.cwl', 'an installed app with a file'],
  ],
  exports: [['exports --state-file seen.json --fail-on new-failed', 'fail only for new failures']],
  doctor: [['doctor', 'check address, token, network and configuration']],
  init: [['init --project acme/rnaseq-dev', 'write cwl-promote.yml']],
  completion: [
    ['completion bash > ~/.cwl-promote.bash', 'then add `source ~/.cwl-promote.bash` to ~/.bashrc'],
    ['completion zsh > ~/.cwl-promote.zsh', 'then source it in ~/.zshrc, after `compinit`'],
    ['completion fish > ~/.config/fish/completions/cwl-promote.fish', 'fish finds it there'],
  ],
  graph: [
    ['graph workflows/rnaseq.cwl', 'for a Markdown page, in a block ```mermaid'],
    ['graph workflows/rnaseq.cwl --format svg --depth 1 > rnaseq.svg', 'a picture, with its sub-workflows open'],
  ],
  platform: [['platform --data ./platform-data --port 8080', 'start it, and print its address and token']],
  'platform seed': [
    ['platform seed seed.json --data ./platform-data', 'load the projects, apps and export jobs of a file'],
  ],
  'platform export add': [
    ['platform export add --data ./platform-data --id job-1 --state RUNNING', 'an export job that is running'],
  ],
  'platform export set': [['platform export set job-1 FAILED --data ./platform-data', 'the same job, failed']],
  demo: [['demo', 'promote a small repository on a platform in a box']],
}

/** Adds its examples to the help of a command and of the commands below it, such as `platform seed`. */
export function addExamples(command: Command, name = command.name()): void {
  for (const child of command.commands) addExamples(child, `${name} ${child.name()}`)
  const examples = EXAMPLES[name] ?? []
  if (examples.length === 0) return
  const lines = examples.map(([line, purpose]) => `  cwl-promote ${line}\n      ${purpose}`)
  command.addHelpText('after', `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
}
