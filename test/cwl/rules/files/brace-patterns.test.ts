import { battery } from '../../support/battery.ts'
import { TOOL } from '../../support/documents.ts'

battery(import.meta.filename, {
  'braces are letters of a pattern': `${TOOL}inputs: {c: {type: File, secondaryFiles: «brace-pattern»".{bai,csi}"}}
outputs: {}
`,
  'and of a glob': `${TOOL}inputs: {a: string}
outputs: {o: {type: "File[]", outputBinding: {glob: ["a,b.txt", «brace-pattern»"*.{bam,bai}", "{a}.txt", "{a.txt"]}}}
`,
})
