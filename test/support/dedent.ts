/**
 * A text with real lines, written as a template and indented like code: the first line break, the common indentation of
 * the template's own lines and what stands before the closing backtick are left out. Values are put in as they are.
 */
export function dedent(chunks: TemplateStringsArray, ...values: readonly unknown[]): string {
  const margins = chunks.flatMap((chunk, index) => {
    const isLast = index === chunks.length - 1
    return [...chunk.matchAll(/\n( *)(?=([^ \n])|$)/g)].flatMap(([, margin = '', content]) =>
      content !== undefined || !isLast ? [margin.length] : [],
    )
  })
  const margin = `\n${' '.repeat(Math.min(...margins))}`
  const text = chunks
    .map((chunk) => chunk.replaceAll(margin, '\n'))
    .reduce((before, chunk, index) => `${before}${String(values[index - 1])}${chunk}`)
  return text.replace(/^\n/, '').replace(/\n *$/, '\n')
}
