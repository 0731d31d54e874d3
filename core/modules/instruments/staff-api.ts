// Instruments, as staff edit them: banks and wallets with their caps, outages, EMI issuers and their plans.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, Paise, percent, QueryFlag } from '#core/kernel/schemas.ts'
import { DiscountCap } from '#core/modules/coupons/discount-cap.ts'
import { SEVERITIES } from './availability.ts'
import { EMI_KINDS, TENURES } from './emi-offer.ts'
import { PaymentMethod } from './instrument.ts'

const feature = 'plans'
const Amount = Paise.refine((amount) => amount >= 0, 'Enter 0 or more.')
const Code = z.string().regex(/^[A-Z][A-Z0-9_]{1,30}$/, 'Use capital letters, digits and underscores.')

const instrument = {
  name: line(60).min(1),
  cardType: z.enum(['CREDIT', 'DEBIT']).nullable(),
  serviceProvider: line(40),
  maxDiscountCourseAllowed: z.array(DiscountCap).max(3),
  position: z.int().min(0).max(1_000),
  isActive: z.boolean(),
}

const downtime = {
  code: Code,
  severity: z.enum(SEVERITIES),
  startsAt: Instant,
  endsAt: Instant.nullable(),
}

const issuer = {
  name: line(60).min(1),
  minimum: Amount,
  maximum: Amount.nullable(),
  /** Without GST. */
  processingFee: Amount,
  position: z.int().min(0).max(1_000),
  isActive: z.boolean(),
}

const plan = {
  issuerId: line(64).min(1),
  months: z.union(TENURES.map((months) => z.literal(months))),
  /** Percent a year. */
  annualRate: percent(0, 36),
  isNoCost: z.boolean(),
  minimum: Amount,
  isActive: z.boolean(),
}

const emiRule = {
  /** A tenure whose monthly instalment is less is not offered: decision P-21. */
  leastMonthly: Amount,
}

const partner = { partner: line(40).min(1), issuer: Code, name: line(60) }

export const instrumentsStaffApi = {
  staffInstruments: resource({
    name: 'instruments',
    feature,
    record: z.object({ id: z.string(), paymentMethod: PaymentMethod, code: Code, ...instrument }),
    filter: z.object({ paymentMethod: PaymentMethod.optional(), isActive: QueryFlag.optional() }),
    sort: ['position', 'name', 'paymentMethod'],
    create: z.object({ paymentMethod: PaymentMethod, code: Code, ...instrument }),
    update: z.object(instrument),
    bulk: z.object({ isActive: z.boolean() }),
  }),
  staffDowntimes: resource({
    name: 'downtimes',
    feature: 'operations',
    record: z.object({ id: z.string(), ...downtime }),
    filter: z.object({ isNow: QueryFlag.optional() }),
    sort: ['startsAt', 'code', 'severity'],
    newestFirst: true,
    create: z.object(downtime),
    update: z.object(downtime),
  }),
  staffEmiIssuers: resource({
    name: 'emi-issuers',
    feature,
    record: z.object({ id: z.string(), code: Code, kind: z.enum(EMI_KINDS), ...issuer }),
    filter: z.object({ kind: z.enum(EMI_KINDS).optional(), isActive: QueryFlag.optional() }),
    sort: ['position', 'name', 'minimum'],
    create: z.object({ code: Code, kind: z.enum(EMI_KINDS), ...issuer }),
    update: z.object(issuer),
    bulk: z.object({ isActive: z.boolean() }),
  }),
  /** A rate is a price that we may pay: a new one asks for `plans.approve`. */
  staffEmiPlans: resource({
    name: 'emi-plans',
    feature,
    record: z.object({ id: z.string(), ...plan }),
    filter: z.object({ issuerId: line(64).optional(), isNoCost: QueryFlag.optional(), isActive: QueryFlag.optional() }),
    sort: ['months', 'annualRate', 'issuerId'],
    create: z.object(plan),
    update: z.object(plan),
    bulk: z.object({ isActive: z.boolean() }),
  }),
  /** One row: the limits of every EMI. */
  staffEmiRules: resource({
    name: 'emi-rules',
    feature,
    record: z.object({ id: z.string(), ...emiRule }),
    sort: ['leastMonthly'],
    update: z.object(emiRule),
  }),
  staffEmiPartners: resource({
    name: 'emi-partners',
    feature,
    record: z.object({ id: z.string(), ...partner }),
    sort: ['partner', 'issuer'],
    create: z.object(partner),
    update: z.object(partner),
  }),
}
