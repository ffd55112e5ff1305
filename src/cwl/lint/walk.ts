import type { Context } from './context.ts'
import type { Nodes, Rule, Visits } from './rule.ts'

const NODES: { readonly [Kind in keyof Nodes]: (context: Context) => Iterable<Nodes[Kind]> } = {
  input: ({ ports }) => ports.inputs.values(),
  output: ({ ports }) => ports.outputs.values(),
  step: ({ steps }) => steps,
  link: ({ links, processClass }) => (processClass === 'Workflow' ? links.all : []),
  binding: ({ bindings }) => bindings,
  glob: ({ globs }) => globs,
  pattern: ({ patterns }) => patterns,
  requirement: ({ requirements }) => requirements,
  text: ({ expressions }) => expressions.texts,
}

const KINDS = Object.keys(NODES) as readonly (keyof Nodes)[]

/** Passes a process to rules: first the process as a whole, then each node to all rules with a callback for its kind. */
export async function walk(rules: readonly Rule[], context: Context): Promise<void> {
  for (const each of rules) {
    const loading = each.process?.(context)
    if (loading !== undefined) await loading
  }
  for (const kind of KINDS) visit(kind, NODES[kind], rules, context)
}

function visit<Kind extends keyof Nodes>(
  kind: Kind,
  nodes: (context: Context) => Iterable<Nodes[Kind]>,
  rules: readonly Visits<string>[],
  context: Context,
): void {
  const interested = rules.filter((each) => each[kind] !== undefined)
  if (interested.length === 0) return
  for (const node of nodes(context)) for (const each of interested) each[kind]?.(node, context)
}
