import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, problemsIn } from '../../support/battery.ts'
import { BARE_TOOL, EMPTY, V1_2, WORKFLOW } from '../../support/documents.ts'

function image(name: string): string {
  return `${BARE_TOOL}requirements: {DockerRequirement: {dockerPull: ${name}}}\n`
}

battery(import.meta.filename, {
  ...Object.fromEntries(
    [
      'ubuntu:24.04',
      'a/b/c:1',
      'localhost/a:1',
      'localhost:5000/a_b/c__d:v1.0_x',
      'Host.ORG/a.b-c--d:1',
      '10.0.0.1/a:latest-1',
      `a@sha256:${'0'.repeat(64)}`,
      `h.org/a:1@sha256:${'0'.repeat(64)}`,
      '"{image}:1"',
      '"a/<NAME>:1"',
    ].map((name) => [`docker reads ${name}`, image(name)]),
  ),
  ...Object.fromEntries(
    [
      'docker://a:1',
      'a/B:1',
      'A:1',
      'a:1 ',
      'a b:1',
      ':1',
      '/a:1',
      'a//b:1',
      'a..b:1',
      'a:.1',
      'https://h.org/a:1',
      '"h.org:port/a:1"',
      `${'a'.repeat(600)}:1`,
    ].map((name) => [
      `docker does not read ${name.slice(0, 30)}`,
      image(`«bad-image»${JSON.stringify(name.replaceAll('"', ''))}`),
    ]),
  ),
  'an image of a step is read too': dedent`
    ${WORKFLOW}inputs: {}
    outputs: {}
    steps:
      s: {requirements: {DockerRequirement: {dockerPull: «bad-image»A:1}}, run: {class: Operation, inputs: [], outputs: []}, in: {}, out: []}
  `,
})

battery(
  import.meta.filename,
  {
    'an image that an expression names is reported': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: «unpinned-image»$(inputs.a)}
    `,
    'an image with half a digest is reported': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: "ubuntu@sha256:00"}
    `.replace('"ubuntu@', '«unpinned-image»"ubuntu@'),
  },
  ['JSON', 'lists'],
)

batteryOfRemarks([
  [
    'an image that is named by an expression',
    `${V1_2}requirements: {DockerRequirement: {dockerPull: "\${image}"}}\n${EMPTY}`,
    [
      'the image "${image}" is named by an expression, but this field is not evaluated: Add a version, or better a digest: NAME@sha256:DIGEST.',
    ],
  ],
  [
    'an image whose registry is a placeholder',
    `${V1_2}requirements: {DockerRequirement: {dockerPull: "{{registry}}/sort"}}\n${EMPTY}`,
    [
      'the image "{{registry}}/sort" is a template, and this text is what would be installed: Write the name of the image, or release the file that the template makes.',
    ],
  ],
])

test.each([['docker://ubuntu:24.04', 'Write ubuntu:24.04.']])(
  'of the image %j that docker cannot read the message names how it is written',
  async (name, fix) => {
    const text = `${V1_2}requirements: {DockerRequirement: {dockerPull: ${JSON.stringify(name)}}}\n${EMPTY}`
    expect((await problemsIn(text)).map((problem) => [problem.code, problem.fix])).toEqual([['bad-image', fix]])
  },
)
