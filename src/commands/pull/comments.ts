import { parseYaml } from '../../cwl/source/parse-yaml.ts'
import type { Workspace } from '../../cwl/source/workspace.ts'
import { stringifyJson } from '../../json/index.ts'
import { textOf } from './pull-files.ts'
import type { Texts } from './pull-proof.ts'

/** The files in which comments stand that what is to be written over them does not have. */
export function commentedFiles(texts: Texts, workspace: Workspace): readonly string[] {
  return [...texts.keys()].filter(
    (path) => workspace.has(path) && hasComments(textOf(path, workspace), path, workspace),
  )
}

/** Behind the first line of a script, which names what runs it. */
const COMMENT_LINE = /^([ \t]*)#(?!!)/

/**
 * Whether lines of it are comments. A line of a script in it may look like one: what is added to it shows up in the
 * value then.
 */
function hasComments(text: string, path: string, { limits }: Pick<Workspace, 'limits'>): boolean {
  const marks: string[] = []
  const lines = text.split('\n').map((line) => {
    const indentation = COMMENT_LINE.exec(line)?.[1]
    if (indentation === undefined) return line
    const mark = `#comment-${marks.length}.`
    marks.push(mark)
    return `${indentation}${mark}${line.slice(indentation.length + 1)}`
  })
  if (marks.length === 0) return false
  const parsing = parseYaml(lines.join('\n'), path, limits)
  if (!parsing.ok) return false
  const ofValue = new Set(stringifyJson(parsing.value).match(/#comment-\d+\./g))
  return marks.some((mark) => !ofValue.has(mark))
}
