export { householdsApi as households } from './api.ts'
