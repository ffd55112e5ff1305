import { registerHooks } from 'node:module'

// Test files run in the process itself, without a copy of all modules for each. `@jest/globals` works only in a copy.
const globals = new URL('./globals.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '@jest/globals') return next(specifier, context)
    // Once for each test file: it registers hooks for the file.
    const url = `${globals}?${encodeURIComponent(context.parentURL ?? '')}`
    return { url, format: 'module-typescript', shortCircuit: true }
  },
})
