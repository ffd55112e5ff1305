import { truncateMiddle } from '../../../files/text.ts'
import { isObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { requirementsOf } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import type { Context } from '../../lint/context.ts'
import { dockerRequirementsOf } from '../../lint/facts/images.ts'
import { mayHoldExpression } from '../../lint/facts/interpolation.ts'
import { entriesOf, streamsOf } from '../../lint/facts/named-files.ts'
import type { Ports } from '../../lint/facts/ports.ts'
import type { Site } from '../../lint/report.ts'
import { at, off, rule, warning } from '../../lint/rule.ts'
import { namespacesOf } from '../../model/own-terms.ts'
import { holdsFiles, isOnly, withoutNull } from '../../types/types.ts'

type Asked = Context<'outside-output'>

/** "Find files or directories relative to the output directory" (CWL v1.2 CommandLineTool, "CommandOutputBinding"). */
export const outsideOutput = rule({
  codes: { 'outside-output': warning('A path leads out of the output directory of a tool.') },
  on: 'CommandLineTool',
  process({ process, ports, globs, version, report }) {
    const folders = outputFoldersOf(process)
    // Its files are in the output directory, or linked there.
    const hasWorkingFolder = requirementsOf(process.value, 'InitialWorkDirRequirement').length > 0
    for (const name of [...streamsOf(process), ...globs]) {
      const { value: path } = name
      if (typeof path !== 'string') continue
      const isOutside = path.startsWith('/') ? !folders.some((folder) => isIn(path, folder)) : leavesUpwards(path)
      if (isOutside) reportPath(name, path, report)
      if (!hasWorkingFolder) checkInputPath(name, path, ports, report)
    }
    for (const entry of entriesOf(process)) {
      const { entry: content, entryname: name } = entry
      if (typeof content !== 'string' || typeof name !== 'string') continue
      // From v1.2 on, a container may have files anywhere.
      if (name.startsWith('/') ? version !== 'v1.2' : leavesUpwards(name))
        reportPath(at(entry, 'entryname'), name, report)
    }
  },
})

function reportPath(site: Site, path: string, report: Asked['report']): void {
  report(
    'outside-output',
    site,
    `"${truncateMiddle(path)}" is not in the output directory of the tool, but must be`,
    'Write a path relative to the folder in which the tool runs.',
  )
}

/** Each input is in a separate folder. */
function checkInputPath(site: Site, path: string, { inputs }: Ports, report: Asked['report']): void {
  const [, name, attribute] = /^\s*\$\(\s*inputs\.(\w+)\.(path|dirname)\s*(?=[)+])/.exec(path) ?? []
  const type = name === undefined ? undefined : inputs.get(name)?.type
  if (type === undefined || !isOnly(withoutNull(type), ['File', 'Directory'])) return
  report(
    'outside-output',
    site,
    `inputs.${name}.${attribute} is in the folder of that input, not in the output directory of the tool`,
    attribute === 'path'
      ? `If the tool writes the file in the folder in which it runs, use inputs.${name}.basename.`
      : 'If the tool writes the file in the folder in which it runs, remove this part.',
  )
}

function isIn(path: string, folder: string): boolean {
  const inside = folder.endsWith('/') ? folder : `${folder}/`
  return `${path}/`.startsWith(inside)
}

function leavesUpwards(path: string): boolean {
  if (!path.includes('..') || mayHoldExpression(path)) return false
  let depth = 0
  return path.split('/').some((name) => {
    if (name === '..') depth -= 1
    else if (name !== '' && name !== '.') depth += 1
    return depth < 0
  })
}

/** A container may choose its output directory. */
function outputFoldersOf({ value, root }: Process): readonly string[] {
  return dockerRequirementsOf(value, namespacesOf(root))
    .slice(0, 1)
    .flatMap(({ dockerOutputDirectory: folder }) => (typeof folder === 'string' ? folder : []))
}

/** Without a glob, only `cwl.output.json` can set them. */
export const unfoundOutputs = rule({
  codes: { 'output-without-glob': off('A file output has neither a glob nor an outputEval.') },
  on: 'CommandLineTool',
  output({ name, type, declaration }, { report }) {
    const { outputBinding: binding, type: written } = declaration
    const isFound = isObject(binding) && (isPresent(binding['glob']) || isPresent(binding['outputEval']))
    if (isFound || written === 'stdout' || written === 'stderr' || !holdsFiles(type)) return
    report(
      'output-without-glob',
      at(declaration),
      `the output "${name}" does not declare how to find its file`,
      'Add outputBinding with a glob, unless the tool writes cwl.output.json.',
    )
  },
})
