export { checkTestFiles } from './check-tests.ts'
export type { AppTest, TestFile } from './test-file.ts'
