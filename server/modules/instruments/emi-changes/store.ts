// The records of EMI that change by a request, and SQL over them.
import { sql } from 'kysely'
import { EMI_LIMITS_ID } from '#core/modules/instruments/emi-terms.ts'
import { instrumentsStaffApi as api } from '#core/modules/instruments/staff-api.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { authorsOfThing } from '#server/platform/resource/requests/authors-of-request.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const issuers = tableStore(api.staffEmiIssuers, {
  table: 'instruments.emi_issuer',
  search: ['code', 'name'],
})

export const plans = tableStore(api.staffEmiPlans, {
  table: 'instruments.emi_plan',
  computed: {
    issuerName: sql`(select name from instruments.emi_issuer i where i.id = issuer_id)`,
    kind: sql`(select kind from instruments.emi_issuer i where i.id = issuer_id)`,
  },
  search: ['issuerId'],
})

export const limits = tableStore(api.staffEmiRules, {
  table: 'instruments.emi_rule',
  id: sql<string>`${sql.lit(EMI_LIMITS_ID)}::text`,
})

export const changes = tableStore(api.staffEmiChanges, {
  table: 'instruments.emi_change',
  computed: {
    issuerName: sql`(select name from instruments.emi_issuer i where i.id = issuer_id)`,
    writtenBy: sql`case of when 'PLAN' then ${authorsOfThing(api.staffEmiPlans, sql`plan_id`)}
      when 'ISSUER' then ${authorsOfThing(api.staffEmiIssuers, sql`issuer_id`)} else array[]::text[] end`,
  },
  search: ['reason'],
})

/** The bank has another plan of these months that is no-cost, or another that is not. */
export async function hasTwin(tx: Tx, id: string, isNoCost: boolean): Promise<boolean> {
  const row = await tx
    .selectFrom('instruments.emi_plan as plan')
    .innerJoin('instruments.emi_plan as twin', (join) =>
      join.onRef('twin.issuer_id', '=', 'plan.issuer_id').onRef('twin.months', '=', 'plan.months'),
    )
    .select('twin.id')
    .where('plan.id', '=', id)
    .where('twin.id', '<>', id)
    .where('twin.is_no_cost', '=', isNoCost)
    .executeTakeFirst()
  return row !== undefined
}
