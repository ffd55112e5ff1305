/** Version of this program, as in package.json; written here because a bundle has no package.json beside it. */
export const VERSION = '0.1.0'
