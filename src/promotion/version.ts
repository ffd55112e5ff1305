/** Version of this program, as in package.json; written here because a bundle has no package.json next to it. */
export const VERSION = '0.1.0'

/** Where this program is developed: its documentation is there for who reads a report elsewhere. */
export const REPOSITORY = 'https://github.com/cwl-promote/cwl-promote'
