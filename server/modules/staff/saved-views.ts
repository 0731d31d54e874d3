import { savedViewErrors as errors } from '#core/modules/staff/errors.ts'
import { changedViews } from '#core/modules/staff/views/view-changes.ts'
import { SavedViews, savedViewsApi } from '#core/modules/staff/views/views-api.ts'
import { routes } from '#server/platform/call.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { listViews, lockViews, updateViews } from './store.ts'

export const savedViewOperations = routes(savedViewsApi, {
  listSavedViews: async (ctx, _, { actor }) => ({ views: await listViews(ctx.db, actor.staffId) }),
  // Locked: of two browsers that save at a time, neither takes the other's filter away.
  saveViews: (ctx, { resource, saved, removed }, { actor: { staffId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const views = changedViews(await lockViews(tx, { staffId, resource }), { saved, removed })
      if (!SavedViews.safeParse(views).success) throw errors.TOO_MANY_SAVED_VIEWS()
      await updateViews(tx, { staffId, resource, views })
      return { views }
    }),
})
