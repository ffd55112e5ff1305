#!/usr/bin/env node
// Nothing is imported before the version is known: what an older Node cannot parse would end in a stack trace. Before 24
// Node has no SQLite without a flag, and passes over the proxy variables in silence.
const OLDEST_NODE = 24

const [major = '0'] = process.versions.node.split('.')
if (Number(major) < OLDEST_NODE) {
  process.stderr.write(
    `cwl-promote needs Node.js ${OLDEST_NODE} or later, and this is ${process.versions.node}. In a clone, \`npm ci\` brings Node 24 along for npm scripts; elsewhere install it from https://nodejs.org/.\n`,
  )
  process.exitCode = 1
} else {
  await import('./cli.ts')
}
