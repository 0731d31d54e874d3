import { savedViewsApi } from '#core/modules/staff/views/views-api.ts'
import { routes } from '#server/platform/call.ts'
import { listViews, putViews } from './store.ts'

export const savedViewOperations = routes(savedViewsApi, {
  listSavedViews: async (ctx, _, { actor }) => ({ views: await listViews(ctx.db, actor.staffId) }),
  async saveViews(ctx, { resource, views }, { actor }) {
    await putViews(ctx.db, { staffId: actor.staffId, resource, views })
    return { views }
  },
})
