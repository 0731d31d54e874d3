import { libraryApi } from '#core/modules/library/api.ts'
import { routes } from '#server/platform/call.ts'
import { reportResource, signUrl } from './open-resource.ts'
import { viewResource, viewResources, viewTree } from './view-library.ts'

export const libraryRoutes = routes(libraryApi, {
  getTree: viewTree,
  listResources: viewResources,
  getResource: viewResource,
  signUrl,
  reportResource,
})
