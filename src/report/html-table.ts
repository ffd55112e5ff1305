/** Counts bytes, so that a page ends before GitHub drops it. */
export interface Budget {
  /** True if the text still fits; its bytes are spent then. */
  take(text: string): boolean
  /** A budget for this share of the rest. What it spends is spent here too, and what remains can be used by others. */
  part(share: number): Budget
}

export function createBudget(bytes: number, whole?: Budget): Budget {
  let left = bytes
  const budget: Budget = {
    take(text) {
      const size = Buffer.byteLength(text)
      if (size > left || whole?.take(text) === false) return false
      left -= size
      return true
    },
    part: (share) => createBudget(left * share, budget),
  }
  return budget
}

/**
 * A table as one block of HTML without an empty line, so that nothing in it is read as Markdown. Cells are HTML. Rows
 * that do not fit are counted in a last row.
 */
export function htmlTable(head: readonly string[], rows: readonly (readonly string[])[], budget: Budget): string {
  const lines = ['<table>', `<tr>${head.map((cell) => `<th align="left">${cell}</th>`).join('')}</tr>`]
  let shown = 0
  for (const row of rows) {
    const line = `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    if (!budget.take(line)) break
    lines.push(line)
    shown += 1
  }
  if (shown < rows.length) {
    lines.push(
      `<tr><td colspan="${head.length}">${rows.length - shown} more are left out: they do not fit here. The file of the output report-file has them all.</td></tr>`,
    )
  }
  return `${[...lines, '</table>'].join('\n')}\n`
}
