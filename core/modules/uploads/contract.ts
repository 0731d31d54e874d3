export { uploadsApi as uploads } from './api.ts'
