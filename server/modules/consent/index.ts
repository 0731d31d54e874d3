// What other modules may import.
export { listEntries, type Entry } from './store.ts'
export { hasConsent } from './view-consents.ts'
