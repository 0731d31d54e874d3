// The parts of this module that other modules may import.
export { findSite } from './find-site.ts'
export { policyInForce, policyVersion } from './policy-in-force.ts'
