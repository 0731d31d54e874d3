export { enrolmentsApi as enrolments } from './api.ts'
