import { TOOL } from '../battery/documents.ts'
import { battery } from '../battery/run.ts'

battery({
  'braces are letters of a pattern': `${TOOL}inputs: {c: {type: File, secondaryFiles: «brace-pattern»".{bai,csi}"}}
outputs: {}
`,
  'and of a glob': `${TOOL}inputs: {a: string}
outputs: {o: {type: "File[]", outputBinding: {glob: ["a,b.txt", «brace-pattern»"*.{bam,bai}", "{a}.txt", "{a.txt"]}}}
`,
})
