export { sessionsApi as sessions } from './api.ts'
