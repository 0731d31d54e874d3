import { paymentsStaffApi as api } from '#core/modules/payments/staff-api.ts'
import { exceptionsStaffApi as exceptions } from '#core/modules/payments/exceptions-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const paymentsWaiting = [
  waiting(api.staffRefundRequests, {
    label: 'Refunds to approve',
    group: 'MONEY',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
  waiting(api.staffRefunds, {
    label: 'Refunds the gateway could not make',
    group: 'MONEY',
    filter: { status: 'MANUAL_REVIEW' },
    since: 'requestedAt',
  }),
  waiting(exceptions.staffExceptions, {
    label: 'Charged, but not enrolled',
    group: 'MONEY',
    filter: { status: 'OPEN', type: 'CHARGED_NOT_ENROLLED' },
    since: 'foundAt',
  }),
  waiting(exceptions.staffExceptions, {
    label: 'Enrolled, but not charged',
    group: 'MONEY',
    filter: { status: 'OPEN', type: 'ENROLLED_NOT_CHARGED' },
    since: 'foundAt',
  }),
  waiting(exceptions.staffExceptions, {
    label: 'Reconciliation: all differences',
    group: 'MONEY',
    filter: { status: 'OPEN' },
    since: 'foundAt',
  }),
  waiting(api.staffSettlementLines, {
    label: 'Settlement lines that do not match',
    group: 'MONEY',
    filter: { isException: true },
    since: 'importedAt',
  }),
]
