import { PROBLEM_PAGES } from './generated/problem-pages.mjs'

/** Version of this program, as in package.json. It is repeated here because a bundle has no package.json next to it. */
export const VERSION = '0.1.0'

/** The repository of this program, with its documentation. */
export const REPOSITORY = 'https://github.com/cwl-promote/cwl-promote'

/** The branch or tag whose documentation describes this version: no version is tagged yet. */
const DOCUMENTED_AT = 'main'

/** The address of a page of docs/, such as `security.md`. */
export function pageAddress(page: string): string {
  return `${REPOSITORY}/blob/${DOCUMENTED_AT}/docs/${page}`
}

/** The address of the documentation of a problem code; that of the list of all codes for an unknown one. */
export function problemAddress(code: string): string {
  const page = Object.hasOwn(PROBLEM_PAGES, code) ? PROBLEM_PAGES[code] : undefined
  return pageAddress(page === undefined ? 'problems/README.md' : `problems/${page}#${code}`)
}
