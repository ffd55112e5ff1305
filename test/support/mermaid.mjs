/**
 * Reads a JSON array of diagrams from standard input and writes, for each, null when Mermaid's own parser takes it, or
 * what it says. In a process of its own: Mermaid wants the window of a browser among the globals.
 */
import { text } from 'node:stream/consumers'

import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')
Object.assign(globalThis, { window, document: window.document })
const { default: mermaid } = await import('mermaid')

const verdicts = []
for (const diagram of JSON.parse(await text(process.stdin))) {
  try {
    await mermaid.parse(diagram)
    // The boxes that it understood, with the texts it would draw.
    const { db } = await mermaid.mermaidAPI.getDiagramFromText(diagram)
    verdicts.push({
      error: null,
      boxes: [...db.getVertices().values()].map((vertex) => vertex.text),
      edges: db.getEdges().length,
    })
  } catch (error) {
    verdicts.push({ error: String(error.message), boxes: [], edges: 0 })
  }
}
process.stdout.write(JSON.stringify(verdicts))
