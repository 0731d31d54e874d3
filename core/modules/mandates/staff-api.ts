// The staff's list of auto-debits, and their one action: to stop one.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, Paise } from '#core/kernel/schemas.ts'
import { mandateDeskErrors, mandateErrors } from './errors.ts'
import { DEBIT_STATES, MANDATE_METHODS, MANDATE_STATUSES } from './standing.ts'

const feature = 'orders'

export const mandatesStaffApi = {
  staffMandates: resource({
    name: 'mandates',
    feature,
    record: z.object({
      id: z.string(),
      title: z.string(),
      accountId: z.string(),
      learnerId: z.string(),
      orderId: z.string(),
      method: z.enum(MANDATE_METHODS),
      status: z.enum(MANDATE_STATUSES),
      cap: Paise,
      gatewayId: z.string().nullable(),
      termsVersion: z.string(),
      createdAt: Instant,
      validTill: Instant,
      closedAt: Instant.nullable(),
      log: z.array(
        z.object({ at: z.string(), kind: z.string(), no: z.int().nullable(), detail: z.string().nullable() }),
      ),
    }),
    filter: z.object({
      status: z.enum(MANDATE_STATUSES).optional(),
      accountId: line(64).optional(),
    }),
    sort: ['createdAt'],
    newestFirst: true,
    /** REVOKED, or what it was. */
    update: z.object({ status: z.enum(MANDATE_STATUSES) }),
    errors: [mandateErrors.MANDATE_CLOSED, mandateDeskErrors.REASON_NEEDED],
  }),
  staffDebits: resource({
    name: 'mandate-debits',
    feature,
    record: z.object({
      id: z.string(),
      mandateId: z.string(),
      no: z.int(),
      amount: Paise,
      state: z.enum(DEBIT_STATES),
      reason: z.string().nullable(),
      dueAt: Instant,
      executeAt: Instant,
      notifiedAt: Instant.nullable(),
      attempts: z.int(),
      orderId: z.string().nullable(),
    }),
    filter: z.object({ mandateId: line(64).optional(), state: z.enum(DEBIT_STATES).optional() }),
    sort: ['executeAt'],
    sums: ['amount'],
    newestFirst: true,
  }),
}
