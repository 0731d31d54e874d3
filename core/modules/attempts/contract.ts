export { attemptsApi as attempts } from './api.ts'
