import { readFileSync } from 'node:fs'

import { isObject, parseJson, type JsonObject } from '../json/index.ts'

/** Outputs that cannot be read. The message names the file and the reason. */
export class TaskOutputsError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TaskOutputsError'
  }
}

/** The outputs of a task from a JSON file, as CWL runners print them. Throws a TaskOutputsError. */
export function readTaskOutputs(file: string): JsonObject {
  try {
    const value = parseJson(readFileSync(file, 'utf8'))
    if (isObject(value)) return value
  } catch (error) {
    throw new TaskOutputsError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw new TaskOutputsError(`${file} is not a JSON object`)
}
