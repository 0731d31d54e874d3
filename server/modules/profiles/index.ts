// The parts of this module that other modules may import.
export { listAddresses } from './store-addresses.ts'
