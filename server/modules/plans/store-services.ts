// SQL over the services that plans include.
import { isIncluded, SERVICES, type Service } from '#core/modules/plans/service-inclusion.ts'
import type { Db } from '#server/platform/database/db.ts'

/** The services that each of these plans includes, on sale or no longer. */
export async function listServicesOfPlans(
  db: Db,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Service[]>> {
  if (planIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('plans.variant_info')
    .select(['plan_id as planId', 'service', 'data_type as dataType', 'value'])
    .where('plan_id', 'in', [...planIds])
    .execute()
  const included = rows.filter(({ dataType, value }) => isIncluded({ dataType: dataType as 'BOOLEAN' | 'INT', value })) // checked by the table
  const byPlan = Map.groupBy(included, ({ planId }) => planId)
  return new Map(
    [...byPlan].map(([planId, each]) => [
      planId,
      SERVICES.filter((key) => each.some(({ service }) => service === key)),
    ]),
  )
}
