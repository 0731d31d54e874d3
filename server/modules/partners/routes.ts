import { commonErrors } from '#core/kernel/common-errors.ts'
import { partnersApi } from '#core/modules/partners/api.ts'
import { browserOf } from '#server/modules/otp/index.ts'
import { routes } from '#server/platform/call.ts'
import { createUserForOrg } from './org-user.ts'
import { insertTag, isPartner } from './store.ts'
import { linkCustomer, viewCustomer } from './tata-sky.ts'

export const partnerRoutes = routes(partnersApi, {
  getTataSkyUser: (ctx, brought) => viewCustomer(ctx, brought),
  authenticateTataSkyUser: (ctx, brought, { actor }) => linkCustomer(ctx, actor, brought),

  async tagUser(ctx, { partnerCode }, { actor }) {
    if (!(await isPartner(ctx.db, partnerCode))) throw commonErrors.NOT_FOUND_ERROR()
    return { partnerCode: await insertTag(ctx.db, actor.accountId, partnerCode, ctx.now()) }
  },

  createUserForOrg: (ctx, user, call) => createUserForOrg(ctx, user, browserOf(call)),
})
