import { supportApi } from '#core/modules/support/api.ts'
import { routes } from '#server/platform/call.ts'
import { endViewOfFamily } from './view/open-view.ts'
import { listViews } from './view/store.ts'

export const supportRoutes = routes(supportApi, {
  listViews: (ctx, _, { actor }) => listViews(ctx.db, actor.accountId, ctx.now()),
  endView: (ctx, { viewId }, call) => endViewOfFamily(ctx, viewId, call),
})
