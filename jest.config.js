export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/test/support/strip-types.js' },
  globalSetup: '<rootDir>/test/support/build.ts',
  setupFiles: ['<rootDir>/test/support/loopback-only.ts'],
  // One more than a small CI runner has cores: tests wait for the processes that they start. With more, those would starve.
  maxWorkers: 3,
  // What test files leave in their worker adds up to a gigabyte, and such a worker does not always end in time.
  workerIdleMemoryLimit: '512MB',
  testTimeout: 60_000,
}
