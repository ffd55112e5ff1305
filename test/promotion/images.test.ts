import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { imagesOf, type Pinning } from '../../src/cwl/lint/facts/images.ts'
import { validateDocuments } from '../../src/cwl/validate.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { parseJson, type JsonObject } from '../../src/json/index.ts'
import type { Change } from '../../src/promotion/plan.ts'
import { applyRules } from '../../src/promotion/rules/rules.ts'

const HEX = '0a'.repeat(32)

/** A DockerRequirement, and what keeps its image the same. */
const TABLE: readonly (readonly [requirement: object, pinning: Pinning | 'none'])[] = [
  [{ dockerPull: 'debian' }, 'newest'],
  [{ dockerPull: 'debian:latest' }, 'newest'],
  [{ dockerPull: 'debian:' }, 'newest'],
  [{ dockerPull: 'debian:12' }, 'tag'],
  [{ dockerPull: 'debian:Latest' }, 'tag'],
  [{ dockerPull: 'debian:latest-slim' }, 'tag'],
  [{ dockerPull: 'Debian:12' }, 'tag'],
  [{ dockerPull: 'debian:1 2' }, 'newest'],
  [{ dockerPull: 'registry.example:5000/debian' }, 'newest'],
  [{ dockerPull: 'registry.example:5000/debian:latest' }, 'newest'],
  [{ dockerPull: 'REGISTRY.example:5000/a/b/debian:12' }, 'tag'],
  [{ dockerPull: 'docker://debian' }, 'newest'],
  [{ dockerPull: 'docker://debian:12' }, 'tag'],
  [{ dockerPull: `debian@sha256:${HEX}` }, 'digest'],
  [{ dockerPull: `debian:latest@sha256:${HEX}` }, 'digest'],
  [{ dockerPull: `registry.example:5000/debian@sha256:${HEX}` }, 'digest'],
  [{ dockerPull: `debian@sha512:${HEX}${HEX}` }, 'digest'],
  [{ dockerPull: `debian@sha512:${HEX}` }, 'unknown'],
  [{ dockerPull: `debian@SHA256:${HEX.toUpperCase()}` }, 'unknown'],
  [{ dockerPull: 'debian@sha256:0a' }, 'unknown'],
  [{ dockerPull: `@sha256:${HEX}` }, 'unknown'],
  [{ dockerPull: '$(inputs.image)' }, 'unknown'],
  [{ dockerPull: 'debian:$(inputs.tag)' }, 'unknown'],
  [{ dockerPull: `$(inputs.image)@sha256:${HEX}` }, 'unknown'],
  [{ dockerImageId: 'debian' }, 'newest'],
  [{ dockerImageId: 'debian:12' }, 'tag'],
  [{ dockerImageId: `sha256:${HEX}` }, 'digest'],
  [{ dockerImageId: HEX }, 'digest'],
  [{ dockerPull: HEX }, 'newest'],
  [{ dockerPull: 'debian:12', dockerImageId: 'debian:12' }, 'tag'],
  [{ dockerPull: 'debian:12', dockerImageId: '0a0a0a0a0a0a' }, 'tag'],
  [{ dockerPull: 'debian:12', dockerImageId: '' }, 'tag'],
  [{ dockerPull: 'debian', dockerImageId: `sha256:${HEX}` }, 'newest'],
  [{ dockerFile: 'FROM debian', dockerImageId: 'ours:12' }, 'tag'],
  [{ dockerFile: 'FROM debian', dockerImageId: 'ours' }, 'newest'],
  [{ dockerLoad: 'https://example.com/image.tar', dockerImageId: 'ours:12' }, 'tag'],
  [{ dockerImport: 'https://example.com/image.tar', dockerImageId: 'ours' }, 'newest'],
  [{ dockerOutputDirectory: '/out' }, 'none'],
]

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cwl-images-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function toolWith(requirement: object): JsonObject {
  return parseJson(
    JSON.stringify({
      cwlVersion: 'v1.2',
      class: 'CommandLineTool',
      inputs: [],
      outputs: [],
      requirements: [{ class: 'DockerRequirement', ...requirement }],
    }),
  ) as JsonObject
}

