/** The verbs that talk to the platform. They share most of their code, so that one of them is loaded as fast as all. */
export { doctor } from './doctor.ts'
export { exports } from './exports.ts'
export { plan } from './plan.ts'
export { promote } from './promote.ts'
export { pull } from './pull.ts'
export { rollback } from './rollback.ts'
