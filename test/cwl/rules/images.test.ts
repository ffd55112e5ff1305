import { dedent } from '../../support/dedent.ts'
import { BARE_TOOL, WORKFLOW } from '../battery/documents.ts'
import { battery } from '../battery/run.ts'

function image(name: string): string {
  return `${BARE_TOOL}requirements: {DockerRequirement: {dockerPull: ${name}}}\n`
}

battery({
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
      '"{{image}}:1"',
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
  {
    'an image without a tag is told': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: «unpinned-image»ubuntu}
    `,
    'an image of a registry with a port has no tag either': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: «unpinned-image»localhost:5000/ubuntu}
    `,
    'the newest image is told': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: «unpinned-image»ubuntu:latest}
    `,
    'an image that a hint names and a requirement replaces is not told': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: "ubuntu:24.04"}
      hints:
        DockerRequirement: {dockerPull: ubuntu}
    `,
    'an image that was there before is told by its id': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerImageId: «unpinned-image»ubuntu}
    `,
    'an image that an expression names is told': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: «unpinned-image»$(inputs.a)}
    `,
    'an image with half a digest is told': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: "ubuntu@sha256:00"}
    `.replace('"ubuntu@', '«unpinned-image»"ubuntu@'),
    'an image with a tag is fine': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: ubuntu:24.04}
    `,
    'an image with a digest is fine': dedent`
      ${BARE_TOOL}requirements:
        DockerRequirement: {dockerPull: "ubuntu@sha256:${'0'.repeat(64)}"}
    `,
  },
  ['JSON', 'lists'],
)
