// SQL over enrolments by their orders, for modules that compare the two.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { EnrolmentState } from '#core/modules/enrolments/enrolment.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface EnrolmentOfOrder {
  readonly orderId: string
  readonly state: EnrolmentState
  readonly isLive: boolean
}

export async function listEnrolmentsOfOrders(
  db: Db,
  orderIds: readonly string[],
  now: Instant,
): Promise<EnrolmentOfOrder[]> {
  const { rows } = await sql<EnrolmentOfOrder>`
    select order_id as "orderId", state, ended_at is null and valid_till > ${at(now)} as "isLive"
    from enrolments.enrolment where order_id = any(${[...orderIds]})`.execute(db)
  return rows
}

/** The newest first, from the one before `before`. */
export async function listEnrolledOrders(
  db: Db,
  { before, most }: { readonly before: string | undefined; readonly most: number },
): Promise<{ id: string; orderId: string; at: Instant }[]> {
  let query = db
    .selectFrom('enrolments.enrolment')
    .select((eb) => ['id', eb.ref('order_id').$notNull().as('orderId'), 'starts_at as at'])
    .where('order_id', 'is not', null)
  if (before !== undefined) query = query.where('id', '<', before)
  return query.orderBy('id', 'desc').limit(most).execute()
}
