// What other modules may import.
export { moveInvoices } from './store.ts'
