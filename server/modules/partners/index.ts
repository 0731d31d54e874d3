// What other modules may import.
export { exportPartners, moveCustomer } from './store.ts'
