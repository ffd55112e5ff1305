import { PROBLEM_PAGES } from './generated/problem-pages.mjs'

/** As in package.json. It is repeated here because a bundle has no package.json next to it. */
export const VERSION = '0.1.0'

export const REPOSITORY = 'https://github.com/cwl-promote/cwl-promote'

/** The branch or tag whose documentation describes this version: no version is tagged yet. */
const DOCUMENTED_AT = 'main'

export function pageAddress(page: string): string {
  return `${REPOSITORY}/blob/${DOCUMENTED_AT}/docs/${page}`
}

export function problemAddress(code: string): string {
  const page = Object.hasOwn(PROBLEM_PAGES, code) ? PROBLEM_PAGES[code] : undefined
  return pageAddress(page === undefined ? 'problems/README.md' : `problems/${page}#${code}`)
}
