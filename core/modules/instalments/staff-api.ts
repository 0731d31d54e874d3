// The staff's list of courses that are paid in parts, and their changes.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, Paise, QueryFlag } from '#core/kernel/schemas.ts'
import { partErrors } from './errors.ts'
import { PART_STATES } from './standing.ts'

const feature = 'orders'
const Days = z.int().min(0).max(90)

export const instalmentsStaffApi = {
  staffInstalmentPlans: resource({
    name: 'instalment-plans',
    isPersonal: true,
    feature,
    record: z.object({
      id: z.string(),
      title: z.string(),
      accountId: z.string(),
      learnerId: z.string(),
      orderId: z.string(),
      state: z.enum(['RUNNING', 'DONE', 'CANCELLED']),
      stage: z.string(),
      createdAt: Instant,
      parts: z.array(
        z.object({
          no: z.int(),
          dueAt: z.string(),
          totalAmount: Paise,
          state: z.enum(PART_STATES),
          orderId: z.string().nullable(),
        }),
      ),
    }),
    filter: z.object({ state: line(20).optional(), stage: line(20).optional(), accountId: line(64).optional() }),
    sort: ['createdAt'],
    newestFirst: true,
  }),
  staffInstalments: resource({
    name: 'instalments',
    feature,
    record: z.object({
      id: z.string(),
      planId: z.string(),
      no: z.int(),
      dueAt: Instant,
      totalAmount: Paise,
      discountAmount: Paise,
      state: z.enum(PART_STATES),
      orderId: z.string().nullable(),
      paidAt: Instant.nullable(),
    }),
    filter: z.object({
      planId: line(64).optional(),
      state: z.enum(PART_STATES).optional(),
      isLate: QueryFlag.optional(),
    }),
    sort: ['dueAt'],
    sums: ['totalAmount'],
    /** More time, or a part that need not be paid; both with a reason. */
    update: z.object({
      dueAt: Instant,
      state: z.enum(['OPEN', 'WAIVED']),
    }),
    errors: [partErrors.PART_IS_CLOSED, partErrors.REASON_NEEDED],
  }),
  staffInstalmentTerms: resource({
    name: 'instalment-terms',
    feature: 'plans',
    record: z.object({
      id: z.string(),
      leastTotal: Paise,
      leastPart: Paise,
      counts: z.array(z.int()),
      remindDays: z.int(),
      graceDays: z.int(),
      suspendDays: z.int(),
    }),
    sort: ['id'],
    update: z.object({
      leastTotal: Paise,
      leastPart: Paise,
      counts: z.array(z.int().min(2).max(24)).max(6),
      remindDays: Days,
      graceDays: Days,
      suspendDays: Days,
    }),
  }),
}
