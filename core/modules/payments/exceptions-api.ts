// The reconciler's findings, for the staff who correct them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { Instant, line, Paise, StaffRef } from '#core/kernel/schemas.ts'
import { paymentErrors, refundErrors } from './errors.ts'
import { EXCEPTION_TYPES } from './exceptions.ts'

const EXCEPTION_STATUSES = ['OPEN', 'RESOLVED'] as const

const PaymentException = z.object({
  id: z.string(),
  orderId: z.string(),
  type: z.enum(EXCEPTION_TYPES),
  /** The expected amount; null when none is expected. */
  expected: Paise.nullable(),
  found: Paise.nullable(),
  status: z.enum(EXCEPTION_STATUSES),
  foundAt: Instant,
  checkedAt: Instant,
  resolvedAt: Instant.nullable(),
  /** Null where it went away by itself. */
  resolvedBy: StaffRef.nullable(),
  reason: z.string().nullable(),
})

const params = z.object({ id: line(64) })
const Standing = PaymentException.pick({ status: true, resolvedBy: true, reason: true })

export const exceptionsStaffApi = {
  staffExceptions: resource({
    name: 'payment-exceptions',
    feature: 'refunds',
    record: PaymentException,
    filter: z.object({
      type: z.enum(EXCEPTION_TYPES).optional(),
      status: z.enum(EXCEPTION_STATUSES).optional(),
      orderId: line(64).optional(),
    }),
    sort: ['foundAt'],
    newestFirst: true,
  }),
  staffExceptionActions: {
    reconcileNow: endpoint({
      method: 'POST',
      path: '/staff/payment-exceptions/reconcile',
      summary: 'Staff: compare orders, courses, the ledger and settlement files now, and not only at the next hour',
      access: 'staff:refunds.edit',
      response: z.object({ isDone: z.literal(true) }),
      limit: { calls: 6, perSeconds: 600, everywhere: true },
    }),
    recheckException: endpoint({
      method: 'POST',
      path: '/staff/payment-exceptions/:id/recheck',
      summary: 'Staff: settle by the gateway’s current status and compare again',
      access: 'staff:refunds.edit',
      params,
      response: Standing,
      errors: [commonErrors.NOT_FOUND_ERROR, paymentErrors.GATEWAY_AWAY],
    }),
    resolveException: endpoint({
      method: 'POST',
      path: '/staff/payment-exceptions/:id/resolve',
      summary: 'Staff: close a reconciliation exception with a note (reopens if its amount changes)',
      access: 'staff:refunds.edit',
      params,
      body: z.object({ reason: Reason.min(10, 'Say what was done in a sentence.') }),
      response: Standing,
      errors: [commonErrors.NOT_FOUND_ERROR, refundErrors.DECIDED_ALREADY],
    }),
  },
}
