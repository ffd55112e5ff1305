export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/test/support/strip-types.js' },
  globalSetup: '<rootDir>/test/support/build.ts',
  setupFiles: ['<rootDir>/test/support/loopback-only.ts'],
  // One more than a small CI runner has cores: tests wait for the processes that they start. With more, those would starve.
  maxWorkers: 3,
  testTimeout: 60_000,
}
