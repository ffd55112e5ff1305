// Loaded with --require: appends the path of each CWL file that the process opens to the file that COUNT_OPENS names.
const fs = require('node:fs')

const { appendFileSync, openSync } = fs
const file = process.env.COUNT_OPENS

fs.openSync = (path, ...others) => {
  if (String(path).endsWith('.cwl')) appendFileSync(file, `${String(path)}\n`)
  return openSync(path, ...others)
}
require('node:module').syncBuiltinESMExports()
