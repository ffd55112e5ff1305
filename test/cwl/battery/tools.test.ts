import { BARE_TOOL, TOOL } from './documents.ts'
import { battery } from './run.ts'

const SCHEMA_DEF =
  'requirements:\n  SchemaDefRequirement:\n    types:\n    - {name: pair, type: record, fields: {p: int, q: string}}\n    - {name: colour, type: enum, symbols: [red, green]}\n'

function input(declaration: string): string {
  return `${TOOL}inputs:\n  a: ${declaration}\noutputs: {}\n`
}

battery(
  {
    'a type must exist': input('«undefined-type»strng'),
    'a type in a list must exist': input('[string, «undefined-type»fil]'),
    'a type of items must exist': input('{type: {type: array, items: «undefined-type»string1}}'),
    'an optional list of a type that is none is refused': input('«undefined-type»Fil[]?'),
    'a defined type exists': `${TOOL}${SCHEMA_DEF}inputs: {a: pair, b: 'colour[]?', c: '#pair'}\noutputs: {}\n`,
    'a type of another file exists': {
      text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml}]\ninputs: {a: types.yml#pair}\noutputs: {}\n`,
      files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
    },
    'a type of another file is imported by the requirement that is there': {
      text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{name: other, type: enum, symbols: [p]}]\ninputs: {a: «undefined-type»types.yml#pair}\noutputs: {}\n`,
      files: {
        'types.yml': '- {name: inner, type: enum, symbols: [p]}\n- {name: pair, type: record, fields: {p: inner}}\n',
      },
    },
    'a type of another file is imported': {
      text: `${TOOL}inputs: {a: «missing-requirement»types.yml#pair}\noutputs: {}\n`,
      files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
    },
    'a type that a workflow imports is there for its tools': {
      text: `cwlVersion: v1.2\nclass: Workflow\nrequirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}\ninputs: {a: types.yml#pair}\noutputs: {}\nsteps:\n  s: {run: tool.cwl, in: {x: a}, out: []}\n`,
      files: {
        'tool.cwl': `${TOOL}inputs: {x: types.yml#pair}\noutputs: {}\n`,
        'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n',
      },
    },
    'types that a tool within a workflow imports are not there for the workflow': {
      text: `cwlVersion: v1.2\nclass: Workflow\ninputs: {a: «missing-requirement»types.yml#pair}\noutputs: {}\nsteps:\n  s:\n    run: {class: CommandLineTool, baseCommand: a, requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}, inputs: {x: types.yml#pair}, outputs: []}\n    in: {x: a}\n    out: []\n`,
      files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
    },
    'nor are those that a step imports': {
      text: `cwlVersion: v1.2\nclass: Workflow\ninputs: {a: «missing-requirement»types.yml#pair}\noutputs: {}\nsteps:\n  s:\n    requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}\n    run: {class: CommandLineTool, baseCommand: a, inputs: {x: types.yml#pair}, outputs: []}\n    in: {x: a}\n    out: []\n`,
      files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
    },
    'a type of a file is named of which another is imported': {
      text: `${TOOL}requirements: {SchemaDefRequirement: {types: [{$import: "types.yml#pair"}, {name: own, type: record, fields: {p: «undefined-type»types.yml#word}}]}}\ninputs: {a: types.yml#pair, b: «undefined-type»types.yml#word}\noutputs: {}\n`,
      files: {
        'types.yml': '- {name: word, type: enum, symbols: [a]}\n- {name: pair, type: record, fields: {p: word}}\n',
      },
    },
    'a type of another file is named of which the workflow imports another': {
      text: `cwlVersion: v1.2\nclass: Workflow\nrequirements: {SchemaDefRequirement: {types: [{$import: "types.yml#pair"}]}}\ninputs: {a: types.yml#pair}\noutputs: {}\nsteps:\n  s:\n    run: {class: CommandLineTool, baseCommand: a, inputs: {x: types.yml#pair, y: «undefined-type»types.yml#word}, outputs: []}\n    in: {x: a, y: {default: a}}\n    out: []\n`,
      files: {
        'types.yml': '- {name: word, type: enum, symbols: [a]}\n- {name: pair, type: record, fields: {p: word}}\n',
      },
    },
    'types of a tool take the place of those of the workflow around it': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {SchemaDefRequirement: {types: [{name: word, type: enum, symbols: [a]}]}}\ninputs: {a: word}\noutputs: {}\nsteps:\n  s:\n    run: {class: CommandLineTool, baseCommand: a, requirements: {SchemaDefRequirement: {types: [{name: other, type: enum, symbols: [a]}]}}, inputs: {x: «undefined-type»word, y: other?}, outputs: []}\n    in: {x: a}\n    out: []\n`,
    'so do those of its step': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {SchemaDefRequirement: {types: [{name: word, type: enum, symbols: [a]}]}}\ninputs: {a: word}\noutputs: {}\nsteps:\n  s:\n    requirements: {SchemaDefRequirement: {types: [{name: other, type: record, fields: {a: «undefined-type»word}}]}}\n    run: {class: CommandLineTool, baseCommand: a, inputs: {x: «undefined-type»word, y: other?}, outputs: []}\n    in: {x: a}\n    out: []\n`,
    'a type may be imported by a file of requirements, and by a file of types': {
      text: `${TOOL}requirements: {$import: needed.yml}\ninputs: {a: types.yml#pair, b: words.yml#word}\noutputs: {}\n`,
      files: {
        'needed.yml': 'SchemaDefRequirement: {types: [{$import: types.yml}]}\n',
        'types.yml': '- {name: pair, type: record, fields: {p: {type: {$import: words.yml}}}}\n',
        'words.yml': '{name: word, type: enum, symbols: [a]}\n',
      },
    },
    'hints of a tool give way to the types of a workflow that runs it': {
      text: `cwlVersion: v1.2\nclass: Workflow\nrequirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}\ninputs: {a: types.yml#pair}\noutputs: {}\nsteps:\n  s: {run: tool.cwl, in: {x: a}, out: []}\n`,
      files: {
        'tool.cwl': `${TOOL}hints: {SchemaDefRequirement: {types: [{name: other, type: enum, symbols: [a]}]}}\ninputs: {x: types.yml#pair}\noutputs: {}\n`,
        'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n',
      },
    },
    'a type of another file is named with its file': {
      text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml}]\ninputs: {a: «undefined-type»pair, b: «undefined-type»'#pair', c: «undefined-type»types.yml#pear}\noutputs: {}\n`,
      files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
    },
    'types of one file may name each other': {
      text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml}]\ninputs: {a: types.yml#pair}\noutputs: {}\n`,
      files: {
        'types.yml':
          "- {name: colour, type: enum, symbols: [red]}\n- {name: pair, type: record, fields: {p: '#colour', q: colour}}\n",
      },
    },
    'a type that nothing uses is looked at': `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{name: p, type: record, fields: {q: «undefined-type»strng}}]\ninputs: {}\noutputs: {}\n`,
    'a type may refer to one before it only': `${TOOL}requirements:\n  SchemaDefRequirement:\n    types:\n    - {name: a, type: record, fields: {p: «undefined-type»b}}\n    - {name: b, type: record, fields: {q: a}}\ninputs: {a: b}\noutputs: {}\n`,
    'a type within another is named with all that is around it': {
      text: `${TOOL}id: main\nrequirements:\n  SchemaDefRequirement:\n    types:\n    - {name: pair, type: record, fields: {p: {type: {name: red, type: enum, symbols: [r]}}, q: pair/p/red, l: {type: {name: many, type: array, items: [int, {type: record, fields: {n: {type: {name: deep, type: record, fields: {}}}}}]}}}}\n    - {$import: types.yml}\ninputs: {a: pair/p/red, b: '#main/pair/p/red?', c: 'pair/l/many/n/deep[]', e: «undefined-type»pair/q/red, f: «undefined-type»pair/l/many/n/red, g: «undefined-type»types.yml#outer/f/other, h: types.yml#outer/f/inner}\noutputs: {}\n`,
      files: {
        'types.yml':
          '{name: outer, type: record, fields: [{name: f, type: ["null", {name: inner, type: enum, symbols: [b]}]}]}\n',
      },
    },
    'a type of a file that two files import stands before both': {
      text: `${TOOL}requirements: {SchemaDefRequirement: {types: [{$import: one.yml}, {$import: two.yml}]}}\ninputs: {a: one.yml#pair, b: two.yml#list}\noutputs: {}\n`,
      files: {
        'one.yml': '- {$import: base.yml}\n- {name: pair, type: record, fields: [{name: p, type: base.yml#base}]}\n',
        'two.yml': '- {$import: base.yml}\n- {name: list, type: record, fields: [{name: p, type: base.yml#base}]}\n',
        'base.yml': '- {name: base, type: record, fields: [{name: p, type: string}]}\n',
      },
    },
    'a type within one that stands further down is defined further down': `${TOOL}requirements:\n  SchemaDefRequirement:\n    types:\n    - {name: a, type: record, fields: {p: «undefined-type»b/q/c}}\n    - {name: b, type: record, fields: {q: {type: {name: c, type: enum, symbols: [r]}}}}\n    - {name: d, type: record, fields: {p: b/q/c}}\ninputs: {a: d}\noutputs: {}\n`,
    'a fragment must name a type of the file': input("«undefined-type»'#pair'"),
    'types of different files may have one name, also where they are packed': `${TOOL}requirements:\n- class: SchemaDefRequirement\n  types:\n  - {name: 'http://h/a.yml#t', type: record, fields: {v: string}}\n  - {name: 'http://h/b.yml#t', type: enum, symbols: [p]}\n  - {name: '#c.yml/t', type: enum, symbols: [q]}\n  - {name: '#d.yml/t', type: record, fields: {w: string}}\ninputs: {a: 'http://h/a.yml#t', b: 'http://h/b.yml#t', c: '#c.yml/t', d: '#d.yml/t'}\narguments: [$(inputs.a.v), «undefined-attribute»$(inputs.b.v), «undefined-attribute»$(inputs.c.w), $(inputs.d.w)]\noutputs: {}\n`,
    'a type may be called by the address or the file that it came from': {
      text: `${TOOL}requirements:\n- class: SchemaDefRequirement\n  types:\n  - {name: 'http://h/t.yml#url', type: record, fields: [{name: 'http://h/t.yml#url/href', type: string}]}\n  - {name: t.yml#many, type: array, items: 'http://h/t.yml#url'}\n  - {name: 'urn:x:word', type: enum, symbols: [p]}\n  - {$import: others.yml}\ninputs: {a: 'http://h/t.yml#url', b: 't.yml#many?', c: 'urn:x:word[]', d: 'http://h/o.yml#other', e: «undefined-type»'http://h/t.yml#uri', f: «undefined-type»'http://h/t2.yml#url'}\narguments: [$(inputs.a.href), «undefined-attribute»$(inputs.a.hrefs)]\noutputs: {}\n`,
      files: { 'others.yml': "- {name: 'http://h/o.yml#other', type: enum, symbols: [q]}\n" },
    },
    'a type is defined once': `${TOOL}requirements:\n  SchemaDefRequirement:\n    types:\n    - {name: p, type: enum, symbols: [a]}\n    - {name: «duplicate-id»p, type: enum, symbols: [b]}\ninputs: {a: p}\noutputs: {}\n`,
    'a type that is written twice is told, even where both say the same': `${TOOL}requirements:\n- class: SchemaDefRequirement\n  types:\n  - {name: t, type: enum, symbols: [a]}\n  - {name: «duplicate-id»t, type: enum, symbols: [a]}\ninputs: {x: t}\noutputs: {}\n`,
    'a type that is imported twice is one': {
      text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml}, {$import: types.yml}]\ninputs: {a: types.yml#pair}\noutputs: {}\n`,
      files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
    },
    'a type that only an imported one names has the fields of a type': {
      text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml#pair}]\ninputs: {a: types.yml#pair}\noutputs: {}\n`,
      files: {
        'types.yml':
          '- {name: half, type: record, fields: {q: {«unknown-field»typ: int}}}\n- {name: pair, type: record, fields: {p: half}}\n- {name: other, type: record, fields: {p: {typ: int}}}\n',
      },
    },
    'self in a type of SchemaDefRequirement is a part of the value': `${TOOL}requirements:\n  SchemaDefRequirement:\n    types:\n    - {name: pair, type: record, inputBinding: {prefix: -r, valueFrom: $(self.p.path)}, fields: {p: {type: File, secondaryFiles: $(self.basename).bai, inputBinding: {valueFrom: $(self.path)}}}}\n    - {name: sad, type: record, fields: {p: {type: int, inputBinding: {valueFrom: «undefined-input»$(inputs.nosuch)}}}}\ninputs: {a: pair}\noutputs: {}\n`,
    'what a type that only an imported one names says is evaluated like the rest': {
      text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml#pair}]\ninputs: {a: types.yml#pair, b: int}\noutputs: {}\n`,
      files: {
        'types.yml': `$graph:\n- name: half\n  type: record\n  fields:\n    valueFrom: {type: int, inputBinding: {valueFrom: $(inputs.b)}}\n    p: {type: int, inputBinding: {valueFrom: «undefined-input»$(inputs.nosuch)}}\n    q: {type: File, format: «undeclared-prefix»'edam:format_1', inputBinding: {«undeclared-feature»shellQuote: false}}\n    r: {type: int, inputBinding: {prefix: '-r '}}\n- {name: pair, type: record, fields: {p: half}}\n`,
      },
    },
    'a type that only an imported one names has the prefixes of its file': {
      text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml#pair}]\ninputs: {a: types.yml#pair}\noutputs: {}\n`,
      files: {
        'types.yml': `$namespaces: {edam: 'http://edamontology.org/'}\n$graph:\n- {name: half, type: record, fields: {q: {type: File, format: 'edam:format_1'}}}\n- {name: pair, type: record, fields: {p: half}}\n`,
      },
    },
    'what a type of the workflow says is evaluated where an embedded tool uses it': `cwlVersion: v1.2\nclass: Workflow\nrequirements:\n  SchemaDefRequirement:\n    types:\n    - {name: pair, type: record, fields: {p: {type: int, inputBinding: {valueFrom: $(inputs.a.p)}}}}\n    - {name: sad, type: record, fields: {p: {type: int, inputBinding: {«undeclared-feature»shellQuote: false, valueFrom: «undefined-input»$(inputs.x.p)}}}}\n    - {name: idle, type: record, fields: {p: {type: int, inputBinding: {shellQuote: false, valueFrom: $(inputs.x.p)}}}}\ninputs: {x: pair, y: sad}\noutputs: {}\nsteps:\n  s:\n    in: {a: x, b: y}\n    out: []\n    run: {class: CommandLineTool, baseCommand: cat, inputs: {a: pair, b: sad}, outputs: {}}\n`,
    'a parameter is no type': {
      text: `${TOOL}requirements: [{class: SchemaDefRequirement, types: [{$import: 'types.yml#pair'}]}]\ninputs:\n  a: int\n  b: «undefined-type»main.cwl#a\n  c: «undefined-type»types.yml#x\n  d: {type: {type: enum, name: red, symbols: [p]}}\n  e: «undefined-type»'#red'\n  f: «undefined-type»main.cwl#red\noutputs: {}\n`,
      files: { 'types.yml': 'pair: {name: pair, type: record, fields: {p: int}}\nparameter: {id: x, type: int}\n' },
    },
    'a type in a parameter of another file has no name': {
      text: `cwlVersion: v1.2\nclass: Workflow\ninputs: []\noutputs: []\nsteps: [{id: s, in: [], out: [], run: {$import: tool.yml}}]\n`,
      files: {
        'tool.yml': `class: CommandLineTool\nbaseCommand: cat\nrequirements: {SchemaDefRequirement: {types: [{name: blue, type: enum, symbols: [p]}]}}\ninputs:\n  a: {type: [{type: enum, name: red, symbols: [p]}, 'null']}\n  b: [«undefined-type»red, 'null']\n  c: [«undefined-type»'tool.yml#red', 'null']\n  d: [blue, 'null']\noutputs: {}\n`,
      },
    },
    'an empty name names no type': `${TOOL}requirements: [{class: SchemaDefRequirement, types: [{name: '#', type: enum, symbols: [p]}]}]\ninputs: {a: «undefined-type»'', b: «undefined-type»'#', c: {type: {name: '', type: enum, symbols: [p]}}}\noutputs: {}\n`,
    'an output is not named like an input': `${TOOL}inputs: {a: File}\noutputs: {«id-clash»a: {type: File, outputBinding: {glob: x}}}\n`,
    'items have no short forms': `${TOOL}inputs:\n  a: {type: {type: array, items: «undefined-type»string?}}\n  b: {type: {type: array, items: [int, «undefined-type»'File[]']}}\n  c: {type: {type: array, items: {type: record, fields: {p: 'int[]?'}}}}\noutputs: {}\n`,
    'one of several types is a list': `${TOOL}inputs:\n  a: [string, 'string[]', 'null']\n  b: ['string[]', «duplicate-alternative»'File[]']\n  c: {type: [{type: array, items: int}, 'null', «duplicate-alternative»{type: array, items: string}]}\noutputs: {}\n`,
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
    'a field of a default has its place': `${TOOL}${SCHEMA_DEF}inputs:\n  a: {type: pair, default: {p: «default-type»x, q: y}}\noutputs: {}\n`,
    'a default of a record has its fields': `${TOOL}${SCHEMA_DEF}inputs:\n  a: {type: pair, default: «default-type»{p: 1}}\noutputs: {}\n`,
    'a default of a record is a map': `${TOOL}${SCHEMA_DEF}inputs: {a: {type: pair, default: «default-type»x}}\noutputs: {}\n`,
    'a default of a list may hold null where its items may be absent': input(
      "{type: {type: array, items: ['null', int]}, default: [null, 1, «default-type»x]}",
    ),
    'a default at the edge of 64 bits is fine': input('{type: long, default: 9223372036854775807}'),
    'a large number with a fraction is no long': input('{type: long, default: «default-type»123456789012345678.5}'),
    'a default of an enum is a symbol': `${TOOL}${SCHEMA_DEF}inputs:\n  a: {type: colour, default: «default-type»blue}\noutputs: {}\n`,
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
    'a default file elsewhere is not looked for': `${TOOL}inputs: {a: {type: "File[]", default: [{class: File, location: "file:///a.txt"}, {class: File, location: "FILE:a.txt"}, {class: File, path: /a.txt}, {class: File, path: ../a.txt}, {class: File, location: "https://h.org/a.txt"}]}}\noutputs: {}\n`,
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
    'a default file of a step says where it is':
      'cwlVersion: v1.2\nclass: Workflow\ninputs: {}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: File}, outputs: {}}, in: {x: {default: «file-without-location»{class: File}}}, out: []}\n',
    'a file of a working folder says where it is': `${TOOL}requirements: {InitialWorkDirRequirement: {listing: [«file-without-location»{class: File, basename: a}, {class: Directory, basename: b, listing: []}]}}\ninputs: {}\noutputs: {}\n`,
    'a file of a working folder of a step says where it is':
      'cwlVersion: v1.2\nclass: Workflow\ninputs: {}\noutputs: {}\nsteps:\n  s: {requirements: {InitialWorkDirRequirement: {listing: [«file-without-location»{class: Directory, basename: a}]}}, run: {class: Operation, inputs: {}, outputs: {}}, in: {}, out: []}\n',
    'a file beside a default file exists': input(
      '{type: File, default: {class: File, path: main.cwl, secondaryFiles: [{class: File, path: «missing-default»a.txt}]}}',
    ),
    'a default file may be anywhere else': input(
      '{type: \'File[]\', default: [{class: File, path: /data/a.txt}, {class: File, location: "http://example.com/a"}, {class: File, location: 0123456789abcdef01234567}, {class: File, basename: a, contents: b}]}',
    ),
    'a default file is relative to the file that names it': {
      text: `${TOOL}inputs: {$import: sub/inputs.yml}\noutputs: {}\n`,
      files: {
        'sub/inputs.yml':
          'a: {type: File, default: {class: File, path: a.txt}}\nb: {type: File, default: {class: File, path: «missing-default»sub/a.txt}}\n',
        'sub/a.txt': 'a',
      },
    },
    'a default file of a step exists':
      'cwlVersion: v1.2\nclass: Workflow\ninputs: {}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: File}, outputs: {}}, in: {x: {default: {class: File, path: «missing-default»a.txt}}}, out: []}\n',
    'what a working folder is to hold exists': {
      text: `${BARE_TOOL}requirements:\n  InitialWorkDirRequirement:\n    listing:\n    - {class: File, location: data/a.txt}\n    - {class: File, location: «no-such-file»a.txt, secondaryFiles: [{class: File, path: «no-such-file»a.bai}]}\n    - {class: Directory, path: data}\n    - {class: Directory, location: «no-such-file»nowhere}\n    - {class: Directory, basename: d, listing: [{class: File, path: «no-such-file»b.txt}]}\n    - {class: File, location: /data/a.txt}\n    - {class: File, location: "http://example.com/a.txt"}\n    - {class: File, basename: c, contents: c}\n`,
      files: { 'data/a.txt': 'a' },
    },
    'what a working folder is to hold may have any name': {
      text: `${BARE_TOOL}requirements:\n  InitialWorkDirRequirement:\n    listing:\n    - {class: File, location: a(1).txt}\n    - {class: File, location: «no-such-file»b(1).txt}\n    - {class: Directory, location: "d[1]"}\n    - {class: Directory, location: «no-such-file»"e[1]"}\n    - {class: Directory, location: .}\n    - {class: Directory, location: ./d}\n    - {class: File, location: «no-such-file»$(inputs.a.location)}\n`,
      files: { 'a(1).txt': 'a', 'd[1]/x.txt': 'x', 'd/sub/x.txt': 'x' },
    },
    'what a step puts into a working folder exists': `cwlVersion: v1.2\nclass: Workflow\ninputs: {}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {}, outputs: {}}, requirements: {InitialWorkDirRequirement: {listing: [{class: File, location: «no-such-file»a.txt}]}}, in: {}, out: []}\n`,
    'what a hint puts into a working folder may be absent': `${BARE_TOOL}hints:\n  InitialWorkDirRequirement: {listing: [{class: File, location: a.txt}]}\n`,
    'stdin is a type of one input': `${TOOL}inputs: {a: stdin}\noutputs: {}\n`,
    'stdin is a type of one input only': `${TOOL}inputs: {a: stdin, b: «misplaced-shortcut»stdin}\noutputs: {}\n`,
    'stdin is given once': `${TOOL}inputs: {a: «misplaced-shortcut»stdin}\noutputs: {}\nstdin: x\n`,
    'stdin has no binding': `${TOOL}inputs:\n  a: {type: stdin, «misplaced-binding»inputBinding: {}}\noutputs: {}\n`,
    'stdin is no type in v1.0': `cwlVersion: v1.0\nclass: CommandLineTool\ninputs: {a: «misplaced-shortcut»stdin}\noutputs: {}\n`,
    'stdin is no type of an output': `${TOOL}inputs: {}\noutputs: {o: «misplaced-shortcut»stdin}\n`,
    'stdout is a type of outputs': `${TOOL}inputs: {}\noutputs: {o: stdout, e: stderr}\nstdout: x\n`,
    'stdout is no type of an input': `${TOOL}inputs: {a: «misplaced-shortcut»stdout}\noutputs: {}\n`,
    'stdout is no alternative': `${TOOL}inputs: {}\noutputs: {o: [«misplaced-shortcut»stdout, "null"]}\n`,
    'stdout is not optional': `${TOOL}inputs: {}\noutputs: {o: «misplaced-shortcut»stdout?}\n`,
    'stderr is no list': `${TOOL}inputs: {}\noutputs: {o: {type: «misplaced-shortcut»'stderr[]'}}\n`,
    'stdout is no item of a list': `${TOOL}inputs: {}\noutputs: {o: {type: {type: array, items: «misplaced-shortcut»stdout}}}\n`,
    'stdout is no field of a record': `${TOOL}inputs: {}\noutputs: {o: {type: {type: record, fields: {p: «misplaced-shortcut»stdout}}}}\n`,
    'stdin is not optional': `${TOOL}inputs: {a: «misplaced-shortcut»stdin?}\noutputs: {}\n`,
    'stdout has no binding': `${TOOL}inputs: {}\noutputs:\n  o: {type: stdout, «misplaced-binding»outputBinding: {glob: x}}\n`,
    'stderr has no binding': `${TOOL}inputs: {}\noutputs:\n  o: {type: stderr, «misplaced-binding»outputBinding: {glob: x}}\n`,
    'stdout is no type of an expression tool':
      'cwlVersion: v1.2\nclass: ExpressionTool\ninputs: {}\noutputs: {o: «misplaced-shortcut»stdout}\nexpression: $(null)\n',

    'stderr is no type of an input': `${TOOL}inputs: {a: «misplaced-shortcut»stderr}\noutputs: {}\n`,
    'stdin is no type of a workflow': `cwlVersion: v1.2\nclass: Workflow\ninputs: {a: «misplaced-shortcut»stdin}\noutputs: {}\nsteps: {}\n`,
    'a binding of null beside stdin is none': `${TOOL}inputs: {a: {type: stdin, inputBinding: null}}\noutputs: {}\n`,
    'what is switched off needs no files': input(
      '{type: string, loadContents: false, streamable: false, secondaryFiles: []}',
    ),
    'what may be anything may be a file': input(
      '{type: Any, format: "http://edamontology.org/format_2572", loadListing: deep_listing}',
    ),
    'a record may hold files': `${TOOL}${SCHEMA_DEF}inputs: {a: {type: pair, streamable: true}}\noutputs: {}\n`,
    'a format is for files': input('{type: string, «not-for-type»format: "http://edamontology.org/format_2572"}'),
    'secondary files are for files': input('{type: string, «not-for-type»secondaryFiles: [.bai]}'),
    'streaming is for files': input('{type: int, «not-for-type»streamable: true}'),
    'contents are of files': input('{type: string, «not-for-type»loadContents: true}'),
    'a listing is of directories': input('{type: File, «not-for-type»loadListing: deep_listing}'),
    'a format is for lists of files too': input('{type: \'File[]?\', format: "http://edamontology.org/format_2572"}'),
    'secondary files are for outputs that are files': `${TOOL}inputs: {}\noutputs:\n  o: {type: string, outputBinding: {glob: x, outputEval: "$(self[0].path)"}, «not-for-type»secondaryFiles: [.bai]}\n`,

    'bindings stand in items and fields too': `${TOOL}inputs:\n  a: {type: {type: array, items: File, inputBinding: {prefix: -I}}, inputBinding: {position: 1}}\n  b: {type: {type: record, fields: {p: {type: File, inputBinding: {prefix: -p, valueFrom: $(self.path)}}}}}\noutputs:\n  o: {type: {type: record, fields: {p: {type: File, outputBinding: {glob: a.txt}}}}}\n`,
    'contents of what was found are read': `${TOOL}inputs: {}\noutputs:\n  o: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self[0].contents)"}}\n`,
    'a union holds named types': `${TOOL}${SCHEMA_DEF}inputs: {a: [pair, colour, 'null', string], b: 'colour[]?'}\noutputs: {}\narguments: [«optional-value»$(inputs.a.p)]\n`,
    'a working folder has all its forms': `${BARE_TOOL}requirements:\n  InitialWorkDirRequirement:\n    listing:\n    - {entryname: a.txt, entry: text}\n    - {entry: $(runtime), writable: true}\n    - {class: File, location: main.cwl}\n    - {class: Directory, basename: d, listing: []}\n    - null\n    - [{class: File, location: main.cwl}]\n    - $(inputs)\n`,
    'requirements of v1.1 are there': `cwlVersion: v1.1\nclass: CommandLineTool\nrequirements: {LoadListingRequirement: {loadListing: shallow_listing}, InplaceUpdateRequirement: {inplaceUpdate: true}, ToolTimeLimit: {timelimit: 60}, WorkReuse: {enableReuse: $(inputs.b)}, NetworkAccess: {networkAccess: true}}\ninputs: {b: boolean}\noutputs: {}\n`,
    'a hint of a platform may stand several times': `${BARE_TOOL}$namespaces: {sbg: "https://sevenbridges.com"}\nhints:\n- {class: sbg:SaveLogs, value: "*.R"}\n- {class: sbg:SaveLogs, value: "*.sh"}\n`,
    'a hint of CWL stands once': `${BARE_TOOL}hints:\n- {class: ResourceRequirement, ramMin: 1000}\n- {class: «duplicate-requirement»ResourceRequirement, coresMin: 1}\n`,
    'a requirement stands once': `${BARE_TOOL}requirements:\n- {class: ShellCommandRequirement}\n- {class: «duplicate-requirement»ShellCommandRequirement}\n`,
    'a requirement may also be a hint': `${BARE_TOOL}requirements: [{class: ShellCommandRequirement}]\nhints: [{class: ShellCommandRequirement}]\n`,
    'a maximum is no less than its minimum': `${BARE_TOOL}requirements:\n  ResourceRequirement: {coresMin: 4, coresMax: «resource-range»2}\n`,
    'that holds for every resource': `${BARE_TOOL}requirements:\n  ResourceRequirement: {ramMin: 4, ramMax: «resource-range»2, tmpdirMin: 4, tmpdirMax: «resource-range»2, outdirMin: 4, outdirMax: «resource-range»2}\n`,
    'a maximum may be its minimum, and both may be nothing': `${BARE_TOOL}requirements:\n  ResourceRequirement: {ramMin: 4000, ramMax: 4000, tmpdirMin: 0, tmpdirMax: 0}\n`,
    'a resource is not negative': `${BARE_TOOL}requirements:\n  ResourceRequirement: {ramMin: «resource-range»-1}\n`,
    'a time limit is not negative': `${BARE_TOOL}requirements:\n  ToolTimeLimit: {timelimit: «resource-range»-1}\n`,
    'no time is no limit': `${BARE_TOOL}requirements:\n  ToolTimeLimit: {timelimit: 0}\n`,
    'equal ends are fine': `${BARE_TOOL}requirements:\n  ResourceRequirement: {tmpdirMin: 2, tmpdirMax: 2}\n`,
    'resources may be expressions': `${BARE_TOOL}requirements:\n  ResourceRequirement: {outdirMin: $(runtime.cores), outdirMax: 2}\n`,
    'a maximum below nothing is told': `${BARE_TOOL}requirements:\n  ResourceRequirement: {ramMax: «resource-range»-4}\n`,
    'resources in hints are checked too': `${BARE_TOOL}hints:\n  ResourceRequirement: {ramMin: 8, ramMax: «resource-range»4}\n`,

    'an image without a tag is told': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: «unpinned-image»ubuntu}\n`,
    'an image of a registry with a port has no tag either': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: «unpinned-image»localhost:5000/ubuntu}\n`,
    'the newest image is told': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: «unpinned-image»ubuntu:latest}\n`,
    'an image that a hint names and a requirement replaces is not told': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: "ubuntu:24.04"}\nhints:\n  DockerRequirement: {dockerPull: ubuntu}\n`,
    'an image that was there before is told by its id': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerImageId: «unpinned-image»ubuntu}\n`,
    'an image that an expression names is told': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: «unpinned-image»$(inputs.a)}\n`,
    'an image with half a digest is told':
      `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: "ubuntu@sha256:00"}\n`.replace(
        '"ubuntu@',
        '«unpinned-image»"ubuntu@',
      ),
    'an image with a tag is fine': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: ubuntu:24.04}\n`,
    'an image with a digest is fine': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: "ubuntu@sha256:${'0'.repeat(64)}"}\n`,

    'a label is missed only by those who ask': {
      text: `«no-label»${BARE_TOOL}doc: d\n`,
      checks: { levels: { 'no-label': 'warning' } },
    },
    'a doc is missed only by those who ask': {
      text: `«no-doc»${BARE_TOOL}label: l\n`,
      checks: { levels: { 'no-doc': 'advice' } },
    },
    'a glob is missed for folders, and for lists of them': {
      text: `${TOOL}inputs: {}\noutputs:\n  «output-without-glob»o: Directory\n  «output-without-glob»p: {type: {type: array, items: Directory}}\n`,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a glob is missed only where one can be': {
      text: `${TOOL}inputs: {}\noutputs: {o: stdout, p: stderr, q: string, r: {type: File, outputBinding: {glob: x}}}\n`,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a glob is not missed in a workflow': {
      text: `cwlVersion: v1.2\nclass: Workflow\ninputs: {a: File}\noutputs: {o: {type: File, outputSource: a}}\nsteps: {}\n`,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a binding without a glob finds nothing': {
      text: `${TOOL}inputs: {}\noutputs:\n  «output-without-glob»o: {type: File, outputBinding: {loadContents: true}}\n  p: {type: File, outputBinding: {outputEval: $(runtime)}}\n`,
      checks: { levels: { 'output-without-glob': 'warning', 'expression-type': 'off' } },
    },
    'a glob is missed only by those who ask': {
      text: `${TOOL}inputs: {}\noutputs:\n  «output-without-glob»o: File\n`,
      checks: { levels: { 'output-without-glob': 'warning' } },
    },
    'a code may be switched off': {
      text: `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: ubuntu}\n`,
      checks: { levels: { 'unpinned-image': 'off' } },
    },
    'a code may be switched off for a path': {
      text: `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: ubuntu}\n`,
      checks: { paths: [{ matches: (path) => path === 'main.cwl', levels: { 'unpinned-image': 'off' } }] },
    },
    'a switch for another path does not count': {
      text: `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: «unpinned-image»ubuntu}\n`,
      checks: { paths: [{ matches: (path) => path === 'other.cwl', levels: { 'unpinned-image': 'off' } }] },
    },
  },
  ['JSON', 'lists'],
)
