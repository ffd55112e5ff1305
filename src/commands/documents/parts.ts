import { posix } from 'node:path'

import {
  type Processes,
  filesReached,
  isError,
  type Problem,
  type ProblemCode,
  type Validation,
} from '../../cwl/index.ts'
import { listNames } from '../../files/name-list.ts'

/** The codes that are reported if a part of a document is read as a whole document. */
const OF_PARTS: ReadonlySet<string> = new Set<ProblemCode>(['not-a-process', 'no-version'])

/** Documents and problems without those of parts, and a notice on the parts. */
export interface Wholes extends Pick<Validation, 'documents' | 'problems'> {
  readonly notices: readonly string[]
}

/**
 * Leaves out files that a folder or a glob found but that are only parts of documents: files that a valid document
 * imports, such as JavaScript libraries and lists of types. They were checked where they are imported. A file that
 * `files` names directly counts as a document.
 */
export function withoutParts(
  { documents, problems }: Pick<Validation, 'documents' | 'problems'>,
  files: readonly string[] = [],
  processes: Processes,
): Wholes {
  const errors = Map.groupBy(problems.filter(isError), ({ file }) => file)
  const isNamed = (path: string): boolean => files.some((file) => `/${posix.normalize(file)}`.endsWith(`/${path}`))
  const mayBePart = ({ path, ok }: Validation['documents'][number]): boolean =>
    !ok && !isNamed(path) && errors.get(path)?.every(({ code }) => OF_PARTS.has(code)) === true
  if (!documents.some(mayBePart)) return { documents, problems, notices: [] }
  const reached = new Set(documents.filter(({ ok }) => ok).flatMap(({ path }) => [...filesReached(processes, path)]))
  const parts = new Set(
    documents.filter((document) => mayBePart(document) && reached.has(document.path)).map(({ path }) => path),
  )
  const isOfPart = ({ file, code }: Problem): boolean => parts.has(file) && OF_PARTS.has(code)
  return {
    documents: documents.filter(({ path }) => !parts.has(path)),
    problems: problems.filter((problem) => !isOfPart(problem)),
    notices:
      parts.size === 0
        ? []
        : [
            `${listNames([...parts])} ${parts.size === 1 ? 'is not a document by itself: it was' : 'are not documents by themselves: they were'} checked where others import ${parts.size === 1 ? 'it' : 'them'}.`,
          ],
  }
}
