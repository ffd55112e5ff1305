import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes } from '../../support/battery.ts'
import { BARE_TOOL, TOOL, entry } from '../../support/documents.ts'

battery(import.meta.filename, {
  'an entry of text has a name': entry(
    '{entry: «unnamed-entry»"a: b"}, {entry: «unnamed-entry»"a$(runtime.cores)", writable: true}, {entryname: null, entry: «unnamed-entry»x}',
  ),
  'an expression that only a parser finds the end of is one': `${BARE_TOOL}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: "\${ return /\\\\)}/.test('') ? null : inputs; }"}]}}\n`,
  'an entry of text with a name': entry('{entry: "a: b", entryname: a.yml}, {entry: a, entryname: $(runtime.cores)}'),
  'an entry that is a file has its own': dedent`
    ${TOOL}inputs: {a: File, b: Directory}
    outputs: {}
    requirements:
      InitialWorkDirRequirement:
        listing:
        - {entry: $(inputs.a)}
        - {entry: $(inputs.b), writable: true}
  `,
  'of the text of an entry, spaces are a part': dedent`
    ${TOOL}inputs: {a: File, b: string, c: Directory?}
    outputs: {}
    requirements:
      InitialWorkDirRequirement:
        listing:
        - entry: «unnamed-entry»" $(inputs.a)"
        - entryname: a
          entry: |
            «expression-type»$(inputs.a)
        - entryname: b
          entry: |
            $(inputs.b)
        - {entryname: c, entry: "«expression-type»$(inputs.c) "}
  `,
  'of a longer text, a file may be a part': dedent`
    ${TOOL}inputs: {a: File}
    outputs: {}
    requirements:
      InitialWorkDirRequirement:
        listing:
        - entryname: a
          entry: |
            first $(inputs.a)
  `,
  'text that an input gives needs a name too': dedent`
    ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [{entry: «unnamed-entry»$(inputs.s)}, {entry: «unnamed-entry»$(inputs.n)}, {entry: $(inputs.f)}, {entry: $(inputs.u)}]}}
    inputs: {s: string, n: int?, f: File, u: [File, string]}
    outputs: {}
  `,
})

batteryOfFixes([['text of a working folder', entry('{entry: a$(runtime.cores)}'), 'Add entryname.']])
