// Orders, as staff see them: the agreement, its history, and each attempt to pay.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource } from '#core/kernel/resource.ts'
import { Instant, inWords, line, Paise, queryInt } from '#core/kernel/schemas.ts'
import { Localised } from '#core/taxonomy/schemas.ts'
import { orderErrors } from './errors.ts'
import { ORDER_KINDS, RefundEstimate } from './order.ts'
import { ORDER_STATUSES, RETURN_REASONS } from './order-status.ts'
import { ORDER_PAID_BY } from './paid-by.ts'
import { PLATFORMS, SOURCES } from './pay-page.ts'

const feature = 'orders'

const PaidBy = z.enum(ORDER_PAID_BY)

const Attempt = {
  orderId: z.string(),
  no: z.int(),
  status: inWords(z.enum(['STARTED', 'NOT_STARTED', 'FAILED', 'ABANDONED', 'CHARGED']), {
    STARTED: 'Not known yet',
    CHARGED: 'Paid',
  }),
  method: z.string(),
  upiApp: z.string().nullable(),
  transactionId: z.string().nullable(),
  failureReason: z.string().nullable(),
  gatewayStatus: z.string().nullable(),
  bankReference: z.string().nullable(),
  startedAt: Instant,
  /** When the gateway was known to have begun it; null while nobody knows. */
  answeredAt: Instant.nullable(),
  expiresAt: Instant,
  checkedAt: Instant,
  checks: z.int(),
  nextCheckAt: Instant.nullable(),
}

export const ordersStaffApi = {
  staffOrders: resource({
    name: 'orders',
    isPersonal: true,
    feature,
    record: z.object({
      id: z.string(),
      /** The number that a family reads out. */
      number: z.string(),
      kind: z.enum(ORDER_KINDS),
      status: z.enum(ORDER_STATUSES),
      title: z.string(),
      accountId: z.string(),
      learnerId: z.string(),
      /** In words: "One live batch". */
      soldAs: z.string(),
      entityType: z.string(),
      entityId: z.string(),
      planId: z.string().nullable(),
      variantName: z.string().nullable(),
      cutPrice: Paise,
      originalPrice: Paise,
      discount: Paise,
      /** The unused value of the plan that another order had bought. */
      credit: Paise,
      creditDays: z.int().nullable(),
      creditOrderId: z.string().nullable(),
      amount: Paise,
      fromGranted: Paise,
      fromPurchased: Paise,
      paidAmount: Paise,
      refundedGateway: Paise,
      refundedPurchased: Paise,
      refundedGranted: Paise,
      couponCode: z.string().nullable(),
      policyVersion: z.string(),
      taxable: Paise,
      cgst: Paise,
      sgst: Paise,
      igst: Paise,
      stateCode: z.string(),
      buyerName: z.string().nullable(),
      /** All but the last three digits are hidden: console rule 7. */
      phone: z.string(),
      lang: z.string(),
      source: inWords(z.enum(SOURCES), {
        BUY_NOW: 'From a buy button',
        PRODUCT_LANDING: 'From a course page',
      }).nullable(),
      platform: inWords(z.enum(PLATFORMS), { Web: 'Website', WebonApp: 'App' }).nullable(),
      returnReason: z.enum(RETURN_REASONS).nullable(),
      /** Null while it is unpaid, and where nothing was to be paid. */
      paidBy: PaidBy.nullable(),
      createdAt: Instant,
      expiresAt: Instant,
      paidAt: Instant.nullable(),
      validTill: Instant,
    }),
    filter: z.object({
      kind: z.enum(ORDER_KINDS).optional(),
      status: z.enum(ORDER_STATUSES).optional(),
      accountId: line(64).optional(),
      couponCode: line(40).optional(),
      paidBy: PaidBy.optional(),
      amount: queryInt(1, 999_999_999).optional(),
      bundleId: line(64).optional(),
    }),
    sort: ['createdAt'],
    newestFirst: true,
    sums: ['amount', 'paidAmount'],
  }),
  staffAttempts: resource({
    name: 'payment-attempts',
    feature,
    record: z.object({
      id: z.string(),
      ...Attempt,
      /** The part of the order that goes through the gateway. */
      amount: Paise,
    }),
    filter: z.object({
      orderId: line(64).optional(),
      status: Attempt.status.optional(),
      method: line(40).optional(),
      /** Started so many minutes ago or more, and nobody knows how it ended. */
      unknownForMinutes: queryInt(0, 100_000).optional(),
    }),
    sort: ['startedAt'],
    newestFirst: true,
    sums: ['amount'],
  }),
  staffOrderActions: {
    getTimeline: endpoint({
      method: 'GET',
      path: '/staff/orders/:id/timeline',
      summary: 'Staff: list the events of an order, oldest first',
      access: 'staff:orders.view',
      params: z.object({ id: line(64) }),
      response: z.array(z.object({ at: Instant, kind: z.string(), detail: z.string().nullable() })),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    getTerms: endpoint({
      method: 'GET',
      path: '/staff/orders/:id/terms',
      summary: 'Staff: get the refund policy that the buyer agreed to, and what has been used since',
      access: 'staff:orders.view',
      params: z.object({ id: line(64) }),
      response: z.object({
        version: z.string(),
        title: Localised,
        summary: Localised,
        body: z.array(Localised),
        /** False: families agree to another version today. */
        isCurrent: z.boolean(),
        /** Whole days since the payment. Null: not paid. */
        daysSincePaid: z.int().nullable(),
        /** A debit card's bank takes back the whole amount only. */
        isOnlyWhole: z.boolean(),
        /** Its unused value went into another order: nothing can be given back here. */
        isCarriedOver: z.boolean(),
        /** The amounts that the family reads on its own order page. */
        estimate: RefundEstimate,
      }),
      errors: [orderErrors.ORDER_NOT_FOUND],
    }),
    getTakings: endpoint({
      method: 'GET',
      path: '/staff/takings',
      summary: 'Staff: get the income of recent days in India, today last',
      access: 'staff:ledger.view',
      query: z.object({ days: queryInt(1, 90).default(14) }),
      response: z.array(z.object({ day: z.string(), orders: z.int(), amount: Paise })),
    }),
  },
}
