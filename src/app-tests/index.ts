export { checkTestFiles } from './check-tests.ts'
export { compareOutputs, needsSizes, type OutputDifference } from './compare-outputs.ts'
export { localJob, mapJob, type MappedJob, type UnmappedFile } from './map-job.ts'
export type { AppTest, TestFile } from './test-file.ts'
