export { checkTestFiles } from './check-tests.ts'
export { compareOutputs, needsSizes, type OutputDifference } from './compare-outputs.ts'
export { localJob, mapJob, type MappedJob, type UnmappedFile } from './map-job.ts'
export { readTestFile, type AppTest, type TestFile } from './test-file.ts'
