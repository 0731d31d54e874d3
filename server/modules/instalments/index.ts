// What other modules may import.
export { listPlans, type Plan } from './store.ts'