function refusalOf(description: JsonObject, images: 'any' | 'tag' | 'digest'): string | undefined {
  const target = { owner: 'o', project: 'p', app: 'a' }
  const change: Change = {
    action: 'create',
    app: { name: 'a', target, source: { kind: 'file', reference: 'a.cwl' } },
    description,
    digest: 'd',
    files: [],
    before: { kind: 'absent' },
  }
  const [judged] = applyRules([change], { images }, { allowBreaking: false, branches: [], tags: [] })
  return judged?.action === 'blocked' ? judged.reason : undefined
}

describe.each(TABLE)('the image of %j', (requirement, pinning) => {
  test(`is pinned by: ${pinning}`, () => {
    expect(imagesOf(toolWith(requirement)).map(({ name }) => name.pinning)).toEqual(pinning === 'none' ? [] : [pinning])
  })

  test('is judged alike by the rule of a stage and by the advice of the validator', async () => {
    writeFileSync(join(folder, 'a.cwl'), JSON.stringify(toolWith(requirement)))
    const { problems } = await validateDocuments(openWorkspace(folder), ['a.cwl'])
    const isLoose = pinning === 'newest' || pinning === 'unknown'
    // What docker cannot read is told as that.
    const isBad = problems.some(({ code }) => code === 'bad-image')
    expect(problems.filter(({ code }) => code === 'unpinned-image')).toHaveLength(isLoose && !isBad ? 1 : 0)
    expect(refusalOf(toolWith(requirement), 'tag') !== undefined).toBe(isLoose)
    expect(refusalOf(toolWith(requirement), 'digest') !== undefined).toBe(isLoose || pinning === 'tag')
    expect(refusalOf(toolWith(requirement), 'any')).toBeUndefined()
  })
})

describe('an image that is started in the place of the one that is pulled', () => {
  const digest = `debian@sha256:${HEX}`

  test.each<readonly [pulled: string, started: string, refusals: readonly [byTag: boolean, byDigest: boolean]]>([
    ['debian:12', 'debian', [true, true]],
    [digest, 'evil:latest', [true, true]],
  ])(
    'where %s is pulled, and %s started, both must be pinned',
    async (dockerPull, dockerImageId, [byTag, byDigest]) => {
      const tool = toolWith({ dockerPull, dockerImageId })
      expect(refusalOf(tool, 'tag')).toEqual(byTag ? expect.stringContaining(`by a tag: ${dockerImageId};`) : undefined)
      expect(refusalOf(tool, 'digest')).toEqual(byDigest ? expect.stringContaining(dockerImageId) : undefined)
      writeFileSync(join(folder, 'a.cwl'), JSON.stringify(tool))
      const { problems } = await validateDocuments(openWorkspace(folder), ['a.cwl'])
      expect(problems.filter(({ code }) => code === 'unpinned-image').map(({ message }) => message)).toEqual(
        byTag
          ? [expect.stringContaining(`the image "${dockerImageId}", which starts instead of the image in dockerPull, `)]
          : [],
      )
    },
  )
})

describe.each<readonly [requirement: object, words: string]>([
  [{ dockerFile: 'FROM debian:12' }, 'what dockerFile builds'],
  [{ dockerLoad: 'https://example.com/image.tar' }, 'what dockerLoad loads'],
  [{ dockerImport: 'https://example.com/image.tar' }, 'what dockerImport imports'],
  [
    { dockerPull: null, dockerFile: 'FROM debian:12', dockerImport: 'https://example.com/image.tar' },
    'what dockerFile builds',
  ],
])('the image without a name of %j', (requirement, words) => {
  test('is refused by the rule of a stage, whatever pins images there', () => {
    expect(refusalOf(toolWith(requirement), 'digest')).toBe(
      `rule \`images\`: not pinned by a digest: ${words}; write each as NAME@sha256:DIGEST, in \`dockerPull\`, or let \`cwl-promote images --pin\` write them`,
    )
    expect(refusalOf(toolWith(requirement), 'tag')).toBe(
      `rule \`images\`: not pinned by a tag: ${words}; give each a tag other than latest, in \`dockerPull\``,
    )
  })

  test('is not a name for the validator to advise on', async () => {
    writeFileSync(join(folder, 'a.cwl'), JSON.stringify(toolWith(requirement)))
    const { problems } = await validateDocuments(openWorkspace(folder), ['a.cwl'])
    expect(problems.filter(({ code }) => code === 'unpinned-image')).toEqual([])
  })
})

