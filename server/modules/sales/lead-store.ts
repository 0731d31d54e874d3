// Leads as the console lists and exports them: numbers masked, and hidden where the family has not allowed calls.
import { sql, type RawBuilder } from 'kysely'
import type { RecordOf } from '#core/kernel/resource.ts'
import type { Instant } from '#core/kernel/time.ts'
import { NOT_TO_BE_CALLED } from '#core/modules/sales/do-not-call.ts'
import { salesStaffApi as api } from '#core/modules/sales/staff-api.ts'
import { findDoNotCall } from '#server/modules/profiles/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { ListQuery, Row } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { listPhones } from './store.ts'

type Lead = RecordOf<typeof api.staffLeads>

export function leadStore(only: RawBuilder<boolean>) {
  const stored = tableStore(api.staffLeads, {
    table: 'sales.lead',
    only,
    computed: { phone: sql`'••••••• ' || right(sales.lead.phone, 3)` },
    elsewhere: ['isDoNotCall'],
    search: ['studentName', 'id', 'salesForceId', 'orderId'],
    keys: ['salesForceId', 'orderId'],
  })
  return {
    ...stored,
    async list(db: Db, query: ListQuery, now: Instant) {
      const page = await stored.list(db, query, now)
      return { ...page, data: await withoutNumbers(db, page.data) }
    },
    async find(db: Db, id: string, now: Instant) {
      const lead = await stored.find(db, id, now)
      return lead && (await withoutNumbers(db, [lead]))[0]
    },
  }
}

/** One pass for a whole page. */
async function withoutNumbers(db: Db, leads: readonly Row<Omit<Lead, 'isDoNotCall'>>[]): Promise<Row<Lead>[]> {
  const phones = await listPhones(
    db,
    leads.map(({ id }) => id),
  )
  const doNotCall = await findDoNotCall(db, [...phones.values()])
  return leads.map((lead) => {
    const isDoNotCall = doNotCall.has(phones.get(lead.id) ?? '')
    return { ...lead, isDoNotCall, phone: isDoNotCall ? NOT_TO_BE_CALLED : lead.phone }
  })
}
