export { staffCheckedLinks } from './staff-api.ts'
