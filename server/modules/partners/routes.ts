import { commonErrors } from '#core/kernel/common-errors.ts'
import { partnersApi } from '#core/modules/partners/api.ts'
import { browserOf } from '#server/modules/otp/index.ts'
import { routes } from '#server/platform/call.ts'
import { createUserForOrg } from './org-user.ts'
import { isPartner } from './store.ts'
import { tagHousehold } from './tag-household.ts'
import { linkCustomer, viewCustomer } from './tata-sky.ts'

export const partnerRoutes = routes(partnersApi, {
  getTataSkyUser: viewCustomer,
  authenticateTataSkyUser: linkCustomer,

  async tagUser(ctx, { partnerCode }, { actor }) {
    if (!(await isPartner(ctx.db, partnerCode))) throw commonErrors.NOT_FOUND_ERROR()
    return ctx.db.transaction().execute(async (tx) => ({
      partnerCode: await tagHousehold(ctx, tx, actor.accountId, partnerCode),
    }))
  },

  createUserForOrg: (ctx, user, call) => createUserForOrg(ctx, user, browserOf(call)),
})
