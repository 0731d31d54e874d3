// What other modules may import.
export { listAddresses } from './store-addresses.ts'
