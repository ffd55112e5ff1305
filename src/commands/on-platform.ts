/** The commands that use the platform. They share most of their code, so loading one takes as long as loading all. */
export { diff } from './diff.ts'
export { doctor } from './doctor.ts'
export { exports } from './exports.ts'
export { plan } from './plan.ts'
export { promote } from './promote.ts'
export { pull } from './pull.ts'
export { rollback } from './rollback.ts'
export { status } from './status.ts'
