import { BARE_TOOL, TOOL } from './documents.ts'
import { battery } from './run.ts'

const SCHEMA_DEF = 'requirements:\n  SchemaDefRequirement:\n    types:\n    - {name: pair, type: record, fields: {p: int, q: string}}\n    - {name: colour, type: enum, symbols: [red, green]}\n'

function input(declaration: string): string {
  return `${TOOL}inputs:\n  a: ${declaration}\noutputs: {}\n`
}

battery({
  'a type must exist': input('«undefined-type»strng'),
  'a type in a list must exist': input('[string, «undefined-type»fil]'),
  'a type of items must exist': input('{type: {type: array, items: «undefined-type»string1}}'),
  'an optional list of a type that is none is refused': input('«undefined-type»Fil[]?'),
  'a defined type exists': `${TOOL}${SCHEMA_DEF}inputs: {a: pair, b: 'colour[]?', c: '#pair'}\noutputs: {}\n`,
  'a type of another file exists': {
    text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml}]\ninputs: {a: types.yml#pair}\noutputs: {}\n`,
    files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
  },
  'a type of another file is imported': {
    text: `${TOOL}inputs: {a: «missing-requirement»types.yml#pair}\noutputs: {}\n`,
    files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
  },
  'a type that a workflow imports is there for its tools': {
    text: `cwlVersion: v1.2\nclass: Workflow\nrequirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}\ninputs: {a: types.yml#pair}\noutputs: {}\nsteps:\n  s: {run: tool.cwl, in: {x: a}, out: []}\n`,
    files: { 'tool.cwl': `${TOOL}inputs: {x: types.yml#pair}\noutputs: {}\n`, 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
  },
  'a type of another file is named with its file': {
    text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml}]\ninputs: {a: «undefined-type»pair, b: «undefined-type»'#pair', c: «undefined-type»types.yml#pear}\noutputs: {}\n`,
    files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
  },
  'types of one file may name each other': {
    text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml}]\ninputs: {a: types.yml#pair}\noutputs: {}\n`,
    files: { 'types.yml': "- {name: colour, type: enum, symbols: [red]}\n- {name: pair, type: record, fields: {p: '#colour', q: colour}}\n" },
  },
  'a type that nothing uses is looked at': `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{name: p, type: record, fields: {q: «undefined-type»strng}}]\ninputs: {}\noutputs: {}\n`,
  'a type may refer to one before it only': `${TOOL}requirements:\n  SchemaDefRequirement:\n    types:\n    - {name: a, type: record, fields: {p: «undefined-type»b}}\n    - {name: b, type: record, fields: {q: a}}\ninputs: {a: b}\noutputs: {}\n`,
  'a fragment must name a type of the file': input("«undefined-type»'#pair'"),
  'a type is defined once': `${TOOL}requirements:\n  SchemaDefRequirement:\n    types:\n    - {name: p, type: enum, symbols: [a]}\n    - {name: «duplicate-id»p, type: enum, symbols: [b]}\ninputs: {a: p}\noutputs: {}\n`,
  'a type that is imported twice is one': {
    text: `${TOOL}requirements:\n  SchemaDefRequirement:\n    types: [{$import: types.yml}, {$import: types.yml}]\ninputs: {a: types.yml#pair}\noutputs: {}\n`,
    files: { 'types.yml': 'name: pair\ntype: record\nfields: {p: int}\n' },
  },
  'an output is not named like an input': `${TOOL}inputs: {a: File}\noutputs: {«id-clash»a: {type: File, outputBinding: {glob: x}}}\n`,
  'items have no short forms': `${TOOL}inputs:\n  a: {type: {type: array, items: «undefined-type»string?}}\n  b: {type: {type: array, items: [int, «undefined-type»'File[]']}}\n  c: {type: {type: array, items: {type: record, fields: {p: 'int[]?'}}}}\noutputs: {}\n`,
  'one of several types is a list': `${TOOL}inputs:\n  a: [string, 'string[]', 'null']\n  b: ['string[]', «duplicate-alternative»'File[]']\n  c: {type: [{type: array, items: int}, 'null', «duplicate-alternative»{type: array, items: string}]}\noutputs: {}\n`,
  'a symbol stands once': input('{type: {type: enum, symbols: [p, q, «duplicate-symbol»p]}}'),
  'a field stands once': input('{type: {type: record, fields: [{name: p, type: int}, {name: p, type: «duplicate-field»string}]}}'),

  'a default is a value of its type': input('{type: string, default: «default-type»5}'),
  'a default of a list is a list': input("{type: 'string[]', default: «default-type»x}"),
  'an item of a default has its place': input("{type: 'string[]', default: [x, «default-type»5]}"),
  'a field of a default has its place': `${TOOL}${SCHEMA_DEF}inputs:\n  a: {type: pair, default: {p: «default-type»x, q: y}}\noutputs: {}\n`,
  'a default of a record has its fields': `${TOOL}${SCHEMA_DEF}inputs:\n  a: {type: pair, default: «default-type»{p: 1}}\noutputs: {}\n`,
  'a default of an enum is a symbol': `${TOOL}${SCHEMA_DEF}inputs:\n  a: {type: colour, default: «default-type»blue}\noutputs: {}\n`,
  'a default of an optional type is a value of it': input('{type: int?, default: «default-type»x}'),
  'a default of null is none': input('{type: string, default: null}'),
  'a default may be one of several types': input('{type: [string, int], default: 5}'),
  'a default is none of several types': input('{type: [string, int], default: «default-type»true}'),
  'a default beyond 32 bits is told': input('{type: int, default: «default-range»3000000000}'),
  'a default at the edge of 32 bits is fine': input('{type: int, default: -2147483648}'),
  'a fraction is no int': input('{type: int, default: «default-type»1.5}'),
  'a float with no fraction is no int': input('{type: int, default: «default-type»1.0}'),
  'an int is a float': input('{type: float, default: 1}'),
  'a default file is a map with its class': input('{type: File, default: «default-type»a.txt}'),
  'a default file with its class is fine': input('{type: File, default: {class: File, location: "http://example.com/a"}}'),
  'a default directory is no file': input('{type: File, default: «default-type»{class: Directory, location: "http://example.com/a"}}'),

  'a default file exists': { text: input('{type: File, default: {class: File, location: data/a.txt}}'), files: { 'data/a.txt': 'a' } },
  'a default file that does not exist is told': input('{type: File, default: {class: File, location: «missing-default»a.txt}}'),
  'a default file is named by its path too': input('{type: File, default: {class: File, path: «missing-default»a.txt}}'),
  'a default file in a list exists': input("{type: 'File[]', default: [{class: File, path: main.cwl}, {class: File, path: «missing-default»a.txt}]}"),
  'a file beside a default file exists': input('{type: File, default: {class: File, path: main.cwl, secondaryFiles: [{class: File, path: «missing-default»a.txt}]}}'),
  'a default file may be anywhere else': input('{type: \'File[]\', default: [{class: File, path: /data/a.txt}, {class: File, location: "http://example.com/a"}, {class: File, location: 0123456789abcdef01234567}, {class: File, basename: a, contents: b}]}'),
  'a default file is relative to the file that names it': {
    text: `${TOOL}inputs: {$import: sub/inputs.yml}\noutputs: {}\n`,
    files: { 'sub/inputs.yml': 'a: {type: File, default: {class: File, path: a.txt}}\nb: {type: File, default: {class: File, path: «missing-default»sub/a.txt}}\n', 'sub/a.txt': 'a' },
  },
  'a default file of a step exists': 'cwlVersion: v1.2\nclass: Workflow\ninputs: {}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: File}, outputs: {}}, in: {x: {default: {class: File, path: «missing-default»a.txt}}}, out: []}\n',
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
  'stdout is no type of an expression tool': 'cwlVersion: v1.2\nclass: ExpressionTool\ninputs: {}\noutputs: {o: «misplaced-shortcut»stdout}\nexpression: $(null)\n',

  'a format is for files': input('{type: string, «not-for-type»format: "http://edamontology.org/format_2572"}'),
  'secondary files are for files': input('{type: string, «not-for-type»secondaryFiles: [.bai]}'),
  'streaming is for files': input('{type: int, «not-for-type»streamable: true}'),
  'contents are of files': input('{type: string, «not-for-type»loadContents: true}'),
  'a listing is of directories': input('{type: File, «not-for-type»loadListing: deep_listing}'),
  'a format is for lists of files too': input("{type: 'File[]?', format: \"http://edamontology.org/format_2572\"}"),
  'secondary files are for outputs that are files': `${TOOL}inputs: {}\noutputs:\n  o: {type: string, outputBinding: {glob: x}, «not-for-type»secondaryFiles: [.bai]}\n`,

  'a requirement stands once': `${BARE_TOOL}requirements:\n- {class: ShellCommandRequirement}\n- {class: «duplicate-requirement»ShellCommandRequirement}\n`,
  'a requirement may also be a hint': `${BARE_TOOL}requirements: [{class: ShellCommandRequirement}]\nhints: [{class: ShellCommandRequirement}]\n`,
  'a maximum is no less than its minimum': `${BARE_TOOL}requirements:\n  ResourceRequirement: {coresMin: 4, coresMax: «resource-range»2}\n`,
  'a resource is not negative': `${BARE_TOOL}requirements:\n  ResourceRequirement: {ramMin: «resource-range»-1}\n`,
  'a time limit is not negative': `${BARE_TOOL}requirements:\n  ToolTimeLimit: {timelimit: «resource-range»-1}\n`,
  'no time is no limit': `${BARE_TOOL}requirements:\n  ToolTimeLimit: {timelimit: 0}\n`,
  'equal ends are fine': `${BARE_TOOL}requirements:\n  ResourceRequirement: {tmpdirMin: 2, tmpdirMax: 2}\n`,
  'resources may be expressions': `${BARE_TOOL}requirements:\n  ResourceRequirement: {outdirMin: $(runtime.cores), outdirMax: 2}\n`,
  'resources in hints are checked too': `${BARE_TOOL}hints:\n  ResourceRequirement: {ramMin: 8, ramMax: «resource-range»4}\n`,

  'an image without a tag is told': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: «unpinned-image»ubuntu}\n`,
  'an image of a registry with a port has no tag either': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: «unpinned-image»localhost:5000/ubuntu}\n`,
  'the newest image is told': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: «unpinned-image»ubuntu:latest}\n`,
  'an image with a tag is fine': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: ubuntu:24.04}\n`,
  'an image with a digest is fine': `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: "ubuntu@sha256:${'0'.repeat(64)}"}\n`,

  'a label is missed only by those who ask': { text: `«no-label»${BARE_TOOL}doc: d\n`, checks: { levels: { 'no-label': 'warning' } } },
  'a doc is missed only by those who ask': { text: `«no-doc»${BARE_TOOL}label: l\n`, checks: { levels: { 'no-doc': 'advice' } } },
  'a glob is missed only by those who ask': { text: `${TOOL}inputs: {}\noutputs:\n  «output-without-glob»o: File\n`, checks: { levels: { 'output-without-glob': 'warning' } } },
  'a code may be switched off': { text: `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: ubuntu}\n`, checks: { levels: { 'unpinned-image': 'off' } } },
  'a code may be switched off for a path': {
    text: `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: ubuntu}\n`,
    checks: { paths: [{ matches: (path) => path === 'main.cwl', levels: { 'unpinned-image': 'off' } }] },
  },
  'a switch for another path does not count': {
    text: `${BARE_TOOL}requirements:\n  DockerRequirement: {dockerPull: «unpinned-image»ubuntu}\n`,
    checks: { paths: [{ matches: (path) => path === 'other.cwl', levels: { 'unpinned-image': 'off' } }] },
  },
}, ['JSON', 'lists'])
