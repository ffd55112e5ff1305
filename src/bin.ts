#!/usr/bin/env node
// Other modules are imported after this check: an older Node may fail to parse them. Before version 24, Node has no SQLite without a flag, and ignores the proxy variables.
const OLDEST_NODE = 24

const [major = '0'] = process.versions.node.split('.')
if (Number(major) >= OLDEST_NODE) {
  await import('./cli.ts')
} else {
  await runElsewhere()
}

async function runElsewhere(): Promise<void> {
  const { existsSync } = await import('node:fs')
  const { fileURLToPath } = await import('node:url')
  const brought = fileURLToPath(
    new URL(`../node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`, import.meta.url),
  )
  if (existsSync(brought)) return runWith(brought)
  process.stderr.write(
    `cwl-promote needs Node.js ${OLDEST_NODE} or later, and this is ${process.versions.node}. In a clone, \`npm ci\` brings Node 24 along; elsewhere install it from https://nodejs.org/.\n`,
  )
  process.exitCode = 1
}

async function runWith(node: string): Promise<void> {
  const { spawn } = await import('node:child_process')
  const { constants } = await import('node:os')
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // As a message, so that the other process can distinguish a signal that the terminal sends to both from one that is sent twice. It may have ended already.
  const handOn = (signal: NodeJS.Signals): void => void child.send({ signal }, () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handOn)
  child.on('error', (error) => {
    process.stderr.write(
      `cwl-promote needs Node.js ${OLDEST_NODE} or later, and ${node} cannot be started: ${error.message}\n`,
    )
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128 + constants.signals[signal])
  })
}