describe('the images of an app', () => {
  const docker = (name: string): object => ({ class: 'DockerRequirement', dockerPull: name })
  const found = (description: object): readonly string[] =>
    imagesOf(parseJson(JSON.stringify(description)) as JsonObject).map(({ step, name }) => `${step}: ${name.text}`)

  test('are those of its processes and of its steps, by their steps', () => {
    const tool = { class: 'CommandLineTool', hints: [docker('tool')] }
    const inner = { class: 'Workflow', steps: [{ id: '#main/outer/inner', run: tool, requirements: [docker('step')] }] }
    expect(
      found({
        class: 'Workflow',
        hints: [docker('all')],
        steps: [
          { id: 'outer', run: inner },
          { id: 'other', run: 'other.cwl' },
        ],
      }),
    ).toEqual([': all', 'outer/inner: step', 'outer/inner: tool'])
  })

  test('are found in maps as in lists', () => {
    const tool = { class: 'CommandLineTool', requirements: { DockerRequirement: { dockerPull: 'tool' } } }
    expect(
      found({ class: 'Workflow', steps: { a: { run: tool, hints: { DockerRequirement: { dockerPull: 'step' } } } } }),
    ).toEqual(['a: step', 'a: tool'])
  })

  test('are found in a graph', () => {
    const tool = (id: string, image: string): object => ({ id, class: 'CommandLineTool', hints: [docker(image)] })
    expect(found({ $graph: [tool('#main', 'a'), tool('#sort', 'b')] })).toEqual([': a', 'sort: b'])
  })

  test.each<[string, object]>([
    ['https://w3id.org/cwl/cwl#DockerRequirement', {}],
    ['q:Requirement', { q: 'https://w3id.org/cwl/cwl#Docker' }],
  ])('are found, judged and advised on where a hint has the class %s', async (name, namespaces) => {
    const tool = {
      cwlVersion: 'v1.2',
      class: 'CommandLineTool',
      inputs: [],
      outputs: [],
      $namespaces: namespaces,
      hints: [{ class: name, dockerPull: 'a' }],
    }
    expect(found(tool)).toEqual([': a'])
    const { cwlVersion, $namespaces, ...inner } = tool
    expect(
      found({
        cwlVersion,
        $namespaces,
        class: 'Workflow',
        steps: [{ id: 's', run: inner, hints: { [name]: { dockerPull: 'b' } } }],
      }),
    ).toEqual(['s: b', 's: a'])
    expect(refusalOf(parseJson(JSON.stringify(tool)) as JsonObject, 'digest')).toBe(
      'rule `images`: not pinned by a digest: a; write each as NAME@sha256:DIGEST, or let `cwl-promote images --pin` write them',
    )
    writeFileSync(join(folder, 'a.cwl'), JSON.stringify(tool))
    const { problems } = await validateDocuments(openWorkspace(folder), ['a.cwl'])
    expect(problems.map(({ code }) => code)).toContain('unpinned-image')
  })

  test('are none of a class in another vocabulary', () => {
    expect(
      found({
        $namespaces: { cwl: 'https://example.com/' },
        hints: [{ class: 'cwl:DockerRequirement', dockerPull: 'a' }],
      }),
    ).toEqual([])
  })

  test('are what is required, where something is required and hinted at', () => {
    expect(found({ class: 'CommandLineTool', requirements: [docker('a')], hints: [docker('b')] })).toEqual([': a'])
  })
})
