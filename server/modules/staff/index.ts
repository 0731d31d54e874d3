// The parts of this module that other modules may import.
export { codeAt } from './login/authenticator.ts'
export { makeFirstOwner } from './members/first-owner.ts'
export { removeOwner } from './remove-owner.ts'
export { findMember } from './store.ts'
