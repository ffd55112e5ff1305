import { existsSync, readFileSync } from 'node:fs'

/** What one test file is to try. */
export interface Task {
  readonly file: string
  readonly mutants: readonly string[]
  /** Lines of JSON. */
  readonly results: string
}

interface Line {
  readonly file: string
  readonly mutant?: string
  readonly status?: 'started' | 'killed' | 'timeout' | 'survived'
  /** Whether the mutant ran when it was tried: some code runs only once. */
  readonly ran?: boolean
  readonly reached?: readonly string[]
  /** Of these, what ran while the modules were loaded. */
  readonly atLoad?: readonly string[]
  readonly again?: boolean
  /** In how many seconds the next line must come. */
  readonly within?: number
}

/** What is known of the mutants so far. */
export interface Results {
  readonly isDead: (mutant: string) => boolean
  readonly wasTried: (mutant: string, file: string) => boolean
  /** In how many test files it survived. */
  readonly survivals: (mutant: string) => number
  /** Test files that reach a mutant. */
  readonly reaching: (mutant: string) => readonly string[]
  /** Whether a try without loading the modules again shows little of a mutant. */
  readonly needsLoading: (mutant: string) => boolean
  /** The mutant that a test file had begun and never ended. */
  readonly hanging: (file: string) => string | undefined
  /** Whether a test file stopped early, and must be run again. */
  readonly isUnfinished: (file: string) => boolean
  /** In how many seconds the next line must come, if that is known. */
  readonly within: number | undefined
}

export function readResults(path: string): Results {
  const lines = existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Line)
    : []
  const dead = new Set(
    lines.flatMap(({ mutant, status }) =>
      mutant !== undefined && (status === 'killed' || status === 'timeout') ? [mutant] : [],
    ),
  )
  const tried = new Set(lines.flatMap(({ mutant, file }) => (mutant === undefined ? [] : [`${mutant} ${file}`])))
  const reaching = new Map<string, Set<string>>()
  for (const { file, reached = [] } of lines)
    for (const mutant of reached) reaching.set(mutant, (reaching.get(mutant) ?? new Set()).add(file))
  const atLoad = new Set(lines.flatMap((line) => line.atLoad ?? []))
  const ran = new Set(lines.flatMap((line) => (line.ran === true ? [line.mutant] : [])))
  return {
    isDead: (mutant) => dead.has(mutant),
    wasTried: (mutant, file) => tried.has(`${mutant} ${file}`),
    survivals: (mutant) => lines.filter((line) => line.mutant === mutant && line.status === 'survived').length,
    reaching: (mutant) => [...(reaching.get(mutant) ?? [])],
    needsLoading: (mutant) => atLoad.has(mutant) || !ran.has(mutant),
    hanging: (file) => {
      const last = lines.findLast((line) => line.file === file && line.mutant !== undefined)
      return last?.status === 'started' ? last.mutant : undefined
    },
    isUnfinished: (file) => lines.findLast((line) => line.file === file)?.again === true,
    within: lines.at(-1)?.within,
  }
}
