// What other modules may import.
export { mayNotify } from './preferences.ts'
export { listAddresses } from './store-addresses.ts'
