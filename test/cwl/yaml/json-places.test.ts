import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'

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

battery(import.meta.filename, {
  'a mistake behind an escape of YAML has its place': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    inputs: {a: string}
    outputs: {}
    arguments: ["\\x41\\U0001F9EC\\e\\ \\N«undefined-input»$(inputs.b)", 'it''s ''«undefined-input»$(inputs.c)']
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
  'places are exact in JSON with CR alone': PLAIN.replaceAll('\n', '\r'),
  'a list in JSON that is no list has its place':
    '{\r\n\t"cwlVersion": "v1.2", "class": "CommandLineTool",\r\n\t"inputs": [], "outputs": [], "baseCommand": ["🧬", «wrong-type»{"a": 1}],\r\n\t"arguments": ["ä", «wrong-type»5]\r\n}\r\n',
})
