// SQL over refunds that staff ask for.
import { paymentsStaffApi as api } from '#core/modules/payments/staff-api.ts'
import { sql } from 'kysely'
import { tableStore } from '#server/platform/resource/table.ts'

export const refunds = tableStore(api.staffRefunds, {
  table: 'payments.refund',
  search: ['id', 'orderId', 'bankReference'],
  keys: ['orderId', 'bankReference'],
})

export const refundRequests = tableStore(api.staffRefundRequests, {
  table: 'payments.refund_request',
  search: ['orderId', 'reason', 'askedBy'],
  keys: ['orderId'],
})

export const settlementLines = tableStore(api.staffSettlementLines, {
  table: 'payments.settlement_line',
  search: ['orderId', 'settlementId', 'bankReference', 'note'],
  keys: ['orderId', 'settlementId', 'bankReference'],
  where: { isException: (value) => sql<boolean>`(finding <> 'MATCHED' and not is_closed) = ${value}` },
})
