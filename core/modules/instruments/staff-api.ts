// Instruments, as staff edit them: banks and wallets with their caps, outages, EMI issuers and their plans.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { Amount, Instant, line, percent, QueryFlag } from '#core/kernel/schemas.ts'
import { DiscountCap } from '#core/modules/coupons/discount-cap.ts'
import { SEVERITIES } from './availability.ts'
import { EMI_KINDS, TENURES } from './emi-offer.ts'
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

const issuer = {
  name: line(60).min(1),
  minimum: Amount,
  maximum: Amount.nullable(),
  /** Without GST. */
  processingFee: Amount,
  position: z.int().min(0).max(1_000),
  isActive: z.boolean(),
}

/** The terms of a plan that two people change. */
const terms = {
  /** Percent a year. */
  annualRate: percent(0, 36),
  /** We pay the interest. */
  isNoCost: z.boolean(),
  minimum: Amount,
}
const newPlan = {
  issuerId: line(64).min(1),
  months: z.union(TENURES.map((months) => z.literal(months))),
  ...terms,
}
const planRule = { ...terms, isActive: z.boolean() }

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
  /** A new plan is not offered. One person hides a plan at once; it changes in no other way than by a request. */
  staffEmiPlans: resource({
    name: 'emi-plans',
    feature,
    record: z.object({
      id: z.string(),
      ...newPlan,
      isActive: z.boolean(),
      /** The issuer's, for the name of the plan. */
      issuerName: z.string(),
      kind: z.enum(EMI_KINDS),
    }),
    filter: z.object({ issuerId: line(64).optional(), isNoCost: QueryFlag.optional(), isActive: QueryFlag.optional() }),
    sort: ['months', 'annualRate', 'issuerId'],
    create: z.object(newPlan),
    bulk: z.object({ isActive: z.literal(false) }),
  }),
  /** Changes of EMI plans: one person asks, another agrees. */
  staffEmiChanges: requests({
    name: 'emi-changes',
    feature,
    /** The rule before is the one that the person saw who asked. Bank and months of a plan stay as they are. */
    subject: { planId: z.string(), issuerId: z.string(), months: z.int(), ...planRule, before: z.object(planRule) },
    create: z.object({ planId: line(64).min(1), ...planRule, reason: Sentence }),
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.EMI_CHANGE_IS_OPEN,
      errors.EMI_PLAN_IS_SO_ALREADY,
      errors.EMI_PLAN_IS_THERE,
    ],
  }),
  staffEmiActions: {
    decideEmiChange: decisionOn({
      of: 'emi-changes',
      feature,
      summary: 'approve or refuse a change of an EMI plan',
      errors: [
        errors.OWN_EMI_CHANGE,
        errors.EMI_CHANGE_DECIDED,
        errors.EMI_PLAN_CHANGED_SINCE,
        errors.EMI_PLAN_IS_THERE,
      ],
    }),
    switchEmiPlanOff: endpoint({
      method: 'POST',
      path: '/staff/emi-plans/:id/off',
      summary: 'Staff: hide an EMI plan from families at once',
      access: `staff:${feature}.edit`,
      params: z.object({ id: line(64).min(1) }),
      body: z.object({ reason: Sentence }),
      response: z.object({ isActive: z.boolean() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
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
