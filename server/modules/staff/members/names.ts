import { staffNamesApi } from '#core/modules/staff/names-api.ts'
import { routes } from '#server/platform/call.ts'
import { listNames } from './member-store.ts'

export const nameOperations = routes(staffNamesApi, {
  listNames: async (ctx, { ids }) => ({ names: await listNames(ctx.db, ids) }),
})
