import { predictorApi } from '#core/modules/predictor/api.ts'
import { listsApi } from '#core/modules/predictor/lists.ts'
import { routes } from '#server/platform/call.ts'
import { getChoiceList, listChoiceLists, openChoiceList, putChoiceList } from './lists/choice-lists.ts'
import { getInstitute, listExams, listOptions, listSources } from './options.ts'
import { search } from './search/search.ts'

export const predictorRoutes = [
  ...routes(predictorApi, {
    listExams: (ctx) => listExams(ctx),
    listOptions,
    search,
    getInstitute,
    listSources,
  }),
  ...routes(listsApi, {
    listChoiceLists,
    openChoiceList,
    getChoiceList,
    putChoiceList,
  }),
]
