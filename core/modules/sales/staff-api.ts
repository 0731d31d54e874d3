// The staff's agents and leads.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests, writtenBy } from '#core/kernel/resource/requests.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Amount, Instant, line, Paise } from '#core/kernel/schemas.ts'
import { GstState, PersonName } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { PlanId } from '#core/modules/plans/plan.ts'
import { LanguageKey, Phone } from '#core/taxonomy/schemas.ts'
import { HIGHEST_CEILING } from './ceiling.ts'
import { ceilingErrors } from './ceiling-errors.ts'
import { salesErrors as errors } from './errors.ts'
import { LEAD_STATUSES } from './lead-status.ts'

const feature = 'sales'

/** The member of staff who sells. No other member ever gets an adviser's highest discount. */
const seller = { staffId: line(64).min(1) }

const agent = {
  /** As families read it. */
  name: PersonName,
  /** Where families reach the agent. */
  phone: line(20).min(5),
  isActive: z.boolean(),
}

/** Percent of the selling price. It changes by a request; a new adviser takes nothing off. */
const ceiling = { ceilingPercent: z.int().min(0).max(HIGHEST_CEILING) }

const offer = {
  agentId: line(64).min(1),
  studentName: PersonName,
  lang: LanguageKey,
  bundleId: BundleId,
  planId: PlanId.nullable(),
  batchId: line(64).min(1).nullable(),
  /** Taken off the selling price, in paise. */
  discount: Amount,
  note: line(500),
}
/** Where the family lives. A new lead without it has that of the household with this number; one that is not sent stays. */
const stateCode = GstState.nullable()
const whenNew = {
  phone: Phone,
  /** The lead's id in another sales system. */
  salesForceId: z
    .string()
    .regex(/^[A-Za-z0-9]{15,18}$/, 'Enter an id of 15 to 18 letters and digits.')
    .nullable()
    .default(null),
}

export const salesStaffApi = {
  staffAgents: resource({
    name: 'sales-agents',
    feature,
    record: z.object({ id: z.string(), ...seller, ...agent, ...ceiling }),
    sort: ['name', 'ceilingPercent'],
    create: z.object({ ...seller, ...agent }),
    update: z.object(agent),
    errors: [resourceErrors.OUTSIDE_YOUR_LIMITS],
  }),
  /** One person asks, another agrees: neither of them is the adviser. */
  staffCeilingChanges: requests({
    name: 'ceiling-changes',
    feature,
    /** The ceiling before is the one that the person saw who asked. */
    subject: { agentId: z.string(), before: z.object(ceiling), after: z.object(ceiling), ...writtenBy },
    create: z.object({ agentId: line(64).min(1), ...ceiling, reason: Sentence }),
    errors: [commonErrors.NOT_FOUND_ERROR, ceilingErrors.CEILING_CHANGE_IS_OPEN, ceilingErrors.CEILING_IS_SO_ALREADY],
  }),
  staffCeilingActions: {
    decideCeilingChange: decisionOn({
      of: 'ceiling-changes',
      feature,
      summary: 'approve or refuse the highest discount of an adviser',
      errors: [
        ceilingErrors.OWN_CEILING_CHANGE,
        ceilingErrors.CEILING_CHANGE_DECIDED,
        ceilingErrors.CEILING_CHANGED_SINCE,
      ],
    }),
  },
  staffLeads: resource({
    name: 'leads',
    isPersonal: true,
    feature,
    record: z.object({
      id: z.string(),
      ...offer,
      stateCode: z.string().nullable(),
      /** All but the last three digits are hidden: console rule 7. NOT_TO_BE_CALLED in place of a number that nobody may call. */
      phone: z.string(),
      /** The household has not allowed calls. */
      isDoNotCall: z.boolean(),
      salesForceId: z.string().nullable(),
      status: z.enum(LEAD_STATUSES),
      /** The last offer; null before the first link. */
      originalPrice: Paise.nullable(),
      price: Paise.nullable(),
      sentAt: Instant.nullable(),
      expiresAt: Instant.nullable(),
      acceptedAt: Instant.nullable(),
      acceptedLang: LanguageKey.nullable(),
      acceptedPolicy: z.string().nullable(),
      orderId: z.string().nullable(),
      lostReason: z.string().nullable(),
      createdAt: Instant,
    }),
    filter: z.object({
      status: z.enum(LEAD_STATUSES).optional(),
      agentId: line(64).optional(),
      stateCode: GstState.optional(),
    }),
    sort: ['createdAt'],
    newestFirst: true,
    create: z.object({ ...offer, stateCode: stateCode.optional(), ...whenNew }),
    update: z.object({ ...offer, stateCode: stateCode.optional() }),
    errors: [...Object.values(errors), resourceErrors.OUTSIDE_YOUR_LIMITS],
  }),
  staffLeadActions: {
    sendOffer: endpoint({
      method: 'POST',
      path: '/staff/leads/:id/offer',
      summary: 'Staff: fix the price of an offer, end earlier links and send a new one',
      access: 'staff:sales.edit',
      params: z.object({ id: line(64) }),
      body: z.object({ channel: z.enum(['SMS', 'WHATSAPP', 'NONE']).default('SMS') }),
      response: z.object({
        url: z.string(),
        leadId: z.string(),
        price: Paise,
        expiresAt: Instant,
        /** False where none was asked for, or the household takes no offers by message: its notification centre has it. */
        isMessaged: z.boolean(),
      }),
      errors: [
        commonErrors.NOT_FOUND_ERROR,
        errors.NOT_YOUR_LEAD,
        errors.AGENT_INACTIVE,
        errors.DISCOUNT_ABOVE_CEILING,
        errors.LEAD_STAYS,
        ...Object.values(catalogueErrors),
        ...Object.values(planErrors),
      ],
    }),
    revealPhone: endpoint({
      method: 'POST',
      path: '/staff/leads/:id/phone',
      summary: 'Staff: show the phone number of a lead, with a recorded reason',
      access: 'staff:sales.edit',
      params: z.object({ id: line(64) }),
      body: z.object({ reason: Sentence }),
      response: z.object({ phone: z.string() }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.NOT_YOUR_LEAD, errors.CALLS_NOT_ALLOWED],
      limit: { calls: 60, perSeconds: 3_600, everywhere: true },
    }),
    closeLead: endpoint({
      method: 'POST',
      path: '/staff/leads/:id/close',
      summary: 'Staff: close a lead as lost and end its link',
      access: 'staff:sales.edit',
      params: z.object({ id: line(64) }),
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ status: z.enum(LEAD_STATUSES) }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.NOT_YOUR_LEAD, errors.LEAD_STAYS],
    }),
  },
}
