// Staff actions on payments: read the gateway's own state, and request refunds that a second person decides.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { nothing, parseRupees } from '#core/kernel/money.ts'
import { parseSheetTime } from '#core/kernel/sheet-time.ts'
import { Instant, inWords, line, Paise, QueryFlag } from '#core/kernel/schemas.ts'
import { ledgerErrors } from '#core/modules/ledger/errors.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { paymentErrors, refundErrors as errors } from './errors.ts'
import { FINDINGS, LINE_KINDS } from './reconcile.ts'

const Truth = z.object({
  /** True when the gateway knows the order at all. */
  isKnown: z.boolean(),
  status: z.string(),
  amount: Paise.nullable(),
  bankReference: z.string().nullable(),
})

const RefundStatus = inWords(z.enum(['REQUESTED', 'PENDING', 'SUCCESS', 'FAILURE', 'MANUAL_REVIEW']), {
  REQUESTED: 'Sent to the gateway',
  PENDING: 'With the bank',
  SUCCESS: 'Paid back',
  FAILURE: 'Failed',
  MANUAL_REVIEW: 'Waits for a person',
})

const order = z.object({ id: line(64) })

/** As a sheet writes it, or as a program sends it: rupees with two decimals, a day or an instant. */
const Rupees = z.union([z.string().max(20), z.number()]).transform((text, ctx) => {
  const amount = parseRupees(text)
  if (amount !== undefined && amount >= 0) return amount
  ctx.addIssue({ code: 'custom', message: 'Enter rupees with at most two decimals.' })
  return z.NEVER
})
const When = z
  .string()
  .max(40)
  .transform((text, ctx) => {
    const at = parseSheetTime(text)
    if (at !== undefined) return at
    ctx.addIssue({ code: 'custom', message: 'Enter a day such as 2026-11-21 or 21/11/2026.' })
    return z.NEVER
  })

const settlementLine = {
  settlementId: line(64).min(1),
  orderId: line(64).min(1),
  kind: z.enum(LINE_KINDS),
}

export const paymentsStaffApi = {
  /** Imported from the gateway's file; what does not match stays until somebody has closed it. */
  staffSettlementLines: resource({
    name: 'settlement-lines',
    feature: 'refunds',
    record: z.object({
      id: z.string(),
      ...settlementLine,
      amount: Paise,
      fee: Paise,
      tax: Paise,
      bankReference: z.string(),
      settledAt: Instant,
      finding: z.enum(FINDINGS),
      booked: Paise.nullable(),
      note: z.string(),
      isClosed: z.boolean(),
      importedAt: Instant,
    }),
    filter: z.object({
      finding: z.enum(FINDINGS).optional(),
      orderId: line(64).optional(),
      isException: QueryFlag.optional(),
    }),
    sort: ['importedAt'],
    sums: ['amount', 'fee', 'tax'],
    newestFirst: true,
    import: true,
    create: z.object({
      ...settlementLine,
      amount: Rupees,
      fee: Rupees.default(nothing),
      tax: Rupees.default(nothing),
      bankReference: line(64).default(''),
      settledAt: When,
    }),
    update: z.object({ note: line(300), isClosed: z.boolean() }),
    bulk: z.object({ isClosed: z.boolean() }),
  }),
  staffRefunds: resource({
    name: 'refunds',
    feature: 'refunds',
    record: z.object({
      id: z.string(),
      orderId: z.string(),
      amount: Paise,
      status: RefundStatus,
      bankReference: z.string().nullable(),
      requestedAt: Instant,
      settledAt: Instant.nullable(),
    }),
    filter: z.object({
      status: RefundStatus.optional(),
      orderId: line(64).optional(),
    }),
    sort: ['requestedAt'],
    sums: ['amount'],
    newestFirst: true,
  }),
  staffRefundRequests: requests({
    name: 'refund-requests',
    feature: 'refunds',
    subject: {
      orderId: z.string(),
      amount: Paise,
      endsCourse: z.boolean(),
      /** The sum by the refund rule, on the day the refund was asked for. Null where the rule has no answer for the order. */
      allowed: Paise.nullable(),
      /** The part of the order that was not refunded when the refund was asked for. Null for older requests. */
      remaining: z.object({ gateway: Paise, purchased: Paise, granted: Paise }).nullable(),
    },
    filter: { orderId: line(64).optional() },
    sums: ['amount'],
    create: z.object({
      orderId: line(64).min(1),
      /** Without it all that is left. */
      amount: Paise.refine((amount) => amount > 0, 'Enter an amount.').optional(),
      /** Without it the course ends when all goes back, and runs on when a part does. */
      endsCourse: z.boolean().optional(),
      reason: Reason.min(10, 'Please enter a reason in one sentence.'),
    }),
    errors: [
      orderErrors.ORDER_NOT_FOUND,
      errors.NOT_REFUNDABLE,
      errors.REFUND_TOO_LARGE,
      errors.TOO_MANY_REFUNDS,
      errors.EMI_REFUND_WHOLE,
      errors.VALUE_CARRIED_OVER,
    ],
  }),
  staffPaymentActions: {
    decideRefund: decisionOn({
      of: 'refund-requests',
      feature: 'refunds',
      summary: 'approve or reject a refund request',
      errors: [
        errors.NOT_REFUNDABLE,
        errors.REFUND_TOO_LARGE,
        errors.VALUE_CARRIED_OVER,
        errors.OWN_REQUEST,
        errors.DECIDED_ALREADY,
        ledgerErrors.BALANCE_TOO_LOW,
      ],
    }),
    getGatewayTruth: endpoint({
      method: 'GET',
      path: '/staff/orders/:id/gateway',
      summary: 'Staff: get the gateway’s view of an order',
      access: 'staff:orders.view',
      params: order,
      response: Truth,
      errors: [orderErrors.ORDER_NOT_FOUND, paymentErrors.GATEWAY_AWAY],
    }),
    recheckOrder: endpoint({
      method: 'POST',
      path: '/staff/orders/:id/recheck',
      summary: 'Staff: settle an order by the gateway’s current status',
      access: 'staff:orders.view',
      params: order,
      response: Truth,
      errors: [orderErrors.ORDER_NOT_FOUND, paymentErrors.GATEWAY_AWAY],
    }),
  },
}
