/**
 * Changes documents of the corpus in one place each, as a person who makes a mistake would, and asks the validator and,
 * where `cwltool` is installed, the reference: `node tools/corpus/mutants.ts [COUNT [SEED]]`. Fails on a difference for
 * which docs/differences.md has no row.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { Processes } from '../../src/cwl/documents/processes.ts'
import { isError } from '../../src/cwl/problems/problem.ts'
import { Checker } from '../../src/cwl/validate.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { Mutator } from '../../test/cwl/support/mutate.ts'
import { CORPUS, DIFFERENCES, NAMED_DIFFERENCES, readVerdicts } from './corpus.ts'
import { changeOnce } from './one-change.ts'
import { requirePython, runReference } from './reference.ts'

const COUNT = Number(process.argv[2] ?? 30)
const SEED = Number(process.argv[3] ?? 1)
if (!(COUNT > 0 && Number.isSafeInteger(SEED))) throw new Error('COUNT and SEED are numbers')
/** The reference needs long for larger documents, which have the same parts. */
const MOST_BYTES = 6000

/** What only the reference refuses: its words, by the row of "The reference refuses, cwl-promote accepts". */
const ITS_OWN: readonly RegExp[] = [
  /source not found: None|outputSource not found: None|If '(?:hints|requirements)' is present/i,
  /identifier field None must be a string|str object expected; got None/,
  // A hint without a class; a record without fields; with this release's own names for things it does not know.
  /(?:The error was:?|\d+:\d+:) '(?:class|fields)'$/,
  /of type \S*"(?:int|long|float)"\S* is incompatible.*with sink .* of type \S*"(?:long|float|double)"/s,
  /with sink .* of type \[\]/s,
  /Unsupported requirement SoftwareRequirement/,
  // A requirement or hint with nothing behind its name; a tab before a comment; `all_non_null` on a list of one source.
  /mapSubject '(?:\w+Requirement|WorkReuse|glob)' value 'None' is not a dict/,
  /found character '\\t' that cannot start any token/,
  /pickValue is: all_non_null/,
  // One secondary file, not written as a list, of what goes where there is a list.
  /string indices must be integers, not 'str'/,
  // A name with a bracket behind its prefix.
  /Invalid IPv6 URL/,
  /cwlVersion` contains undefined reference/,
  /'NoneType' object has no attribute 'keys'/,
  // A number as the class of an object that is a value.
  /requires string as left operand, not ScalarFloat/,
]

/**
 * The reference misreads a boolean with an anchor, an empty format, and a single source with linkMerge that is not
 * written as a list.
 */
function isItsOwn(words: string, text: string): boolean {
  if (ITS_OWN.some((pattern) => pattern.test(words))) return true
  if (
    /is incompatible.*with sink .* of type \{"type": "array"/s.test(words) &&
    /\bsource"?: "[^"]*",\s*"linkMerge"/.test(text)
  )
    return true
  return (
    (/the value is not boolean/.test(words) && /: &\w+ (?:true|false)$/m.test(text)) ||
    (/Missing 'class' field/.test(words) && /"format": ""/.test(text))
  )
}

interface Mutant {
  readonly path: string
  readonly from: string
  readonly change: string
}

const verdicts = readVerdicts()
await compare(requirePython())

async function compare(reference: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-mutants-'))
  try {
    const corpus = join(folder, 'corpus')
    cpSync(CORPUS, corpus, { recursive: true })
    mkdirSync(join(folder, 'out'))
    const mutants = makeMutants(corpus)
    const jobs = mutants.map(({ path }) => ({
      args: ['--validate', '--skip-schemas', path],
      cwd: corpus,
      out: join(folder, 'out', basename(path)),
      seconds: 60,
    }))
    const results = await runReference(reference, jobs)
    const listed = codesThatWeAddTo()
    const unlisted: string[] = []
    const counts = { agree: 0, stricter: 0, laxer: 0 }
    for (const [index, mutant] of mutants.entries()) {
      const { code, words } = results[index] ?? { code: -1, words: '' }
      const codes = await errorsIn(corpus, mutant.path)
      if (codes.length > 0 === (code !== 0)) counts.agree += 1
      else if (codes.length > 0) {
        counts.stricter += 1
        if (!codes.every((one) => listed.has(one)))
          unlisted.push(`${mutant.from}, ${mutant.change}: only we refuse it (${codes.join(', ')})`)
      } else {
        counts.laxer += 1
        // Its lines are as wide as a terminal, wherever a sentence is then broken.
        const plain = stripVTControlCharacters(words).replaceAll(/\s+/g, ' ').trim()
        if (!isItsOwn(plain, readFileSync(join(corpus, mutant.path), 'utf8')))
          unlisted.push(`${mutant.from}, ${mutant.change}: only the reference refuses it: ${plain.slice(-400)}`)
      }
    }
    console.log(
      `of ${mutants.length} changed documents both say the same of ${counts.agree}; only we refuse ${counts.stricter}, only the reference ${counts.laxer}`,
    )
    for (const line of unlisted) console.log(`  not in docs/differences.md: ${line}`)
    if (unlisted.length > 0) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Beside the documents that they were made of, so that the files that they name are there. */
function makeMutants(corpus: string): readonly Mutant[] {
  const good = verdicts.filter(
    ({ path, verdict }) =>
      verdict === 'accept' && !NAMED_DIFFERENCES.has(path) && statSync(join(corpus, path)).size <= MOST_BYTES,
  )
  const random = new Mutator(SEED)
  const mutants: Mutant[] = []
  while (mutants.length < COUNT) {
    const { path: from } = random.pick(good)
    const changed = changeOnce(random, readFileSync(join(corpus, from), 'utf8'))
    if (changed === undefined) continue
    const path = join(dirname(from), `mutant-${mutants.length}.cwl`)
    writeFileSync(join(corpus, path), changed.text)
    mutants.push({ path, from, change: changed.change })
  }
  return mutants
}

async function errorsIn(corpus: string, path: string): Promise<readonly string[]> {
  const problems = await new Checker(new Processes(openWorkspace(corpus))).check(path)
  return [...new Set(problems.filter(isError).map(({ code }) => code))]
}

/** The codes in the second column of "The reference accepts, cwl-promote refuses". */
function codesThatWeAddTo(): ReadonlySet<string> {
  const [, section = ''] = /## The reference accepts, cwl-promote refuses\n(.*?)\n##/s.exec(DIFFERENCES) ?? []
  return new Set(
    [...section.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(([, codes = '']) =>
      [...codes.matchAll(/`([\w-]+)`/g)].flatMap(([, code]) => code ?? []),
    ),
  )
}
