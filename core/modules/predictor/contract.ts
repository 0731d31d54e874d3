export { predictorApi as predictor } from './api.ts'
export { listsApi as predictorLists } from './lists.ts'
