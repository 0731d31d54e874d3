// What other modules may import.
export { findSite } from './find-site.ts'
export { policyVersion } from './policy-in-force.ts'
