import { defineModule } from '#server/platform/module.ts'
import { forgetWordsJob, indexDocumentsJob } from './index-documents.ts'
import { searchRoutes } from './routes.ts'

/** The modules declare the pages that it finds: `searchable`. */
export const search = defineModule({
  name: 'search',
  operations: searchRoutes,
  jobs: [indexDocumentsJob, forgetWordsJob],
})
