// What other parts may import.
export { codeAt } from './authenticator.ts'
export { makeFirstOwner } from './first-owner.ts'
export { removeOwner } from './remove-owner.ts'
export { findMember } from './store.ts'
