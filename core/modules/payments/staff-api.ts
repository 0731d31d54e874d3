// What staff do about payments: the gateway's own truth, and refunds that a second person decides.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { Instant, line, Paise } from '#core/kernel/schemas.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { paymentErrors, refundErrors as errors } from './errors.ts'

const RequestStatus = z.enum(['WAITING', 'APPROVED', 'REFUSED'])

const RefundRequest = z.object({
  id: z.string(),
  orderId: z.string(),
  amount: Paise,
  reason: z.string(),
  status: RequestStatus,
  askedBy: z.string(),
  askedAt: Instant,
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  note: z.string().nullable(),
})

const Truth = z.object({
  /** Whether the gateway knows the order at all. */
  isKnown: z.boolean(),
  status: z.string(),
  amount: Paise.nullable(),
  bankReference: z.string().nullable(),
})

const order = z.object({ id: line(64) })

export const paymentsStaffApi = {
  staffRefunds: resource({
    name: 'refunds',
    feature: 'refunds',
    record: z.object({
      id: z.string(),
      orderId: z.string(),
      amount: Paise,
      status: z.enum(['REQUESTED', 'PENDING', 'SUCCESS', 'FAILURE', 'MANUAL_REVIEW']),
      bankReference: z.string().nullable(),
      requestedAt: Instant,
      settledAt: Instant.nullable(),
    }),
    filter: z.object({
      status: z.enum(['REQUESTED', 'PENDING', 'SUCCESS', 'FAILURE', 'MANUAL_REVIEW']).optional(),
      orderId: line(64).optional(),
    }),
    sort: ['requestedAt', 'amount', 'status'],
    newestFirst: true,
  }),
  staffRefundRequests: resource({
    name: 'refund-requests',
    feature: 'refunds',
    record: RefundRequest,
    filter: z.object({ status: RequestStatus.optional(), orderId: line(64).optional() }),
    sort: ['askedAt', 'amount', 'status'],
    newestFirst: true,
    create: z.object({ orderId: line(64).min(1), reason: Reason.min(10, 'Say why in a sentence.') }),
    errors: [orderErrors.ORDER_NOT_FOUND, errors.NOT_REFUNDABLE],
  }),
  staffPaymentDesk: {
    decideRefund: endpoint({
      method: 'POST',
      path: '/staff/refund-requests/:id/decision',
      summary: 'Staff: a second person lets a refund go or refuses it',
      access: 'staff:refunds.approve',
      params: order,
      body: z.object({ isApproved: z.boolean(), note: line(300).optional() }),
      response: z.object({ status: RequestStatus }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.NOT_REFUNDABLE, errors.OWN_REQUEST, errors.DECIDED_ALREADY],
    }),
    getGatewayTruth: endpoint({
      method: 'GET',
      path: '/staff/orders/:id/gateway',
      summary: 'Staff: what the gateway says of an order',
      access: 'staff:orders.view',
      params: order,
      response: Truth,
      errors: [orderErrors.ORDER_NOT_FOUND, paymentErrors.GATEWAY_AWAY],
    }),
    recheckOrder: endpoint({
      method: 'POST',
      path: '/staff/orders/:id/recheck',
      summary: 'Staff: asks the gateway now and settles what it says',
      access: 'staff:orders.view',
      params: order,
      response: Truth,
      errors: [orderErrors.ORDER_NOT_FOUND, paymentErrors.GATEWAY_AWAY],
    }),
  },
}
