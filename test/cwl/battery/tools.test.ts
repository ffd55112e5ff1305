import { dedent } from '../../support/dedent.ts'
import { BARE_TOOL, TOOL } from './documents.ts'
import { battery } from './run.ts'

const SCHEMA_DEF = dedent`
  requirements:
    SchemaDefRequirement:
      types:
      - {name: pair, type: record, fields: {p: int, q: string}}
      - {name: colour, type: enum, symbols: [red, green]}
`

function input(declaration: string): string {
  return dedent`
    ${TOOL}inputs:
      a: ${declaration}
    outputs: {}
  `
}

battery(
  {
    'a type must exist': input('«undefined-type»strng'),
    'a type in a list must exist': input('[string, «undefined-type»fil]'),
    'a type of items must exist': input('{type: {type: array, items: «undefined-type»string1}}'),
    'an optional list of a type that is none is refused': input('«undefined-type»Fil[]?'),
    'a defined type exists': dedent`
      ${TOOL}${SCHEMA_DEF}inputs: {a: pair, b: 'colour[]?', c: '#pair'}
      outputs: {}
    `,
    'a type of another file exists': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml}]
        inputs: {a: types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'a type of another file is imported by the requirement that is there': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{name: other, type: enum, symbols: [p]}]
        inputs: {a: «undefined-type»types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          - {name: inner, type: enum, symbols: [p]}
          - {name: pair, type: record, fields: {p: inner}}
        `,
      },
    },
    'a type of another file is imported': {
      text: dedent`
        ${TOOL}inputs: {a: «missing-requirement»types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'a type that a workflow imports is there for its tools': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}
        inputs: {a: types.yml#pair}
        outputs: {}
        steps:
          s: {run: tool.cwl, in: {x: a}, out: []}
      `,
      files: {
        'tool.cwl': dedent`
          ${TOOL}inputs: {x: types.yml#pair}
          outputs: {}
        `,
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'types that a tool within a workflow imports are not there for the workflow': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: {a: «missing-requirement»types.yml#pair}
        outputs: {}
        steps:
          s:
            run: {class: CommandLineTool, baseCommand: a, requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}, inputs: {x: types.yml#pair}, outputs: []}
            in: {x: a}
            out: []
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'nor are those that a step imports': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: {a: «missing-requirement»types.yml#pair}
        outputs: {}
        steps:
          s:
            requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}
            run: {class: CommandLineTool, baseCommand: a, inputs: {x: types.yml#pair}, outputs: []}
            in: {x: a}
            out: []
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'a type of a file is named of which another is imported': {
      text: dedent`
        ${TOOL}requirements: {SchemaDefRequirement: {types: [{$import: "types.yml#pair"}, {name: own, type: record, fields: {p: «undefined-type»types.yml#word}}]}}
        inputs: {a: types.yml#pair, b: «undefined-type»types.yml#word}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          - {name: word, type: enum, symbols: [a]}
          - {name: pair, type: record, fields: {p: word}}
        `,
      },
    },
    'a type of another file is named of which the workflow imports another': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        requirements: {SchemaDefRequirement: {types: [{$import: "types.yml#pair"}]}}
        inputs: {a: types.yml#pair}
        outputs: {}
        steps:
          s:
            run: {class: CommandLineTool, baseCommand: a, inputs: {x: types.yml#pair, y: «undefined-type»types.yml#word}, outputs: []}
            in: {x: a, y: {default: a}}
            out: []
      `,
      files: {
        'types.yml': dedent`
          - {name: word, type: enum, symbols: [a]}
          - {name: pair, type: record, fields: {p: word}}
        `,
      },
    },
    'types of a tool take the place of those of the workflow around it': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {SchemaDefRequirement: {types: [{name: word, type: enum, symbols: [a]}]}}
      inputs: {a: word}
      outputs: {}
      steps:
        s:
          run: {class: CommandLineTool, baseCommand: a, requirements: {SchemaDefRequirement: {types: [{name: other, type: enum, symbols: [a]}]}}, inputs: {x: «undefined-type»word, y: other?}, outputs: []}
          in: {x: a}
          out: []
    `,
    'so do those of its step': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {SchemaDefRequirement: {types: [{name: word, type: enum, symbols: [a]}]}}
      inputs: {a: word}
      outputs: {}
      steps:
        s:
          requirements: {SchemaDefRequirement: {types: [{name: other, type: record, fields: {a: «undefined-type»word}}]}}
          run: {class: CommandLineTool, baseCommand: a, inputs: {x: «undefined-type»word, y: other?}, outputs: []}
          in: {x: a}
          out: []
    `,
    'a type may be imported by a file of requirements, and by a file of types': {
      text: dedent`
        ${TOOL}requirements: {$import: needed.yml}
        inputs: {a: types.yml#pair, b: words.yml#word}
        outputs: {}
      `,
      files: {
        'needed.yml': 'SchemaDefRequirement: {types: [{$import: types.yml}]}\n',
        'types.yml': '- {name: pair, type: record, fields: {p: {type: {$import: words.yml}}}}\n',
        'words.yml': '{name: word, type: enum, symbols: [a]}\n',
      },
    },
    'hints of a tool give way to the types of a workflow that runs it': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}
        inputs: {a: types.yml#pair}
        outputs: {}
        steps:
          s: {run: tool.cwl, in: {x: a}, out: []}
      `,
      files: {
        'tool.cwl': dedent`
          ${TOOL}hints: {SchemaDefRequirement: {types: [{name: other, type: enum, symbols: [a]}]}}
          inputs: {x: types.yml#pair}
          outputs: {}
        `,
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'a type of another file is named with its file': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml}]
        inputs: {a: «undefined-type»pair, b: «undefined-type»'#pair', c: «undefined-type»types.yml#pear}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'types of one file may name each other': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml}]
        inputs: {a: types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          - {name: colour, type: enum, symbols: [red]}
          - {name: pair, type: record, fields: {p: '#colour', q: colour}}
        `,
      },
    },
    'a type that nothing uses is looked at': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types: [{name: p, type: record, fields: {q: «undefined-type»strng}}]
      inputs: {}
      outputs: {}
    `,
    'a type may refer to one before it only': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types:
          - {name: a, type: record, fields: {p: «undefined-type»b}}
          - {name: b, type: record, fields: {q: a}}
      inputs: {a: b}
      outputs: {}
    `,
    'a type within another is named with all that is around it': {
      text: dedent`
        ${TOOL}id: main
        requirements:
          SchemaDefRequirement:
            types:
            - {name: pair, type: record, fields: {p: {type: {name: red, type: enum, symbols: [r]}}, q: pair/p/red, l: {type: {name: many, type: array, items: [int, {type: record, fields: {n: {type: {name: deep, type: record, fields: {}}}}}]}}}}
            - {$import: types.yml}
        inputs: {a: pair/p/red, b: '#main/pair/p/red?', c: 'pair/l/many/n/deep[]', e: «undefined-type»pair/q/red, f: «undefined-type»pair/l/many/n/red, g: «undefined-type»types.yml#outer/f/other, h: types.yml#outer/f/inner}
        outputs: {}
      `,
      files: {
        'types.yml':
          '{name: outer, type: record, fields: [{name: f, type: ["null", {name: inner, type: enum, symbols: [b]}]}]}\n',
      },
    },
    'a type of a file that two files import stands before both': {
      text: dedent`
        ${TOOL}requirements: {SchemaDefRequirement: {types: [{$import: one.yml}, {$import: two.yml}]}}
        inputs: {a: one.yml#pair, b: two.yml#list}
        outputs: {}
      `,
      files: {
        'one.yml': dedent`
          - {$import: base.yml}
          - {name: pair, type: record, fields: [{name: p, type: base.yml#base}]}
        `,
        'two.yml': dedent`
          - {$import: base.yml}
          - {name: list, type: record, fields: [{name: p, type: base.yml#base}]}
        `,
        'base.yml': '- {name: base, type: record, fields: [{name: p, type: string}]}\n',
      },
    },
    'a type within one that stands further down is defined further down': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types:
          - {name: a, type: record, fields: {p: «undefined-type»b/q/c}}
          - {name: b, type: record, fields: {q: {type: {name: c, type: enum, symbols: [r]}}}}
          - {name: d, type: record, fields: {p: b/q/c}}
      inputs: {a: d}
      outputs: {}
    `,
    'a fragment must name a type of the file': input("«undefined-type»'#pair'"),
    'types of different files may have one name, also where they are packed': dedent`
      ${TOOL}requirements:
      - class: SchemaDefRequirement
        types:
        - {name: 'http://h/a.yml#t', type: record, fields: {v: string}}
        - {name: 'http://h/b.yml#t', type: enum, symbols: [p]}
        - {name: '#c.yml/t', type: enum, symbols: [q]}
        - {name: '#d.yml/t', type: record, fields: {w: string}}
      inputs: {a: 'http://h/a.yml#t', b: 'http://h/b.yml#t', c: '#c.yml/t', d: '#d.yml/t'}
      arguments: [$(inputs.a.v), «undefined-attribute»$(inputs.b.v), «undefined-attribute»$(inputs.c.w), $(inputs.d.w)]
      outputs: {}
    `,
    'a type may be called by the address or the file that it came from': {
      text: dedent`
        ${TOOL}requirements:
        - class: SchemaDefRequirement
          types:
          - {name: 'http://h/t.yml#url', type: record, fields: [{name: 'http://h/t.yml#url/href', type: string}]}
          - {name: t.yml#many, type: array, items: 'http://h/t.yml#url'}
          - {name: 'urn:x:word', type: enum, symbols: [p]}
          - {$import: others.yml}
        inputs: {a: 'http://h/t.yml#url', b: 't.yml#many?', c: 'urn:x:word[]', d: 'http://h/o.yml#other', e: «undefined-type»'http://h/t.yml#uri', f: «undefined-type»'http://h/t2.yml#url'}
        arguments: [$(inputs.a.href), «undefined-attribute»$(inputs.a.hrefs)]
        outputs: {}
      `,
      files: { 'others.yml': "- {name: 'http://h/o.yml#other', type: enum, symbols: [q]}\n" },
    },
    'a type is defined once': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types:
          - {name: p, type: enum, symbols: [a]}
          - {name: «duplicate-id»p, type: enum, symbols: [b]}
      inputs: {a: p}
      outputs: {}
    `,
    'a type that is written twice is told, even where both say the same': dedent`
      ${TOOL}requirements:
      - class: SchemaDefRequirement
        types:
        - {name: t, type: enum, symbols: [a]}
        - {name: «duplicate-id»t, type: enum, symbols: [a]}
      inputs: {x: t}
      outputs: {}
    `,
    'a type that is imported twice is one': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml}, {$import: types.yml}]
        inputs: {a: types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'a type that only an imported one names has the fields of a type': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml#pair}]
        inputs: {a: types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          - {name: half, type: record, fields: {q: {«unknown-field»typ: int}}}
          - {name: pair, type: record, fields: {p: half}}
          - {name: other, type: record, fields: {p: {typ: int}}}
        `,
      },
    },
    'self in a type of SchemaDefRequirement is a part of the value': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types:
          - {name: pair, type: record, inputBinding: {prefix: -r, valueFrom: $(self.p.path)}, fields: {p: {type: File, secondaryFiles: $(self.basename).bai, inputBinding: {valueFrom: $(self.path)}}}}
          - {name: sad, type: record, fields: {p: {type: int, inputBinding: {valueFrom: «undefined-input»$(inputs.nosuch)}}}}
      inputs: {a: pair}
      outputs: {}
    `,
    'what a type that only an imported one names says is evaluated like the rest': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml#pair}]
        inputs: {a: types.yml#pair, b: int}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          $graph:
          - name: half
            type: record
            fields:
              valueFrom: {type: int, inputBinding: {valueFrom: $(inputs.b)}}
              p: {type: int, inputBinding: {valueFrom: «undefined-input»$(inputs.nosuch)}}
              q: {type: File, format: «undeclared-prefix»'edam:format_1', inputBinding: {«undeclared-feature»shellQuote: false}}
              r: {type: int, inputBinding: {prefix: '-r '}}
          - {name: pair, type: record, fields: {p: half}}
        `,
      },
    },
    'a type that only an imported one names has the prefixes of its file': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml#pair}]
        inputs: {a: types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          $namespaces: {edam: 'http://edamontology.org/'}
          $graph:
          - {name: half, type: record, fields: {q: {type: File, format: 'edam:format_1'}}}
          - {name: pair, type: record, fields: {p: half}}
        `,
      },
    },
    'what a type of the workflow says is evaluated where an embedded tool uses it': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements:
        SchemaDefRequirement:
          types:
          - {name: pair, type: record, fields: {p: {type: int, inputBinding: {valueFrom: $(inputs.a.p)}}}}
          - {name: sad, type: record, fields: {p: {type: int, inputBinding: {«undeclared-feature»shellQuote: false, valueFrom: «undefined-input»$(inputs.x.p)}}}}
          - {name: idle, type: record, fields: {p: {type: int, inputBinding: {shellQuote: false, valueFrom: $(inputs.x.p)}}}}
      inputs: {x: pair, y: sad}
      outputs: {}
      steps:
        s:
          in: {a: x, b: y}
          out: []
          run: {class: CommandLineTool, baseCommand: cat, inputs: {a: pair, b: sad}, outputs: {}}
    `,
    'a parameter is no type': {
      text: dedent`
        ${TOOL}requirements: [{class: SchemaDefRequirement, types: [{$import: 'types.yml#pair'}]}]
        inputs:
          a: int
          b: «undefined-type»main.cwl#a
          c: «undefined-type»types.yml#x
          d: {type: {type: enum, name: red, symbols: [p]}}
          e: «undefined-type»'#red'
          f: «undefined-type»main.cwl#red
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          pair: {name: pair, type: record, fields: {p: int}}
          parameter: {id: x, type: int}
        `,
      },
    },
    'a type in a parameter of another file has no name': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: []
        outputs: []
        steps: [{id: s, in: [], out: [], run: {$import: tool.yml}}]
      `,
      files: {
        'tool.yml': dedent`
          class: CommandLineTool
          baseCommand: cat
          requirements: {SchemaDefRequirement: {types: [{name: blue, type: enum, symbols: [p]}]}}
          inputs:
            a: {type: [{type: enum, name: red, symbols: [p]}, 'null']}
            b: [«undefined-type»red, 'null']
            c: [«undefined-type»'tool.yml#red', 'null']
            d: [blue, 'null']
          outputs: {}
        `,
      },
    },
    'an empty name names no type': dedent`
      ${TOOL}requirements: [{class: SchemaDefRequirement, types: [{name: '#', type: enum, symbols: [p]}]}]
      inputs: {a: «undefined-type»'', b: «undefined-type»'#', c: {type: {name: '', type: enum, symbols: [p]}}}
      outputs: {}
    `,
    'an output is not named like an input': dedent`
      ${TOOL}inputs: {a: File}
      outputs: {«id-clash»a: {type: File, outputBinding: {glob: x}}}
    `,
    'items have no short forms': dedent`
      ${TOOL}inputs:
        a: {type: {type: array, items: «undefined-type»string?}}
        b: {type: {type: array, items: [int, «undefined-type»'File[]']}}
        c: {type: {type: array, items: {type: record, fields: {p: 'int[]?'}}}}
      outputs: {}
    `,
    'one of several types is a list': dedent`
      ${TOOL}inputs:
        a: [string, 'string[]', 'null']
        b: ['string[]', «duplicate-alternative»'File[]']
        c: {type: [{type: array, items: int}, 'null', «duplicate-alternative»{type: array, items: string}]}
      outputs: {}
    `,
    'a symbol stands once': input('{type: {type: enum, symbols: [p, q, «duplicate-symbol»p]}}'),
    'a field stands once': input(
      '{type: {type: record, fields: [{name: p, type: int}, {name: p, type: «duplicate-field»string}]}}',
    ),

    'the default of a literal that has a name is no file of the repository': input(
      '{type: File, default: {class: File, location: "_:5c1d", basename: a.txt, contents: abc}}',
    ),
    'a default is a value of its type': input('{type: string, default: «default-type»5}'),
    'a default of a list is a list': input("{type: 'string[]', default: «default-type»x}"),
    'an item of a default has its place': input("{type: 'string[]', default: [x, «default-type»5]}"),
    'a field of a default has its place': dedent`
      ${TOOL}${SCHEMA_DEF}inputs:
        a: {type: pair, default: {p: «default-type»x, q: y}}
      outputs: {}
    `,
    'a default of a record has its fields': dedent`
      ${TOOL}${SCHEMA_DEF}inputs:
        a: {type: pair, default: «default-type»{p: 1}}
      outputs: {}
    `,
    'a default of a record is a map': dedent`
      ${TOOL}${SCHEMA_DEF}inputs: {a: {type: pair, default: «default-type»x}}
      outputs: {}
    `,
    'a default of a list may hold null where its items may be absent': input(
      "{type: {type: array, items: ['null', int]}, default: [null, 1, «default-type»x]}",
    ),
    'a default at the edge of 64 bits is fine': input('{type: long, default: 9223372036854775807}'),
    'a large number with a fraction is no long': input('{type: long, default: «default-type»123456789012345678.5}'),
    'a default of an enum is a symbol': dedent`
      ${TOOL}${SCHEMA_DEF}inputs:
        a: {type: colour, default: «default-type»blue}
      outputs: {}
    `,
    'a symbol may be an identifier with a path': input(
      "{type: {type: array, items: {type: enum, symbols: ['g/p', N/A, '#main/a/q']}}, default: [g/p, p, N/A, q]}",
    ),
    'a symbol with a prefix is taken with it and without': input(
      "{type: {type: array, items: {type: enum, symbols: ['n:p', http://n/q, 'm:r:s']}}, default: [p, 'n:p', q, http://n/q, 'r:s']}",
    ),
    'a symbol with a path has no other parts': input(
      "{type: {type: enum, symbols: ['g/p']}, default: «default-type»g}",
    ),
    'a default of an optional type is a value of it': input('{type: int?, default: «default-type»x}'),
    'a default of null is none': input('{type: string, default: null}'),
    'a default may be one of several types': input('{type: [string, int], default: 5}'),
    'a default is none of several types': input('{type: [string, int], default: «default-type»true}'),
    'a default beyond 64 bits is told': input('{type: long, default: «default-range»12345678901234567890}'),
    'a default beyond 32 bits is told': input('{type: int, default: «default-range»3000000000}'),
    'a default at the edge of 32 bits is fine': input('{type: int, default: -2147483648}'),
    'a fraction is no int': input('{type: int, default: «default-type»1.5}'),
    'a float with no fraction is no int': input('{type: int, default: «default-type»1.0}'),
    'an int is a float': input('{type: float, default: 1}'),
    'a default file is a map with its class': input('{type: File, default: «default-type»a.txt}'),
    'a default file with its class is fine': input(
      '{type: File, default: {class: File, location: "http://example.com/a"}}',
    ),
    'a default directory is no file': input(
      '{type: File, default: «default-type»{class: Directory, location: "http://example.com/a"}}',
    ),

    'a default file exists': {
      text: input('{type: File, default: {class: File, location: data/a.txt}}'),
      files: { 'data/a.txt': 'a' },
    },
    'a default file that does not exist is told': input(
      '{type: File, default: {class: File, location: «missing-default»a.txt}}',
    ),
    'a default file is named by its path too': input(
      '{type: File, default: {class: File, path: «missing-default»a.txt}}',
    ),
    'a default file elsewhere is not looked for': dedent`
      ${TOOL}inputs: {a: {type: "File[]", default: [{class: File, location: "file:///a.txt"}, {class: File, location: "FILE:a.txt"}, {class: File, path: /a.txt}, {class: File, path: ../a.txt}, {class: File, location: "https://h.org/a.txt"}]}}
      outputs: {}
    `,
    'a default file in a list exists': input(
      "{type: 'File[]', default: [{class: File, path: main.cwl}, {class: File, path: «missing-default»a.txt}]}",
    ),
    'a default file says where it is': input(
      '{type: File, default: «file-without-location»{class: File, basename: a.txt}}',
    ),
    'a default file says where it is in text': input(
      '{type: File, default: «file-without-location»{class: File, location: 5}}',
    ),
    'a default file may say what it holds': input('{type: File, default: {class: File, contents: ""}}'),
    'a default directory says where it is': input(
      '{type: Directory, default: «file-without-location»{class: Directory, contents: a}}',
    ),
    'a default directory may say what it holds': input(
      '{type: Directory, default: {class: Directory, basename: a, listing: [«file-without-location»{class: File, basename: b}]}}',
    ),
    'a file of a record says where it is': input(
      '{type: {type: record, fields: {b: File}}, default: {b: «file-without-location»{class: File}}}',
    ),
    'a map of another class is no file': input('{type: Any, default: {class: file, basename: a}}'),
    'a default file of a step says where it is': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: File}, outputs: {}}, in: {x: {default: «file-without-location»{class: File}}}, out: []}
    `,
    'a file of a working folder says where it is': dedent`
      ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [«file-without-location»{class: File, basename: a}, {class: Directory, basename: b, listing: []}]}}
      inputs: {}
      outputs: {}
    `,
    'a file of a working folder of a step says where it is': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s: {requirements: {InitialWorkDirRequirement: {listing: [«file-without-location»{class: Directory, basename: a}]}}, run: {class: Operation, inputs: {}, outputs: {}}, in: {}, out: []}
    `,
    'a file beside a default file exists': input(
      '{type: File, default: {class: File, path: main.cwl, secondaryFiles: [{class: File, path: «missing-default»a.txt}]}}',
    ),
    'a default file may be anywhere else': input(
      '{type: \'File[]\', default: [{class: File, path: /data/a.txt}, {class: File, location: "http://example.com/a"}, {class: File, location: 0123456789abcdef01234567}, {class: File, basename: a, contents: b}]}',
    ),
    'a default file is relative to the file that names it': {
      text: dedent`
        ${TOOL}inputs: {$import: sub/inputs.yml}
        outputs: {}
      `,
      files: {
        'sub/inputs.yml': dedent`
          a: {type: File, default: {class: File, path: a.txt}}
          b: {type: File, default: {class: File, path: «missing-default»sub/a.txt}}
        `,
        'sub/a.txt': 'a',
      },
    },
    'a default file of a step exists': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: File}, outputs: {}}, in: {x: {default: {class: File, path: «missing-default»a.txt}}}, out: []}
    `,
    'what a working folder is to hold exists': {
      text: dedent`
        ${BARE_TOOL}requirements:
          InitialWorkDirRequirement:
            listing:
            - {class: File, location: data/a.txt}
            - {class: File, location: «no-such-file»a.txt, secondaryFiles: [{class: File, path: «no-such-file»a.bai}]}
            - {class: Directory, path: data}
            - {class: Directory, location: «no-such-file»nowhere}
            - {class: Directory, basename: d, listing: [{class: File, path: «no-such-file»b.txt}]}
            - {class: File, location: /data/a.txt}
            - {class: File, location: "http://example.com/a.txt"}
            - {class: File, basename: c, contents: c}
      `,
      files: { 'data/a.txt': 'a' },
    },
    'what a working folder is to hold may have any name': {
      text: dedent`
        ${BARE_TOOL}requirements:
          InitialWorkDirRequirement:
            listing:
            - {class: File, location: a(1).txt}
            - {class: File, location: «no-such-file»b(1).txt}
            - {class: Directory, location: "d[1]"}
            - {class: Directory, location: «no-such-file»"e[1]"}
            - {class: Directory, location: .}
            - {class: Directory, location: ./d}
            - {class: File, location: «no-such-file»$(inputs.a.location)}
      `,
      files: { 'a(1).txt': 'a', 'd[1]/x.txt': 'x', 'd/sub/x.txt': 'x' },
    },
    'what a step puts into a working folder exists': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {}, outputs: {}}, requirements: {InitialWorkDirRequirement: {listing: [{class: File, location: «no-such-file»a.txt}]}}, in: {}, out: []}
    `,
    'what a hint puts into a working folder may be absent': dedent`
      ${BARE_TOOL}hints:
        InitialWorkDirRequirement: {listing: [{class: File, location: a.txt}]}
    `,
    'stdin is a type of one input': dedent`
      ${TOOL}inputs: {a: stdin}
      outputs: {}
    `,
    'stdin is a type of one input only': dedent`
      ${TOOL}inputs: {a: stdin, b: «misplaced-shortcut»stdin}
      outputs: {}
    `,
    'stdin is given once': dedent`
      ${TOOL}inputs: {a: «misplaced-shortcut»stdin}
      outputs: {}
      stdin: x
    `,
    'stdin has no binding': dedent`
      ${TOOL}inputs:
        a: {type: stdin, «misplaced-binding»inputBinding: {}}
      outputs: {}
    `,
    'stdin is no type in v1.0': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs: {a: «misplaced-shortcut»stdin}
      outputs: {}
    `,
    'stdin is no type of an output': dedent`
      ${TOOL}inputs: {}
      outputs: {o: «misplaced-shortcut»stdin}
    `,
    'stdout is a type of outputs': dedent`
      ${TOOL}inputs: {}
      outputs: {o: stdout, e: stderr}
      stdout: x
    `,
    'stdout is no type of an input': dedent`
      ${TOOL}inputs: {a: «misplaced-shortcut»stdout}
      outputs: {}
    `,
    'stdout is no alternative': dedent`
      ${TOOL}inputs: {}
      outputs: {o: [«misplaced-shortcut»stdout, "null"]}
    `,
    'stdout is not optional': dedent`
      ${TOOL}inputs: {}
      outputs: {o: «misplaced-shortcut»stdout?}
    `,
    'stderr is no list': dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: «misplaced-shortcut»'stderr[]'}}
    `,
    'stdout is no item of a list': dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: {type: array, items: «misplaced-shortcut»stdout}}}
    `,
    'stdout is no field of a record': dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: {type: record, fields: {p: «misplaced-shortcut»stdout}}}}
    `,
    'stdin is not optional': dedent`
      ${TOOL}inputs: {a: «misplaced-shortcut»stdin?}
      outputs: {}
    `,
    'stdout has no binding': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: stdout, «misplaced-binding»outputBinding: {glob: x}}
    `,
    'stderr has no binding': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: stderr, «misplaced-binding»outputBinding: {glob: x}}
    `,
    'stdout is no type of an expression tool': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {}
      outputs: {o: «misplaced-shortcut»stdout}
      expression: $(null)
    `,

    'stderr is no type of an input': dedent`
      ${TOOL}inputs: {a: «misplaced-shortcut»stderr}
      outputs: {}
    `,
    'stdin is no type of a workflow': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {a: «misplaced-shortcut»stdin}
      outputs: {}
      steps: {}
    `,
    'a binding of null beside stdin is none': dedent`
      ${TOOL}inputs: {a: {type: stdin, inputBinding: null}}
      outputs: {}
    `,
    'what is switched off needs no files': input(
      '{type: string, loadContents: false, streamable: false, secondaryFiles: []}',
    ),
    'what may be anything may be a file': input(
      '{type: Any, format: "http://edamontology.org/format_2572", loadListing: deep_listing}',
    ),
    'a record may hold files': dedent`
      ${TOOL}${SCHEMA_DEF}inputs: {a: {type: pair, streamable: true}}
      outputs: {}
    `,
    'a format is for files': input('{type: string, «not-for-type»format: "http://edamontology.org/format_2572"}'),
    'secondary files are for files': input('{type: string, «not-for-type»secondaryFiles: [.bai]}'),
    'streaming is for files': input('{type: int, «not-for-type»streamable: true}'),
    'contents are of files': input('{type: string, «not-for-type»loadContents: true}'),
    'a listing is of directories': input('{type: File, «not-for-type»loadListing: deep_listing}'),
    'a format is for lists of files too': input('{type: \'File[]?\', format: "http://edamontology.org/format_2572"}'),
    'secondary files are for outputs that are files': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: string, outputBinding: {glob: x, outputEval: "$(self[0].path)"}, «not-for-type»secondaryFiles: [.bai]}
    `,

    'bindings stand in items and fields too': dedent`
      ${TOOL}inputs:
        a: {type: {type: array, items: File, inputBinding: {prefix: -I}}, inputBinding: {position: 1}}
        b: {type: {type: record, fields: {p: {type: File, inputBinding: {prefix: -p, valueFrom: $(self.path)}}}}}
      outputs:
        o: {type: {type: record, fields: {p: {type: File, outputBinding: {glob: a.txt}}}}}
    `,
    'contents of what was found are read': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self[0].contents)"}}
    `,
    'a union holds named types': dedent`
      ${TOOL}${SCHEMA_DEF}inputs: {a: [pair, colour, 'null', string], b: 'colour[]?'}
      outputs: {}
      arguments: [«optional-value»$(inputs.a.p)]
    `,
    'a working folder has all its forms': dedent`
      ${BARE_TOOL}requirements:
        InitialWorkDirRequirement:
          listing:
          - {entryname: a.txt, entry: text}
          - {entry: $(runtime), writable: true}
          - {class: File, location: main.cwl}
          - {class: Directory, basename: d, listing: []}
          - null
          - [{class: File, location: main.cwl}]
          - $(inputs)
    `,
    'requirements of v1.1 are there': dedent`
      cwlVersion: v1.1
      class: CommandLineTool
      requirements: {LoadListingRequirement: {loadListing: shallow_listing}, InplaceUpdateRequirement: {inplaceUpdate: true}, ToolTimeLimit: {timelimit: 60}, WorkReuse: {enableReuse: $(inputs.b)}, NetworkAccess: {networkAccess: true}}
      inputs: {b: boolean}
      outputs: {}
    `,
    'a hint of a platform may stand several times': dedent`
      ${BARE_TOOL}$namespaces: {sbg: "https://sevenbridges.com"}
      hints:
      - {class: sbg:SaveLogs, value: "*.R"}
      - {class: sbg:SaveLogs, value: "*.sh"}
    `,
    'a hint of CWL stands once': dedent`
      ${BARE_TOOL}hints:
      - {class: ResourceRequirement, ramMin: 1000}
      - {class: «duplicate-requirement»ResourceRequirement, coresMin: 1}
    `,
    'a requirement stands once': dedent`
      ${BARE_TOOL}requirements:
      - {class: ShellCommandRequirement}
      - {class: «duplicate-requirement»ShellCommandRequirement}
    `,
    'a requirement may also be a hint': dedent`
      ${BARE_TOOL}requirements: [{class: ShellCommandRequirement}]
      hints: [{class: ShellCommandRequirement}]
    `,
    'a maximum is no less than its minimum': dedent`
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
    'no time is no limit': dedent`
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
    'a maximum below nothing is told': dedent`
      ${BARE_TOOL}requirements:
        ResourceRequirement: {ramMax: «resource-range»-4}
    `,
    'resources in hints are checked too': dedent`
      ${BARE_TOOL}hints:
        ResourceRequirement: {ramMin: 8, ramMax: «resource-range»4}
    `,

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

    'a label is missed only by those who ask': {
      text: `«no-label»${BARE_TOOL}doc: d\n`,
      checks: { levels: { 'no-label': 'warning' } },
    },
    'a doc is missed only by those who ask': {
      text: `«no-doc»${BARE_TOOL}label: l\n`,
      checks: { levels: { 'no-doc': 'advice' } },
    },
    'a glob is missed for folders, and for lists of them': {
      text: dedent`
        ${TOOL}inputs: {}
        outputs:
          «output-without-glob»o: Directory
          «output-without-glob»p: {type: {type: array, items: Directory}}
      `,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a glob is missed only where one can be': {
      text: dedent`
        ${TOOL}inputs: {}
        outputs: {o: stdout, p: stderr, q: string, r: {type: File, outputBinding: {glob: x}}}
      `,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a glob is not missed in a workflow': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: {a: File}
        outputs: {o: {type: File, outputSource: a}}
        steps: {}
      `,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a binding without a glob finds nothing': {
      text: dedent`
        ${TOOL}inputs: {}
        outputs:
          «output-without-glob»o: {type: File, outputBinding: {loadContents: true}}
          p: {type: File, outputBinding: {outputEval: $(runtime)}}
      `,
      checks: { levels: { 'output-without-glob': 'warning', 'expression-type': 'off' } },
    },
    'a glob is missed only by those who ask': {
      text: dedent`
        ${TOOL}inputs: {}
        outputs:
          «output-without-glob»o: File
      `,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
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
