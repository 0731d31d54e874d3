export { noticesApi as notices } from './api.ts'
