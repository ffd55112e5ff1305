import { expect, test } from '@jest/globals'

import { Processes } from '../../src/cwl/documents/processes.ts'
import { imagesUsed, renamedImages } from '../../src/cwl/images.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { applyEdits } from '../../src/repository/fixing.ts'
import { dedent } from '../support/dedent.ts'
import { repositoryOf } from '../support/repository.ts'

const REST = 'baseCommand: x\ninputs: []\noutputs: []\n'

function tool(requirements: string): string {
  return `cwlVersion: v1.2\nclass: CommandLineTool\n${REST}${requirements}`
}

function listed(files: Readonly<Record<string, string>>, references = Object.keys(files)) {
  const workspace = openWorkspace(repositoryOf(files))
  const { images, problems } = imagesUsed(new Processes(workspace), references)
  const places = Array.from(images, ([name, each]) => [
    name,
    each.map(({ file, line, column }) => `${file}:${line}:${column}`),
  ])
  return { images: Object.fromEntries(places), problems: problems.map(({ code }) => code) }
}

test('finds images in each form, also of steps, of embedded tools and with a prefix', () => {
  expect(
    listed(
      {
        'map.cwl': tool('hints:\n  DockerRequirement: { dockerPull: a }\n'),
        'list.cwl': tool('requirements:\n  - class: DockerRequirement\n    dockerPull: "b"\n'),
        'prefix.cwl': tool(
          '$namespaces: { c: "https://w3id.org/cwl/cwl#" }\nhints:\n  - class: c:DockerRequirement\n    dockerPull: d\n',
        ),
        'flow.cwl': dedent`
          cwlVersion: v1.2
          class: Workflow
          inputs: []
          outputs: []
          requirements: { DockerRequirement: { dockerPull: e } }
          steps:
            one: { run: map.cwl, in: [], out: [], hints: { DockerRequirement: { dockerPull: f } } }
            two:
              in: []
              out: []
              run:
                class: CommandLineTool
                baseCommand: x
                inputs: []
                outputs: []
                requirements: { DockerRequirement: { dockerPull: a } }
        `,
      },
      ['flow.cwl', 'map.cwl', 'list.cwl', 'prefix.cwl'],
    ),
  ).toEqual({
    images: {
      a: ['map.cwl:7:36', 'flow.cwl:16:56'],
      b: ['list.cwl:8:17'],
      d: ['prefix.cwl:9:17'],
      e: ['flow.cwl:5:50'],
      f: ['flow.cwl:7:83'],
    },
    problems: [],
  })
})

test('of a $graph only what the named process reaches', () => {
  const graph = `cwlVersion: v1.2\n$graph:\n${['a', 'b'].map((id) => `- { id: ${id}, class: CommandLineTool, baseCommand: x, inputs: [], outputs: [], hints: { DockerRequirement: { dockerPull: ${id} } } }\n`).join('')}`
  expect(Object.keys(listed({ 'g.cwl': graph }, ['g.cwl#b']).images)).toEqual(['b'])
  expect(Object.keys(listed({ 'g.cwl': graph }).images)).toEqual(['a', 'b'])
})

test('an imported requirement is listed once, where it is written', () => {
  const files = {
    'docker.yml': 'class: DockerRequirement\ndockerPull: a\n',
    'one.cwl': tool('requirements: [{ $import: docker.yml }]\n'),
    'two.cwl': tool('requirements: [{ $import: docker.yml }]\n'),
  }
  expect(listed(files, ['one.cwl', 'two.cwl'])).toEqual({ images: { a: ['docker.yml:2:13'] }, problems: [] })
})

test('an included name is listed and changed in its own file', () => {
  const workspace = openWorkspace(
    repositoryOf({
      'a.cwl': tool('hints: { DockerRequirement: { dockerPull: { $include: a.txt } } }\n'),
      'a.txt': 'a:1',
    }),
  )
  const { images } = imagesUsed(new Processes(workspace), ['a.cwl'])
  expect(images.get('a:1')).toEqual([{ file: 'a.txt', line: 1, column: 1 }])
  const edits = renamedImages(workspace, 'a:2', images.get('a:1') ?? [])
  expect(applyEdits('a.txt', 'a:1', edits).text).toBe('a:2')
})

test('what cannot be read is a problem, because there may be more images', () => {
  expect(listed({ 'broken.cwl': 'cwlVersion: [' }).problems).toEqual(['yaml-syntax'])
  expect(listed({ 'none.cwl': 'cwlVersion: v1.2\nclass: Tool\n' }).problems).toEqual(['unknown-class'])
  const flow =
    'cwlVersion: v1.2\nclass: Workflow\ninputs: []\noutputs: []\nsteps: { a: { run: gone.cwl, in: [], out: [] } }\n'
  expect(listed({ 'flow.cwl': flow }).problems).toEqual(['no-such-file'])
})

function renamed(text: string): string | undefined {
  const workspace = openWorkspace(repositoryOf({ 'tool.cwl': text }))
  const { images } = imagesUsed(new Processes(workspace), ['tool.cwl'])
  const edits = Array.from(images, ([name, places]) => renamedImages(workspace, `${name}@sha256:1`, places)).flat()
  if (edits.some(({ edit }) => edit === undefined)) return undefined
  return applyEdits('tool.cwl', text, edits).text
}

test.each([
  ['plain', 'hints:\n  DockerRequirement:\n    dockerPull:   a/b:1   # ours\n', 'a/b:1'],
  ['quoted', "hints: { DockerRequirement: { dockerPull: 'a:1' } }\n", 'a:1'],
  ['in double quotes', 'hints:\r\n- {class: DockerRequirement, "dockerPull": "a"}\r\n', '"a'],
])('a new name replaces the old one and nothing else: %s', (_, requirements, name) => {
  const text = tool(requirements)
  expect(renamed(text)).toBe(text.replace(name, `${name}@sha256:1`))
})

test('a dockerImageId with the same name changes with it', () => {
  const text = tool('hints: [{ class: DockerRequirement, dockerImageId: a:1, dockerPull: a:1 }]\n')
  expect(renamed(text)).toBe(text.replaceAll('a:1', 'a:1@sha256:1'))
})

test('a name that is written elsewhere too, with an anchor, is not changed', () => {
  expect(renamed(tool('label: &image a:1\nhints: { DockerRequirement: { dockerPull: *image } }\n'))).toBeUndefined()
})
