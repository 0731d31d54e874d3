// Instruments, as staff edit them: banks and wallets with their caps, outages, EMI issuers and their plans.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests, switchOff, writtenBy } from '#core/kernel/resource/requests.ts'
import { Amount, Instant, line, percent, QueryFlag } from '#core/kernel/schemas.ts'
import { DiscountCap } from '#core/modules/coupons/discount-cap.ts'
import { SEVERITIES } from './availability.ts'
import { EMI_KINDS, TENURES } from './emi-offer.ts'
import { EMI_SUBJECTS } from './emi-terms.ts'
import { PaymentMethod } from './instrument.ts'
import { emiStaffErrors as errors } from './staff-errors.ts'

const feature = 'plans'
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

const isActive = z.boolean()

const newIssuer = {
  code: Code,
  kind: z.enum(EMI_KINDS),
  name: line(60).min(1),
  minimum: Amount,
  maximum: Amount.nullable(),
  /** Without GST. */
  processingFee: Amount,
  position: z.int().min(0).max(1_000),
}

const newPlan = {
  issuerId: line(64).min(1),
  months: z.union(TENURES.map((months) => z.literal(months))),
  /** Percent a year. */
  annualRate: percent(0, 36),
  /** We pay the interest. */
  isNoCost: z.boolean(),
  minimum: Amount,
}

const emiRule = {
  /** A tenure whose monthly instalment is less is not offered: decision P-21. */
  leastMonthly: Amount,
}

const { annualRate, isNoCost } = newPlan
const { minimum, maximum, processingFee } = newIssuer
/** Which of them a plan, an issuer or the limits have, EMI_TERMS says. */
const terms = { annualRate, isNoCost, minimum, maximum, processingFee, ...emiRule, isActive }

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
  /** A new issuer is not offered. One person renames, moves and hides one; its terms change by a request. */
  staffEmiIssuers: resource({
    name: 'emi-issuers',
    feature,
    record: z.object({ id: z.string(), ...newIssuer, isActive }),
    filter: z.object({ kind: z.enum(EMI_KINDS).optional(), isActive: QueryFlag.optional() }),
    sort: ['position', 'name', 'minimum'],
    create: z.object(newIssuer),
    update: z.object({ name: newIssuer.name, position: newIssuer.position }),
    bulk: z.object({ isActive: z.literal(false) }),
  }),
  /** A new plan is not offered. One person hides a plan at once; it changes in no other way than by a request. */
  staffEmiPlans: resource({
    name: 'emi-plans',
    feature,
    record: z.object({
      id: z.string(),
      ...newPlan,
      isActive,
      /** The issuer's, for the name of the plan. */
      issuerName: z.string(),
      kind: z.enum(EMI_KINDS),
    }),
    filter: z.object({ issuerId: line(64).optional(), isNoCost: QueryFlag.optional(), isActive: QueryFlag.optional() }),
    sort: ['months', 'annualRate', 'issuerId'],
    create: z.object(newPlan),
    bulk: z.object({ isActive: z.literal(false) }),
  }),
  /** One row: the limits of every EMI. They change by a request. */
  staffEmiRules: resource({
    name: 'emi-rules',
    feature,
    record: z.object({ id: z.string(), ...emiRule }),
    sort: ['leastMonthly'],
  }),
  /** Changes of plans, issuers and limits: one person asks, another agrees. */
  staffEmiChanges: requests({
    name: 'emi-changes',
    feature,
    subject: {
      of: z.enum(EMI_SUBJECTS),
      planId: z.string().nullable(),
      /** A plan's issuer too. */
      issuerId: z.string().nullable(),
      issuerName: z.string().nullable(),
      months: z.int().nullable(),
      /** The terms afterwards. Null for those that it does not have. */
      annualRate: annualRate.nullable(),
      isNoCost: isNoCost.nullable(),
      minimum: minimum.nullable(),
      maximum,
      processingFee: processingFee.nullable(),
      leastMonthly: emiRule.leastMonthly.nullable(),
      isActive: isActive.nullable(),
      /** The terms that the person saw who asked. */
      before: z.object(terms).partial(),
      ...writtenBy,
    },
    filter: { of: z.enum(EMI_SUBJECTS).optional() },
    /** Terms that are left out stay as they are. */
    create: z.object({
      of: z.enum(EMI_SUBJECTS),
      planId: line(64).min(1).optional(),
      issuerId: line(64).min(1).optional(),
      ...z.object(terms).partial().shape,
      reason: Sentence,
    }),
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.EMI_CHANGE_IS_OPEN,
      errors.EMI_IS_SO_ALREADY,
      errors.EMI_TERM_IS_UNKNOWN,
      errors.EMI_MAXIMUM_TOO_LOW,
      errors.EMI_PLAN_IS_THERE,
    ],
  }),
  staffEmiActions: {
    decideEmiChange: decisionOn({
      of: 'emi-changes',
      feature,
      summary: 'approve or refuse a change of EMI',
      errors: [errors.OWN_EMI_CHANGE, errors.EMI_CHANGE_DECIDED, errors.EMI_CHANGED_SINCE, errors.EMI_PLAN_IS_THERE],
    }),
    switchEmiPlanOff: switchOff({
      of: 'emi-plans',
      feature,
      field: 'isActive',
      summary: 'hide an EMI plan from families',
    }),
    switchEmiIssuerOff: switchOff({
      of: 'emi-issuers',
      feature,
      field: 'isActive',
      summary: 'hide an EMI issuer from families',
    }),
  },
  staffEmiPartners: resource({
    name: 'emi-partners',
    feature,
    record: z.object({ id: z.string(), ...partner }),
    sort: ['partner', 'issuer'],
    create: z.object(partner),
    update: z.object(partner),
  }),
}
