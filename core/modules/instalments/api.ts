import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line, Paise } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { ledgerErrors } from '#core/modules/ledger/errors.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { Order, PaymentStatus, SignedQuote } from '#core/modules/orders/order.ts'
import { PLATFORMS, SOURCES } from '#core/modules/orders/pay-page.ts'
import { walletErrors } from '#core/modules/wallet/errors.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { instalmentErrors as errors } from './errors.ts'
import { Instalment, InstalmentId, InstalmentPlan } from './instalment.ts'

const course = { entityId: BundleId, entityType: line(20).default('BUNDLE'), userId: LearnerId.optional() }

export const instalmentsApi = {
  prepareInstalments: endpoint({
    method: 'POST',
    path: '/dinero/payment/prepareInstalments',
    summary: 'Split a quoted price into instalments; buyItems with the returned quote buys the first one',
    access: 'anyone',
    body: z.object({
      quote: z.string().max(6_000),
      /** How many; without it the fewest. */
      parts: z.int().min(2).max(24).optional(),
      ...callerFields,
    }),
    response: z.object({
      /** The numbers of parts to choose from, with what the first of them costs. */
      choices: z.array(z.object({ parts: z.int(), firstAmount: Paise, thenAmount: Paise })),
      instalments: z.array(Instalment),
      nextInstalment: Instalment,
      quote: SignedQuote,
    }),
    errors: [errors.NO_INSTALMENTS, orderErrors.QUOTE_EXPIRED, orderErrors.QUOTE_INVALID, orderErrors.PRICE_DROPPED],
    limit: { calls: 120, perSeconds: 60 },
  }),
  getInstalments: endpoint({
    method: 'GET',
    path: '/bundle/getInstalments',
    summary: 'List the instalments of a learner’s course (empty when paid in full)',
    access: 'learner',
    query: z.object({ ...course, ...callerFields }),
    response: z.object({
      instalments: z.array(Instalment),
      nextInstalment: Instalment.nullable(),
      paymentStatus: PaymentStatus,
      /** True when the next purchase begins with a down payment: decision P-25. */
      isDownPayment: z.boolean(),
    }),
    errors: [catalogueErrors.INVALID_ENTITY],
  }),
  listInstalmentPlans: endpoint({
    method: 'GET',
    path: '/instalments/plans',
    summary: 'List this household’s courses that are paid in instalments, newest first',
    access: 'household',
    response: z.array(InstalmentPlan),
  }),
  payInstalmentForBundle: endpoint({
    method: 'POST',
    path: '/bundle/payInstalmentForBundle',
    summary: 'Create the order for the next instalment (repeating returns the same order)',
    access: 'learner',
    body: z.object({
      ...course,
      /** The one that is meant; only the next may be paid. */
      instalmentId: InstalmentId.optional(),
      walletAmount: Paise.optional(),
      source: z.enum(SOURCES).optional(),
      platform: z.enum(PLATFORMS).optional(),
      ...answerLanguage,
      ...callerFields,
    }),
    response: Order,
    errors: [
      catalogueErrors.INVALID_ENTITY,
      errors.NOTHING_TO_PAY,
      errors.NOT_THE_NEXT,
      orderErrors.PAYMENT_UNDER_WAY,
      walletErrors.INVALID_AMOUNT,
      ledgerErrors.BALANCE_TOO_LOW,
    ],
    idempotent: true,
    limit: { calls: 60, perSeconds: 60 },
  }),
}
