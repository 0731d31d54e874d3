// What other modules may import.
export { mayNotify, viewPreference } from './preferences.ts'
export { listAddresses, moveAddresses } from './store-addresses.ts'
export { listAnswers, movePreference } from './store.ts'
