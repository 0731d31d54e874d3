// The parts of this module that other modules may import.
export { codeAt } from './login/authenticator.ts'
export { listWithScopes } from './login/log-in.ts'
export { makeFirstOwner } from './members/first-owner.ts'
export { removeOwner } from './remove-owner.ts'
export { findMember, limitsOf } from './store.ts'
