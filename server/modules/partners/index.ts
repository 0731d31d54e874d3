// The parts of this module that other modules may import.
export { isPartner, listTaggedAccounts, listTags } from './store.ts'
