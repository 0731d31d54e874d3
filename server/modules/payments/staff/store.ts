// SQL over refunds that staff ask for.
import { sql } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { decisionColumns, type Decision } from '#server/platform/resource/second-person.ts'

export const refunds = tableStore({
  table: 'payments.refund',
  fields: ['orderId', 'amount', 'status', 'bankReference', 'requestedAt', 'settledAt'],
  search: ['id', 'orderId', 'bankReference'],
  sortedBy: 'requestedAt',
  newestFirst: true,
})

export const refundRequests = tableStore({
  table: 'payments.refund_request',
  fields: [
    'orderId',
    'amount',
    'endsCourse',
    'reason',
    'status',
    'askedBy',
    'askedAt',
    'decidedBy',
    'decidedAt',
    'note',
  ],
  instants: ['askedAt'],
  search: ['orderId', 'reason', 'askedBy'],
  sortedBy: 'askedAt',
  newestFirst: true,
})

export const settlementLines = tableStore({
  table: 'payments.settlement_line',
  fields: ['settlementId', 'orderId', 'kind', 'amount', 'fee', 'tax', 'bankReference', 'settledAt', 'finding', 'booked', 'note', 'isClosed', 'importedAt'], // prettier-ignore
  instants: ['settledAt', 'importedAt'],
  search: ['orderId', 'settlementId', 'bankReference', 'note'],
  where: { isException: (value) => sql<boolean>`(finding <> 'MATCHED' and not is_closed) = ${value}` },
  sortedBy: 'importedAt',
  newestFirst: true,
})

export interface RefundRequest {
  readonly id: string
  readonly orderId: string
  readonly amount: Paise
  /** Else only a part goes back, and the course runs on. */
  readonly endsCourse: boolean
  readonly askedBy: string
  readonly status: string
}

/** Nobody else decides about it until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<RefundRequest | undefined> {
  const { rows } = await sql<RefundRequest>`
    select id, order_id as "orderId", amount, ends_course as "endsCourse", asked_by as "askedBy", status
    from payments.refund_request where id = ${id} for update`.execute(tx)
  const [row] = rows
  return row && { ...row, amount: toPaise(row.amount) }
}

export async function updateRequest(tx: Tx, id: string, decision: Decision, now: Instant): Promise<void> {
  await tx.updateTable('payments.refund_request').set(decisionColumns(decision, now)).where('id', '=', id).execute()
}
