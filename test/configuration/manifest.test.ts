import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'

import { MANIFEST_SCHEMA, schemaForEditors } from '../../src/configuration/manifest-schema.ts'
import { parseManifest } from '../../src/configuration/manifest.ts'
import { CODES } from '../../src/cwl/rules/index.ts'
import { PromotionError } from '../../src/files/errors.ts'
import { dedent } from '../support/dedent.ts'

const GOOD = dedent`
  version: 1
  stages:
    dev:     { project: acme/rnaseq-dev }
    release: { project: acme/rnaseq, from: dev }
  apps:
    - path: workflows/*.cwl
    - path: tools/align.cwl
      name: align
      names: { dev: align-dev }
`

function mistakeIn(text: string): PromotionError {
  try {
    parseManifest(text, 'cwl-promote.yml')
  } catch (error) {
    if (error instanceof PromotionError) return error
    throw error
  }
  throw new Error('the configuration was accepted')
}

function saidOf(text: string): string {
  const { at, message } = mistakeIn(text)
  return `${at?.file}:${at?.line}:${at?.column}: ${message}`
}

describe('a configuration file', () => {
  test('is read with its stages and apps', () => {
    const manifest = parseManifest(GOOD, 'cwl-promote.yml')
    expect(manifest.stages['release']).toMatchObject({ project: 'acme/rnaseq', from: 'dev' })
    expect(manifest.apps.map((app) => app.path)).toEqual(['workflows/*.cwl', 'tools/align.cwl'])
    expect(manifest.at('apps', 1, 'name')).toEqual({ file: 'cwl-promote.yml', line: 8, column: 11 })
  })

  test.each(['0x1'])('%s is version 1, as it is to the schema', (version) => {
    expect(parseManifest(GOOD.replace('version: 1', `version: ${version}`), 'cwl-promote.yml').version).toBe(1)
  })

  test.each([
    ['remote: { hosts: [example.org], timeout: 0.50 }', { remote: { timeout: 0.5 } }],
    ['limits: { depth: 100.0 }', { limits: { depth: 100 } }],
  ])('%s counts by its value, as it does to the schema', (line, read) => {
    expect(parseManifest(`${GOOD}${line}\n`, 'cwl-promote.yml')).toMatchObject(read)
  })

  test.each([
    ['tested: task', 'the rule `tested`, but not where'],
    ['tested: task, tested-in: dev', 'itself as `tested-in`: apps run before they are installed here'],
    ['tested-in: release', '`tested-in`, but no rule `tested`'],
    ['tested: tests, tested-in: release', '`tested: tests`, but the configuration has no tests'],
  ])('%s cannot be judged', (rules, message) => {
    const text = GOOD.replace('acme/rnaseq-dev }', `acme/rnaseq-dev, rules: { ${rules} } }`)
    expect(saidOf(text)).toContain(`the stage "dev" has ${message}`)
  })

  test.each([
    ['from: dev, apps: [a], require-same: repository', 'has `apps`, and `require-same` or the rule `tested`'],
    ['from: dev, apps: [a], rules: { tested: task }', 'has `apps`, and `require-same` or the rule `tested`'],
  ])('%s does not copy a project', (keys, message) => {
    const text = `version: 1\nstages: { dev: { project: a/b }, copy: { project: a/c, ${keys} } }\napps: [{ path: a.cwl }]\n`
    expect(saidOf(text)).toContain(message)
  })

  test.each(['99999999999999999999'])('%s jobs are no threshold, and are named as they were written', (threshold) => {
    expect(saidOf(`${GOOD}exports: { threshold: ${threshold} }\n`)).toBe(
      `cwl-promote.yml:10:23: \`exports.threshold\` must be a whole number, not ${threshold}`,
    )
  })

  test.each([
    [
      'a project that climbs',
      GOOD.replace('acme/rnaseq,', 'acme/..,'),
      'cwl-promote.yml:4:23: "acme/.." is not a project: it would change the path',
    ],
    [
      'stages without apps',
      dedent`
        version: 1
        stages: { dev: { project: a/b } }
      `,
      'cwl-promote.yml:1:1: the configuration lacks the key `apps`',
    ],
    [
      'a limit of nothing',
      dedent`
        version: 1
        limits: { files: 0 }
      `,
      'cwl-promote.yml:2:18: `limits.files` must be at least 1',
    ],
    [
      'a host that is named twice',
      `${GOOD}remote: { hosts: [example.org, example.org] }\n`,
      'cwl-promote.yml:10:18: `remote.hosts` has the same value twice',
    ],
    [
      'a time for a document that is too long',
      `${GOOD}remote: { hosts: [example.org], timeout: 601 }\n`,
      'cwl-promote.yml:10:42: `remote.timeout` must be at most 600',
    ],
    [
      'a host that is an address',
      `${GOOD}remote: { hosts: ["https://example.org/"] }\n`,
      'cwl-promote.yml:10:19: "https://example.org/" is not the name of a host',
    ],
    [
      'a limit that nothing bears',
      dedent`
        version: 1
        limits: { depth: 501 }
      `,
      'cwl-promote.yml:2:18: `limits.depth` must be at most 500',
    ],
    [
      'a second document',
      dedent`
        version: 1
        ---
        version: 1
      `,
      'cwl-promote.yml:2:1: a second YAML document begins here',
    ],
    [
      'a limit in words',
      dedent`
        version: 1
        limits: { file-bytes: 16 MiB }
      `,
      'cwl-promote.yml:2:23: `limits.file-bytes` must be a whole number, not the text "16 MiB"',
    ],
    [
      'a name for a stage that is none',
      GOOD.replace('{ dev: align', '{ prod: align'),
      'cwl-promote.yml:9:14: no stage is named "prod"',
    ],
    [
      'a stage copied from itself',
      GOOD.replace('from: dev', 'from: release'),
      'cwl-promote.yml:4:42: the stage "release" is copied from itself',
    ],
    [
      'stages copied in a circle',
      GOOD.replace('acme/rnaseq-dev }', 'acme/rnaseq-dev, from: release }'),
      'cwl-promote.yml:3:46: the stages are copied in a circle: dev ← release ← dev',
    ],
    [
      'stages with apps by another name',
      GOOD.replace('apps:', 'app:'),
      'cwl-promote.yml:5:1: unknown key `app`. Did you mean "apps"?',
    ],
    [
      'an exception with two mistakes',
      `${GOOD}checks: { paths: [{ paths: a.cwl, level: {} }] }\n`,
      'cwl-promote.yml:10:21: unknown key `paths` in `checks.paths[0]`. Did you mean "path"? There is 1 more mistake further down',
    ],
    [
      'a glob of branches with one negation in another',
      GOOD.replace('acme/rnaseq-dev }', 'acme/rnaseq-dev, rules: { branches: [main, "!(a!(b))"] } }'),
      'cwl-promote.yml:3:66: the glob "!(a!(b))" has `!(…)` within another `!(…)`',
    ],
    [
      'an exception with one negation in another',
      GOOD.replace('path: tools/align.cwl', 'path: tools/align.cwl\n    except: ["!(a!(b))"]'),
      'cwl-promote.yml:8:14: the glob "!(a!(b))" has `!(…)` within another `!(…)`',
    ],
    [
      'a path of checks with one negation in another',
      `${GOOD}checks: { paths: [{ path: "!(a!(b))", levels: {} }] }\n`,
      'cwl-promote.yml:10:27: the glob "!(a!(b))" has `!(…)` within another `!(…)`',
    ],
    [
      'a label that lifts nothing',
      GOOD.replace('acme/rnaseq-dev }', 'acme/rnaseq-dev, rules: { breaking-label: x } }'),
      'cwl-promote.yml:3:49: the stage "dev" has a `breaking-label`, but no rule that it could lift',
    ],
    [
      'a copy to compare where nothing is copied',
      GOOD.replace('acme/rnaseq-dev }', 'acme/rnaseq-dev, require-same: repository }'),
      'cwl-promote.yml:3:40: the stage "dev" has `require-same` but no `from`: it is installed from files anyway',
    ],
    ['a list', '- a\n', 'cwl-promote.yml:1:1: the configuration is not a map of keys'],
    [
      'a key that stands twice',
      `${GOOD}version: 1\n`,
      'cwl-promote.yml:10:1: the key "version" is written a second time; the first is on line 1',
    ],
  ])('with %s is refused at its place', (_what, text, said) => {
    expect(saidOf(text)).toBe(said)
  })

  test('with very many mistakes reports the first of them', () => {
    expect(saidOf(`version: 1\nstages: { dev: { project: a/b } }\napps:\n${'  - { pth: a.cwl }\n'.repeat(600)}`)).toBe(
      'cwl-promote.yml:4:7: unknown key `pth` in `apps[0]`. Did you mean "path"? There are more than 499 more mistakes further down',
    )
  })

  test('with several mistakes tells each of them, in the order of the file', () => {
    const { others, fix } = mistakeIn(
      GOOD.replace('version: 1', 'version: "1"').replace('acme/rnaseq,', 'rnaseq,').replace('names:', 'namess:'),
    )
    expect(fix).toBe('Write `version: 1`: this release supports no other.')
    expect(others.map(({ at, message }) => `${at?.line}:${at?.column}: ${message}`)).toEqual([
      '4:23: "rnaseq" is not a project',
      '9:5: unknown key `namess` in `apps[1]`. Did you mean "names"?',
    ])
  })

  test('with several mistakes in its stages tells each of them, and a circle once', () => {
    const { others } = mistakeIn(dedent`
      version: 1
      stages:
        a: { project: acme/.. }
        b: { project: acme/b, from: c }
        c: { project: acme/c, from: b }
        d: { project: acme/d, from: b, files: { x: y } }
      apps: [{ path: a.cwl, names: { none: x } }]
    `)
    expect(others.map(({ at, message }) => `${at?.line}: ${message}`)).toEqual([
      '4: the stages are copied in a circle: b ← c ← b',
      '6: the stage "d" has `files`, but it is copied: its content is what was installed elsewhere',
      '7: no stage is named "none"',
    ])
  })

  const LONG = 'x'.repeat(60_000)

  test.each([
    [
      'a text for true',
      `${GOOD}checks: { strict: ${LONG} }\n`,
      /^`checks\.strict` must be true or false, not the text "x+ … x+"$/,
    ],
    ['a name for a stage', GOOD.replace('release:', `${LONG}:`), /^"x+ … x+" is not a name for a stage$/],
    [
      'a text for a list',
      dedent`
        version: 1
        stages: { dev: { project: a/b } }
        apps: ${LONG}
      `,
      /^`apps` must be a list, not the text "x+ … x+"$/,
    ],
    ['a glob', GOOD.replace('workflows/*.cwl', LONG), /^the glob "x+ … x+" has more than 4096 characters$/],
  ])('with %s that is as long as a file is told in a few lines', (_what, text, message) => {
    const mistake = mistakeIn(text)
    expect(mistake.message).toMatch(message)
    expect(
      [mistake, ...mistake.others]
        .flatMap((each) => [each.message.length, each.fix?.length ?? 0])
        .filter((length) => length > 1000),
    ).toEqual([])
  })

  test.each(['$PROJECT', '${PROJECT}', '$OWNER/$PROJECT'])(
    'with a project that is %s says that nothing is filled in',
    (project) => {
      const [variable] = /\$\w+|\$\{[^}]*\}+/.exec(project) ?? []
      expect(mistakeIn(GOOD.replace('acme/rnaseq-dev', `"${project}"`)).message).toBe(
        `"${project}" is not a project: nothing is filled in for ${variable}`,
      )
    },
  )

  test('with more mistakes than anybody fixes at once tells ten of them', () => {
    expect(
      mistakeIn(`version: 1\nstages: { dev: { project: a/b } }\napps:\n${'  - { pth: a.cwl }\n'.repeat(20)}`).others,
    ).toHaveLength(9)
  })

  test.each([
    ['an empty file', '', 'It begins with `version: 1`; `cwl-promote init` writes a first one.'],
    ['a list', '- a\n', 'It begins with `version: 1`; `cwl-promote init` writes a first one.'],
    ['a path for an app', GOOD.replace('path: workflows', 'workflows'), 'Write `path: workflows/*.cwl`.'],
    [
      'a project for a stage',
      GOOD.replace('{ project: acme/rnaseq-dev }', 'acme/rnaseq-dev'),
      'Write `dev: { project: acme/rnaseq-dev }`.',
    ],
    [
      'a key without a blank behind its colon',
      GOOD.replace('{ project: acme/rnaseq-dev }', 'project:acme/rnaseq-dev'),
      'Put a space after the colon of a key: `project: acme/rnaseq-dev`.',
    ],
    [
      'a stage with nothing in it',
      GOOD.replace('{ project: acme/rnaseq-dev }', ''),
      'Indent what belongs to it below it.',
    ],
    [
      'what belongs to a stage beside its name',
      dedent`
        version: 1
        stages: { project: a/b }
        apps: [{ path: a.cwl }]
      `,
      "It belongs to a stage: indent it below the stage's name.",
    ],
    [
      'a list of stages',
      dedent`
        version: 1
        stages: [{ name: dev, project: a/b }]
        apps: [{ path: a.cwl }]
      `,
      'Write the name of each with what belongs to it: `dev: { project: acme/rnaseq }`.',
    ],
    [
      'a map of apps',
      GOOD.replace(
        /apps:\n.*/s,
        dedent`
          apps:
            path: a.cwl
        `,
      ),
      'Begin each item with a dash and a space.',
    ],
    [
      'files of a stage that is copied',
      GOOD.replace('from: dev', 'from: dev, files: { x: y }'),
      'Give `files` to the stage that is installed from files.',
    ],
    ['a word for true', `${GOOD}checks: { strict: yes }\n`, 'Write true or false, without quotes.'],
    [
      'a time of nothing',
      `${GOOD}remote: { hosts: [example.org], timeout: 0 }\n`,
      'Seconds for one document. Default: 30.',
    ],
    [
      'a stage copied from itself',
      GOOD.replace('from: dev', 'from: release'),
      'Name another stage with `from`, or leave it out: then the stage is installed from files.',
    ],
    [
      'two stages with one project',
      GOOD.replace(/^( *release:[^]*?project: )\S+?(,|$)/m, '$1acme/rnaseq-dev$2'),
      'Give each stage its own project, or the app a name for each stage with `names`.',
    ],
  ])('with %s says what to write', (_what, text, fix) => {
    expect(mistakeIn(text).fix).toBe(fix)
  })

  test.each([
    'token',
    'auth-token',
    'api_key',
    'password',
    'credential',
    'credentials',
    'secret',
    'auth',
    'githubToken',
    'ACCESS_TOKEN',
  ])('never holds the secret %s', (key) => {
    const { message, fix, at } = mistakeIn(`${GOOD}${key}: canary-value\n`)
    expect(message).toContain('a token must never be in a file')
    expect(fix).toContain('CWL_PROMOTE_TOKEN')
    expect(at?.line).toBe(10)
    expect(`${message}${fix}`).not.toContain('canary-value')
  })

  test.each(['base_url', 'endpoint', 'url', 'host', 'server'])(
    'never holds the address %s, not even inside a stage',
    (key) => {
      const { message, fix } = mistakeIn(
        GOOD.replace(
          '{ project: acme/rnaseq-dev }',
          `{ project: acme/rnaseq-dev, ${key}: 'https://elsewhere.example' }`,
        ),
      )
      expect(message).toContain('could send the token to another address')
      expect(fix).toContain('CWL_PROMOTE_BASE_URL')
    },
  )

  test('has a published schema that says what the code checks', () => {
    const published: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../schemas/cwl-promote.schema.json'), 'utf8'),
    )
    expect(published).toEqual(schemaForEditors(Object.keys(CODES).toSorted()))
    expect(published).toMatchObject(MANIFEST_SCHEMA)
  })

  test('has a published schema in which a misspelt code is not a key of `levels`', () => {
    const accepts = new Ajv2020({ strict: false }).compile(schemaForEditors(Object.keys(CODES).toSorted()))
    const withCode = (code: string): object => ({ version: 1, checks: { levels: { [code]: 'off' } } })
    expect([accepts(withCode('no-label')), accepts(withCode('no-lable'))]).toEqual([true, false])
  })
})
