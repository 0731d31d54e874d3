// What other modules may import.
export { listMandates, moveMandates } from './store.ts'
