import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks } from '../../support/battery.ts'
import { BARE_TOOL, TOOL, V1_2, entry } from '../../support/documents.ts'

battery(import.meta.filename, {
  'a glob stays in the output directory': dedent`
    ${TOOL}inputs: {a: string}
    outputs: {o: {type: "File[]", outputBinding: {glob: [a, ./a, a..b, «outside-output»/tmp/a, «outside-output»"../a/*", $(inputs.a)/../b, $(runtime.outdir)/a, «outside-output»/tmp/$(inputs.a)]}}}
  `,
  'an input lies apart from the output directory': dedent`
    ${TOOL}inputs: {f: File, d: Directory, s: string, l: "File[]"}
    outputs: {o: {type: "File[]", outputBinding: {glob: [«outside-output»$(inputs.f.path).bai, «outside-output»$(inputs.d.path)/x, «outside-output»$(inputs.f.dirname)/x, $(inputs.f.basename).bai, x$(inputs.f.path), $(inputs.s), "$(inputs.l[0].path)"]}}}
    stdout: «outside-output»$(inputs.f.path).txt
  `,
  'so it does where JavaScript makes the name': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: {f: File}
    outputs: {o: {type: "File[]", outputBinding: {glob: [«outside-output»"$(inputs.f.path + '.bai')", "$(inputs.f.path.split('/').slice(-1)[0])"]}}}
  `,
  'an input may be brought there': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [$(inputs.f)]}}
    inputs: {f: File}
    outputs: {o: {type: File, outputBinding: {glob: $(inputs.f.path).bai}}}
  `,
  'a way is followed name by name': dedent`
    ${TOOL}inputs: {a: string}
    outputs: {o: {type: "File[]", outputBinding: {glob: [«outside-output»./../a, «outside-output»a//../../b, a/./../b, $(inputs.a)/../../b]}}}
  `,
  'what is printed stays in the output directory': dedent`
    ${BARE_TOOL}stdout: «outside-output»/dev/null
    stderr: «outside-output»a/../../b
  `,
  'a way that comes back stays in the output directory': dedent`
    ${TOOL}inputs: {}
    outputs: {o: {type: File, outputBinding: {glob: [a/../b, a/.., «outside-output»..]}}}
  `,
  'an output directory in a container': dedent`
    ${TOOL}requirements: {DockerRequirement: {dockerPull: "a:1", dockerOutputDirectory: /out}}
    inputs: {}
    outputs: {o: {type: File, outputBinding: {glob: /out/a}}}
  `,
  'other folders of a container are not it': dedent`
    ${TOOL}requirements: {DockerRequirement: {dockerPull: "a:1", dockerOutputDirectory: /out}}
    inputs: {}
    outputs: {o: {type: "File[]", outputBinding: {glob: [/out, /out/a, «outside-output»/tmp/out/a, «outside-output»/output/a]}}}
  `,
  'its name may end with a slash': dedent`
    ${TOOL}requirements: {DockerRequirement: {dockerPull: "a:1", dockerOutputDirectory: /out/}}
    inputs: {}
    outputs: {o: {type: "File[]", outputBinding: {glob: [/out, /out/a, «outside-output»/output/a]}}}
  `,
  'an entry stays in the output directory': entry(
    '{entry: a, entryname: «outside-output»../a}, {entry: a, entryname: b/c}',
  ),
  'and not before': entry('{entry: a, entryname: «outside-output»/etc/a}', 'v1.1'),
})

batteryOfRemarks([
  [
    'an output next to an input',
    dedent`
      ${V1_2}inputs: {f: File}
      outputs: {o: {type: File, outputBinding: {glob: $(inputs.f.dirname)/a}}}
    `,
    [
      'inputs.f.dirname is in the folder of that input, not in the output directory of the tool: If the tool writes the file in the folder in which it runs, remove this part.',
    ],
  ],
])
