const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/test/support/strip-types.js' },
}
const loopbackOnly = '<rootDir>/test/support/loopback-only.ts'

/** Tests of these folders are fast, but for the files below: they start no processes, and need nothing compiled. */
const FAST =
  '**/test/{app-tests,configuration,cwl,export-jobs,files,git,http,json,platform,promotion,remote,report}/**/*.test.ts'

/** These start processes, or wait on real time. */
const SLOW = [
  'cwl/documents/kept-files',
  'cwl/hostile',
  'cwl/packing/containment',
  'cwl/packing/graph',
  'cwl/packing/peers',
  'export-jobs/webhook',
  'http/proxy',
  'platform/faults',
  'platform/network',
  'platform/token',
  'git/changed-since',
  'git/git',
  'remote/documents',
].map((name) => `**/test/${name}.test.ts`)

export default {
  // Two more than a small CI runner has cores: tests wait for the processes that they start.
  maxWorkers: 4,
  // What test files leave in their worker adds up to a gigabyte, and such a worker does not always end in time.
  workerIdleMemoryLimit: '512MB',
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'fast',
      // Without a copy of all modules for each test file, which takes as long as the tests. Each worker is a process.
      // It does not measure coverage.
      runner: process.argv.includes('--coverage') ? 'jest-runner' : 'jest-light-runner/child-process',
      testMatch: [FAST, ...SLOW.map((path) => `!${path}`)],
      setupFiles: ['runner/setup', 'loopback-only', 'no-processes'].map((name) => `<rootDir>/test/support/${name}.ts`),
    },
    {
      ...shared,
      displayName: 'slow',
      testMatch: ['**/test/**/*.test.ts', `!${FAST}`, ...SLOW],
      globalSetup: '<rootDir>/test/support/build.ts',
      setupFiles: [loopbackOnly],
    },
  ],
}
