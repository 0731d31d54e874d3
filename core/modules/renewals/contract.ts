export { renewalsApi as renewals } from './api.ts'
