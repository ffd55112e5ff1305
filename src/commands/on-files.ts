export { graph } from './graph.ts'
export { init } from './init.ts'
export { mergeRecordFiles } from './merge-records.ts'
export { pack } from './pack.ts'
