import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes, batteryOfRemarks } from '../../support/battery.ts'
import { SCRIPT, TOOL, V1_2, WORKFLOW } from '../../support/documents.ts'

battery(import.meta.filename, {
  'a pattern begins with a dot': dedent`
    ${TOOL}inputs: {a: {type: File, secondaryFiles: [.bai, ^.bai, _1.fq, «pattern-without-dot»bai, {pattern: «pattern-without-dot»fa.fai}, {pattern: «literal-question-mark»«pattern-without-dot»"tbi?"}, $(self.basename).x]}}
    outputs: {o: {type: File, secondaryFiles: «pattern-without-dot»bai, outputBinding: {glob: x}}}
  `,
  'also in capitals, but not before an expression': dedent`
    ${TOOL}inputs: {a: {type: File, secondaryFiles: [«pattern-without-dot»BAI, x_$(self.basename), x-y]}}
    outputs: {}
  `,
  'no reference is in what a workflow says of its inputs': dedent`
    ${WORKFLOW}inputs: {a: {type: File, secondaryFiles: [«pattern-without-dot»inputs.b]}, b: File}
    outputs: {}
    steps: {}
  `,
  'a pattern of an expression is as it comes': dedent`
    ${TOOL}${SCRIPT}inputs: {a: {type: File, secondaryFiles: ["\${ return 'x' }"]}}
    outputs: {}
  `,
  'a pattern without its brackets is reported once': dedent`
    ${TOOL}inputs: {a: {type: File, secondaryFiles: [«bare-reference»inputs.b, «pattern-without-dot»inputs.c]}, b: File}
    outputs: {}
  `,
})

batteryOfFixes([
  [
    'a secondary file with its own name',
    dedent`
      ${TOOL}inputs: {a: {type: File, secondaryFiles: [b.txt?]}}
      outputs: {}
    `,
    'Write .b.txt?, ^.b.txt? to replace the extension, or $("b.txt") for a file with exactly that name.',
  ],
  [
    'a secondary file with a star',
    dedent`
      ${TOOL}inputs: {a: {type: File, secondaryFiles: ["*.bai"]}}
      outputs: {}
    `,
    'Write .bai, or ^.bai to replace the extension.',
  ],
])

batteryOfRemarks([
  [
    'a question mark in the map of a secondary file',
    dedent`
      ${V1_2}inputs: {a: {type: File, secondaryFiles: [{pattern: .bai?}, {pattern: "$(self.nameroot).bai?", required: false}]}}
      outputs: {}
    `,
    [
      'under pattern, the question mark of ".bai?" is part of the file name and does not make the file optional: Remove the question mark. If the file is optional, add required: false next to the pattern.',
      'under pattern, the question mark of "$(self.nameroot).bai?" is part of the file name and does not make the file optional: Remove the question mark.',
    ],
  ],
  [
    'a star in a pattern of secondary files',
    dedent`
      ${V1_2}inputs: {a: {type: File, secondaryFiles: ["*.bai", "*bai?", ".tar.*", "^.*"]}}
      outputs: {}
    `,
    [
      '"*.bai" is appended to the file name, as in reads.bam*.bai: Write .bai, or ^.bai to replace the extension.',
      '"*bai" is appended to the file name, as in reads.bam*bai: Write .bai?, or ^.bai? to replace the extension.',
    ],
  ],
])
