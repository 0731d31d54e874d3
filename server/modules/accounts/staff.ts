// Households, as staff see them. Staff see a full phone number only where they have given a reason for it.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { accountsStaffApi } from '#core/modules/accounts/staff-api.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { block, unblock } from './block.ts'
import { fixClass } from './fix-class.ts'
import { findAccount } from './store.ts'

const households = tableStore(accountsStaffApi.staffHouseholds, {
  table: 'accounts.account',
  computed: {
    phone: sql`case when erased_at is null then '••••••• ' || right(phone, 3) else '' end`,
    learners: sql`(select coalesce(json_agg(
        coalesce('Class ' || grade, 'No class yet') || case when consented_at is null then '' else ', agreed' end
        order by learner.id), '[]')
      from accounts.learner where learner.account_id = account.id and learner.erased_at is null)`,
  },
  search: ['id'],
  where: {
    phone: (value) => sql<boolean>`phone = ${value}`,
    isBlocked: (value) => (value ? sql<boolean>`blocked_at is not null` : sql<boolean>`blocked_at is null`),
    isErased: (value) => (value ? sql<boolean>`erased_at is not null` : sql<boolean>`erased_at is null`),
  },
})

const learners = tableStore(accountsStaffApi.staffLearners, {
  table: 'accounts.learner',
  only: sql<boolean>`erased_at is null`,
  search: ['firstName', 'lastName', 'accountId'],
  keys: ['accountId'],
})

export const accountsStaff = [
  ...resourceOperations(accountsStaffApi.staffHouseholds, households),
  ...resourceOperations(accountsStaffApi.staffLearners, learners),
  ...routes(accountsStaffApi.staffHouseholdActions, {
    async revealContact(ctx, { id, reason }, { actor }) {
      const account = await findAccount(ctx.db, id)
      if (!account) throw commonErrors.NOT_FOUND_ERROR()
      await audit(ctx, ctx.db, { actor, action: 'households.contact', subject: `households/${id}`, detail: { reason } })
      return { phone: account.phone, email: account.email }
    },
    block,
    unblock,
  }),
  ...routes(accountsStaffApi.staffLearnerActions, {
    fixClass,
  }),
]
