import { predictorStaffApi } from './staff-api.ts'

export { predictorApi as predictor } from './api.ts'
export { listsApi as predictorLists } from './lists.ts'
export const { staffPredictorSets, staffPredictorInstitutes, staffPredictorDesk } = predictorStaffApi
