/** A link to a run of a workflow, as HTML. The address is made of what the runner says; it is checked all the same. */
export function runLink(runUrl: string | undefined): string | undefined {
  return runUrl !== undefined && /^https?:\/\/[\w.:-]+\/[\w./-]+$/.test(runUrl)
    ? `<a href="${runUrl}">this run</a>`
    : undefined
}
