export { contactsApi as contacts } from './api.ts'
