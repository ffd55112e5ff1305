import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { BARE_TOOL } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a maximum is not less than its minimum': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {coresMin: 4, coresMax: «resource-range»2}
    `,
    'that holds for every resource': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {ramMin: 4, ramMax: «resource-range»2, tmpdirMin: 4, tmpdirMax: «resource-range»2, outdirMin: 4, outdirMax: «resource-range»2}
    `,
    'a maximum may be its minimum, and both may be nothing': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {ramMin: 4000, ramMax: 4000, tmpdirMin: 0, tmpdirMax: 0}
    `,
    'a resource is not negative': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {ramMin: «resource-range»-1}
    `,
    'a time limit is not negative': dedent`
      ${BARE_TOOL}requirements:
        ToolTimeLimit: {timelimit: «resource-range»-1}
    `,
    'no time is not a limit': dedent`
      ${BARE_TOOL}requirements:
        ToolTimeLimit: {timelimit: 0}
    `,
    'equal ends are fine': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {tmpdirMin: 2, tmpdirMax: 2}
    `,
    'resources may be expressions': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {outdirMin: $(runtime.cores), outdirMax: 2}
    `,
    'a maximum below nothing is reported': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {ramMax: «resource-range»-4}
    `,
    'resources in hints are checked too': dedent`
      ${BARE_TOOL}hints:
        ResourceRequirement: {ramMin: 8, ramMax: «resource-range»4}
    `,
  },
  ['JSON', 'lists'],
)
