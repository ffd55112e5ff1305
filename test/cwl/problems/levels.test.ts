import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'
import { BARE_TOOL } from '../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a code may be switched off': {
      text: dedent`
        ${BARE_TOOL}requirements:
          DockerRequirement: {dockerPull: ubuntu}
      `,
      checks: { levels: { 'unpinned-image': 'off' } },
    },
    'a code may be switched off for a path': {
      text: dedent`
        ${BARE_TOOL}requirements:
          DockerRequirement: {dockerPull: ubuntu}
      `,
      checks: { paths: [{ matches: (path) => path === 'main.cwl', levels: { 'unpinned-image': 'off' } }] },
    },
    'a switch for another path does not count': {
      text: dedent`
        ${BARE_TOOL}requirements:
          DockerRequirement: {dockerPull: «unpinned-image»ubuntu}
      `,
      checks: { paths: [{ matches: (path) => path === 'other.cwl', levels: { 'unpinned-image': 'off' } }] },
    },
  },
  ['JSON', 'lists'],
)
