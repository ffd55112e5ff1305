import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { batteryOfRemarks, remarksOn } from '../support/battery.ts'
import { EMPTY } from '../support/documents.ts'

batteryOfRemarks([
  [
    'a later version as a number',
    `cwlVersion: 1.3\nclass: CommandLineTool\n${EMPTY}`,
    [
      'cwlVersion 1.3 is later than what is read; known are v1.0, v1.1, v1.2: Write the file for CWL v1.2, without what came later.',
    ],
  ],
  [
    'a version that is not there yet',
    `cwlVersion: v1.3.0-dev1\nclass: CommandLineTool\n${EMPTY}`,
    [
      'cwlVersion v1.3.0-dev1 is later than what is read; known are v1.0, v1.1, v1.2: Write the file for CWL v1.2, without what came later.',
    ],
  ],
  [
    'a version that is a number',
    `cwlVersion: 1.2\nclass: CommandLineTool\n${EMPTY}`,
    ['cwlVersion is the number 1.2; known are v1.0, v1.1, v1.2: Did you mean "v1.2"?'],
  ],
  [
    'a version with a capital',
    `cwlVersion: V1.0\nclass: CommandLineTool\n${EMPTY}`,
    ['cwlVersion V1.0 is not known; known are v1.0, v1.1, v1.2: Did you mean "v1.0"?'],
  ],
  [
    'a version that is a list',
    `cwlVersion: [v1.2]\nclass: CommandLineTool\n${EMPTY}`,
    ['cwlVersion is a list; known are v1.0, v1.1, v1.2: Use the version that the file was written for.'],
  ],
  [
    'a version with the prefix of CWL',
    `cwlVersion: "cwl:v1.0"\nclass: CommandLineTool\n${EMPTY}`,
    ['cwlVersion is written with the prefix "cwl:", which not every engine reads: Write cwlVersion: v1.0.'],
  ],
  [
    'a file of a draft',
    `class: CommandLineTool\ndescription: A tool\n${EMPTY}`,
    [
      'cwlVersion is missing: Only drafts of CWL have the field description: where this is draft-3, write cwlVersion: draft-3, and upgrade the file with cwl-upgrader.',
    ],
  ],
  [
    'a workflow of a draft',
    dedent`
      class: Workflow
      ${EMPTY}steps: [{id: "#s", run: {import: tool.cwl}, inputs: []}]
    `,
    [
      'cwlVersion is missing: Only drafts of CWL have inputs in a step: where this is draft-3, write cwlVersion: draft-3, and upgrade the file with cwl-upgrader.',
    ],
  ],
  [
    'a file of the old platform',
    `class: CommandLineTool\ndescription: A tool\n"sbg:revision": 1\n${EMPTY}`,
    [
      'cwlVersion is missing: This looks like sbg:draft-2: upgrade the file with sevenbridges-cwl-draft2-upgrader, then check it again.',
    ],
  ],
  ...[
    ['draft-3', 'Upgrade the file with cwl-upgrader, then check it again.'],
    ['cwl:draft-3.dev4', 'Write cwlVersion: draft-3, upgrade the file with cwl-upgrader, then check it again.'],
    ['draft-4.dev3', 'It became v1.0: write cwlVersion: v1.0, then check the file again.'],
    ['draft-2', 'Write the file again for v1.2: upgrade tools begin with draft-3.'],
    ['sbg:draft-2', 'Upgrade the file with sevenbridges-cwl-draft2-upgrader, then check it again.'],
  ].map(
    ([version, fix]) =>
      [
        `a file of ${version}`,
        `cwlVersion: ${version}\nclass: CommandLineTool\n${EMPTY}`,
        [`cwlVersion ${version} is a draft, and only v1.0, v1.1, v1.2 are read: ${fix}`],
      ] as const,
  ),
  [
    'a graph whose processes have the version',
    dedent`
      $graph:
      - {cwlVersion: v1.0, id: main, class: CommandLineTool, inputs: {}, outputs: {}}
    `,
    [
      'cwlVersion is missing: Write cwlVersion: v1.0 next to $graph: all processes of a $graph have the version of their document.',
    ],
  ],
  [
    'a graph whose processes are of a draft',
    dedent`
      $graph:
      - {cwlVersion: draft-3, id: main, class: CommandLineTool, inputs: [], outputs: []}
    `,
    [
      'cwlVersion draft-3 is a draft, and only v1.0, v1.1, v1.2 are read: Write it next to $graph. Upgrade the file with cwl-upgrader, then check it again.',
    ],
  ],
  [
    'a list of processes',
    '- {class: CommandLineTool, id: "#a"}\n',
    [
      'this is not a CWL process: its top level is not a map: Put the processes under $graph, with cwlVersion next to it.',
    ],
  ],
])

test('a link that was checked out as text is told as that', async () => {
  expect(await remarksOn('../tools/sort.cwl')).toEqual([
    expect.stringMatching(/top level is not a map: This looks like a symbolic link that was checked out as text/),
  ])
})
