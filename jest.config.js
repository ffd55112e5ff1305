import { availableParallelism } from 'node:os'

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/test/support/strip-types.js' },
}

/** Tests of these folders are fast, but for the files below: they start no processes, and need nothing compiled. */
const FAST =
  '**/test/{app-tests,configuration,cwl,export-jobs,files,git,http,json,platform,promotion,registry,remote,report}/**/*.test.ts'

/** These start processes, or wait on real time. */
const SLOW = [
  'app-tests/cwltest-comparison',
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
  'promotion/{edits,selection,tests}/*',
  'git/changed-since',
  'git/git',
  'remote/documents',
].map((name) => `**/test/${name}.test.ts`)

/** Whole files for the nightly run: these need a browser or another program. */
const NOT_BY_DAY = process.env['CWL_PROMOTE_NIGHTLY'] === '1' ? [] : ['!**/*.nightly.test.ts']

/**
 * Without a copy of all modules for each test file, which takes as long as the fast tests. Each worker is a process. It
 * does not measure coverage.
 */
const measuresCoverage = process.argv.includes('--coverage')
const inProcess = measuresCoverage
  ? { setupFiles: [support('loopback-only')] }
  : {
      runner: '<rootDir>/test/support/runner/runner.js',
      setupFiles: [support('runner/setup'), support('loopback-only')],
    }

/** @param {string} name */
function support(name) {
  return `<rootDir>/test/support/${name}.ts`
}

export default {
  // On two cores, four took 9 % longer: most of the time goes into starting processes.
  maxWorkers: Math.max(2, availableParallelism()),
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      ...inProcess,
      displayName: 'fast',
      testMatch: [FAST, ...SLOW.map((path) => `!${path}`)],
      // Coverage runs the files of both projects in the same processes, and slow tests start others.
      setupFiles: [...inProcess.setupFiles, ...(measuresCoverage ? [] : [support('no-processes')])],
    },
    {
      ...shared,
      ...inProcess,
      displayName: 'slow',
      testMatch: ['**/test/**/*.test.ts', `!${FAST}`, ...SLOW, ...NOT_BY_DAY],
      globalSetup: '<rootDir>/test/support/build.ts',
    },
  ],
}
