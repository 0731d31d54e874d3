export { searchApi as search } from './api.ts'
