import { expect, test } from '@jest/globals'

import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'
import { dedent } from '../../support/dedent.ts'
import { batteryOfRemarks } from '../support/battery.ts'
import { EMPTY, V1_2 } from '../support/documents.ts'

batteryOfRemarks([
  [
    'a statement of a template',
    `${V1_2}{% if cores %}\nhints: {}\n{% endif %}\n${EMPTY}`,
    ['not readable as YAML: these are marks of a template: Check the file that is generated from it.'],
  ],
  [
    'a name in a template',
    `${V1_2}label: {{ name }}/x\n${EMPTY}`,
    ['not readable as YAML: these are marks of a template: Check the file that is generated from it.'],
  ],
  ['a map in a map', `${V1_2}label: {{a: b}\n${EMPTY}`, [expect.not.stringContaining('template')]],
  [
    'a key without a colon',
    `${V1_2}baseCommand cat\n${EMPTY}`,
    [
      'not readable as YAML: the key that begins here has no colon: Write a colon and a space after the key, or indent the line if it continues the one above.',
    ],
  ],
  [
    'a key without a colon before keys',
    `cwlVersion v1.2\nclass: CommandLineTool\n${EMPTY}`,
    [
      'not readable as YAML: the text that begins here has no colon, and continues to the one on line 2: Write a colon and a space after it if it is a key; put it in quotes, or write | after its key, if it is text.',
    ],
  ],
  [
    'a key without a colon before keys of its own',
    dedent`
      ${V1_2}inputs:
        reads
          type: File
      outputs: {}
    `,
    [expect.stringMatching(/the text that begins here has no colon, and continues to the one on line 5/)],
  ],
  [
    'a merge that nobody ended',
    dedent`
      ${V1_2}inputs: {}
      <<<<<<< HEAD
      outputs: {}
      =======
      outputs: []
      >>>>>>> other
    `,
    [
      'not readable as YAML: this is an unresolved merge conflict of git: Choose the right lines, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ],
  [
    'a key of two lines in quotes',
    `${V1_2}"label\n  x": y\n${EMPTY}`,
    [
      'not readable as YAML: the key that ends here has several lines: Write it on one line, with its colon and a space after it.',
    ],
  ],
])

test('lines that are indented too little are reported with what to do', () => {
  const { problems } = parseYaml(
    dedent`
      doc: "one
      two

      three"
    `,
    'a.cwl',
  )
  expect(problems).toMatchObject([
    {
      code: 'under-indented',
      message:
        'this line and 1 more continue a value that began further up, but are indented no deeper than the line that began it',
      fix: 'Indent them by one more space: strict YAML readers refuse the file as it is.',
    },
  ])
})
