import { searchApi } from '#core/modules/search/api.ts'
import { routes } from '#server/platform/call.ts'
import { searchSite } from './search-site.ts'

export const searchRoutes = routes(searchApi, { searchSite })
