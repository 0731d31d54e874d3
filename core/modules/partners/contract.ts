export { partnersApi as partners } from './api.ts'
