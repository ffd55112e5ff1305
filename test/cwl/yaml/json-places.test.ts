import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'
import { WORKFLOW } from '../support/documents.ts'

/** Mistakes of every kind of place: keys, values, items of lists, in lists of objects, inside texts. */
const DOCUMENT = `{
	"cwlVersion": "v1.2",
	"class": "Workflow",
	"label": "größe 🧬 \\ud83e\\uddec \\t",
	"requirements": [{"class": "ScatterFeatureRequirement"}, {"class": "MultipleInputFeatureRequirement"}, {"class": «duplicate-requirement»"ScatterFeatureRequirement"}],
	"inputs": [
		{"id": "größe", "type": "string"},
		{"id": "🧬", "type": ["null", «undefined-type»"Fil", "int"]},
		{"doc": "🧬🧬", "id": «duplicate-id»"größe", "type": "string"},
		{"id": "n", "type": "int", "default": [1, 2, «»"3"]}
	],
	"outputs": [{"id": "o", "type": "File", "outputSource": [«unresolved-source»"größe/o", "s/o"], "linkMerge": "merge_flattened"}],
	"steps": [
		{
			"id": "s", "doc": "ä", "run": {"class": "CommandLineTool", "doc": ["🧬", "\\"", "//"],
				"inputs": [{"id": "x", "type": "string"}, {"id": "f", "type": "File"}],
				"outputs": [{"id": "o", "type": "File", "outputBinding": {"glob": "🧬-«undefined-input»$(inputs.y)-$(inputs.x)"}}],
				"arguments": ["ä\\n«undefined-attribute»$(inputs.f.pathh)", {"valueFrom": "🧬«unbalanced-expression»$(inputs.x"}], «unknown-field»"stdot": "ä"
			},
			"in": [{"id": "f", "source": «unresolved-source»"nowhere"}, {"id": "x", "source": ["n", «unresolved-source»"ü/o"], "linkMerge": "merge_flattened"}],
			"out": ["o", «unknown-step-output»"p"], "scatter": ["x", «unresolved-scatter»"🧬"], "scatterMethod": "dotproduct"
		}
	]
}
`

const PLAIN = DOCUMENT.replace('«»', '').replace('"default": [', '"default": «default-type»[')

/** Text of a function as JSON writes it: on one line, with escapes. */
const IN_JSON = dedent`
  {"cwlVersion": "v1.2", "class": "CommandLineTool", "requirements": [{"class": "InlineJavascriptRequirement"}],
   "inputs": [{"id": "a", "type": "string"}], "outputs": [],
`

battery({
  'a mistake in code behind escapes has its place': `${IN_JSON} "arguments": ["\${\\n  var x = \\"\\u00e4\\ud83e\\uddec\\";\\n  return x + «possible-input»inputs.b;\\n}", "\${ return 1 +«javascript-syntax»; }"]}\n`,
  'a mistake behind an escaped slash has its place': `${IN_JSON} "arguments": ["a\\/b\\t«undefined-input»$(inputs.b)\\/«undefined-input»$(inputs.c)", "\\\\\\\\«undefined-input»$(inputs.d)"]}\n`,
  'a mistake behind an escape of YAML has its place': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    inputs: {a: string}
    outputs: {}
    arguments: ["\\x41\\U0001F9EC\\e\\ \\N«undefined-input»$(inputs.b)", 'it''s ''«undefined-input»$(inputs.c)']
  `,
  'a mistake behind a fold in quotes has the place of the text': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    inputs: {a: string}
    outputs: {}
    arguments:
    - «undefined-input»"one \\"
      two $(inputs.b)"
  `,
  'a mistake behind a line that goes on has the place of the text': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    inputs: {a: string}
    outputs: {}
    arguments:
    - «undefined-input»"one\\
      two $(inputs.b)"
  `,
  'places are exact in JSON with tabs and characters of every width': PLAIN,
  'places are exact in JSON with CR LF': PLAIN.replaceAll('\n', '\r\n'),
  'places are exact in JSON with CR alone': PLAIN.replaceAll('\n', '\r'),
  'places are exact in JSON behind a byte order mark': `\uFEFF${PLAIN}`,
  'places are exact in JSON with spaces': PLAIN.replaceAll('\t', '    '),
  'places are exact in JSON on one line': PLAIN.replaceAll(/[\n\t]+/g, ' ').trim(),
  'places are exact in JSON whose keys are escaped': PLAIN.replaceAll('"id"', '"\\u0069d"')
    .replaceAll('"source"', '"so\\u0075rce"')
    .replace('"stdot"', '"\\u0073tdot"'),
  'places are exact in JSON beside the workflow': {
    text: dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: tool.json, in: {x: a}, out: []}
    `,
    files: {
      'tool.json':
        '{"cwlVersion": "v1.2", "class": "CommandLineTool",\r\n\t"inputs": {"x": "string", "ü": {"type": «undefined-type»"strin"}}, "outputs": [],\r\n\t"arguments": ["ü", "«undefined-input»$(inputs.y)"]}',
    },
  },
  'a list in JSON that is no list has its place':
    '{\r\n\t"cwlVersion": "v1.2", "class": "CommandLineTool",\r\n\t"inputs": [], "outputs": [], "baseCommand": ["🧬", «wrong-type»{"a": 1}],\r\n\t"arguments": ["ä", «wrong-type»5]\r\n}\r\n',
  'an item that lacks a field has its place':
    '{\n\t"cwlVersion": "v1.2", "class": "CommandLineTool",\n\t"inputs": [{"id": "ä", "type": "string"}, «missing-field»{"id": "b"}], "outputs": []\n}\n',
  'a key that stands twice in JSON has its place':
    '{\n\t"cwlVersion": "v1.2", "class": "CommandLineTool",\n\t"inputs": [{"id": "🧬", "type": "string", «duplicate-key»"id": "b"}], "outputs": []\n}\n',
  'JSON that ends early has its place': {
    text: '{\r\n\t"cwlVersion": "v1.2",\r\n\t"inputs": [',
    also: ['yaml-syntax 3:12'],
  },
})
