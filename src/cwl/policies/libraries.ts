/** In one module: each that is loaded late is a file of dist/. */
export * as json from '@cfworker/json-schema'
export * as re2 from 're2js'
