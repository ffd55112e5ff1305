export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/test/support/strip-types.js' },
  globalSetup: '<rootDir>/test/support/build.ts',
  setupFiles: ['<rootDir>/test/support/loopback-only.ts'],
  // Two workers suit the two cores of a small CI runner; subprocess tests would starve with more.
  maxWorkers: 2,
  testTimeout: 60_000,
}
