import { diagramOf } from '../../src/diagrams/mermaid.ts'
import { canonicalJson, isArray, isObject, type JsonObject, type JsonValue } from '../../src/json/index.ts'
import { readDiagrams } from '../../test/support/mermaid.ts'

/** Mermaid does not draw a longer one. */
const LONGEST = 50_000

/** Draws every workflow with steps, and has Mermaid's own parser read the diagrams. Returns what is wrong. */
export function checkDiagrams(
  packed: readonly { readonly reference: string; readonly description: JsonObject }[],
): readonly string[] {
  // Many workflows run the same one.
  const workflows = new Map(
    packed.flatMap(({ reference, description }) =>
      workflowsIn(description).map((workflow) => [canonicalJson(workflow), { reference, workflow }] as const),
    ),
  )
  const drawn = [...workflows.values()].map(({ reference, workflow }) => ({
    reference,
    diagram: diagramOf(workflow) ?? '',
  }))
  const errors = readDiagrams(drawn.map(({ diagram }) => diagram)).map(({ error }) => error)
  console.log(`${drawn.length} different workflows are drawn`)
  return drawn.flatMap(({ reference, diagram }, index) => {
    const fault =
      diagram === '' ? 'no diagram' : diagram.length > LONGEST ? 'a diagram that is too long' : errors[index]
    return fault === null || fault === undefined ? [] : [`${reference}: ${fault}`]
  })
}

/** The whole, and what its steps run. */
function workflowsIn(value: JsonValue): readonly JsonObject[] {
  if (isArray(value)) return value.flatMap(workflowsIn)
  if (!isObject(value)) return []
  const { steps } = value
  return [
    ...(value['class'] === 'Workflow' && isArray(steps) && steps.length > 0 ? [value] : []),
    ...Object.values(value).flatMap((member) => (member === undefined ? [] : workflowsIn(member))),
  ]
}
