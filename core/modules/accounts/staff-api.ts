// Households, as staff see them. A full phone number needs a reason.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { Instant, inWords, listed, QueryFlag } from '#core/kernel/schemas.ts'
import { KnownPhone } from '#core/taxonomy/schemas.ts'
import { AccountId, HeldBy, LearnerId, StudyChange } from './account.ts'
import { BLOCK_CAUSES, blockCauseNames } from './block.ts'

const feature = 'households'

export const accountsStaffApi = {
  staffHouseholds: resource({
    name: 'households',
    isPersonal: true,
    feature,
    record: z.object({
      id: z.string(),
      /** Only the last three digits. */
      phone: z.string(),
      heldBy: HeldBy.nullable(),
      stateCode: z.string().nullable(),
      /** "Class 10, agreed": of each learner the class and whether a parent has agreed, and no name. */
      learners: z.array(z.string()),
      createdAt: Instant,
      /** The account that both became one in. */
      mergedInto: z.string().nullable(),
      erasedAt: Instant.nullable(),
      /** It cannot log in since then, and reads why. */
      blockedAt: Instant.nullable(),
      blockedBecause: inWords(z.enum(BLOCK_CAUSES), blockCauseNames).nullable(),
    }),
    /** A family that calls says its number: the whole of it finds the household, a part finds nothing. */
    filter: z.object({ phone: KnownPhone.optional(), isBlocked: QueryFlag.optional(), isErased: QueryFlag.optional() }),
    sort: ['createdAt'],
    newestFirst: true,
  }),
  staffLearners: resource({
    name: 'learners',
    isPersonal: true,
    feature,
    record: z.object({
      id: z.string(),
      accountId: z.string(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      grade: z.int().nullable(),
      board: z.string().nullable().register(listed, { list: 'boards' }),
      target: z.string().nullable().register(listed, { list: 'targets' }),
      language: z.string().nullable(),
      createdAt: Instant,
      /** Since when a guardian's consent holds. */
      consentedAt: Instant.nullable(),
    }),
    filter: z.object({ accountId: AccountId.optional() }),
    sort: ['createdAt'],
    newestFirst: true,
  }),
  staffHouseholdActions: {
    revealContact: endpoint({
      method: 'POST',
      path: '/staff/households/:id/contact',
      summary: 'Staff: show the phone number and address of a household, with a recorded reason',
      access: `staff:${feature}.edit`,
      params: z.object({ id: AccountId }),
      body: z.object({ reason: Sentence }),
      response: z.object({ phone: z.string(), email: z.string().nullable() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit: { calls: 30, perSeconds: 3_600, everywhere: true },
    }),
    block: endpoint({
      method: 'POST',
      path: '/staff/households/:id/block',
      summary: 'Staff: block a household: it is logged out everywhere, and reads the cause when it logs in',
      access: `staff:${feature}.edit`,
      params: z.object({ id: AccountId }),
      body: z.object({ because: z.enum(BLOCK_CAUSES), reason: Sentence }),
      response: z.object({ blockedAt: Instant }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    unblock: endpoint({
      method: 'POST',
      path: '/staff/households/:id/unblock',
      summary: 'Staff: let a blocked household log in again',
      access: `staff:${feature}.edit`,
      params: z.object({ id: AccountId }),
      body: z.object({ reason: Sentence }),
      response: z.object({ isBlocked: z.boolean() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
  staffLearnerActions: {
    fixClass: endpoint({
      method: 'POST',
      path: '/staff/learners/:id/class',
      summary: 'Staff: correct a learner’s class, board or target (courses that run stay as they are)',
      access: `staff:${feature}.edit`,
      params: z.object({ id: LearnerId }),
      body: StudyChange.pick({ grade: true, board: true, target: true }).extend({ reason: Sentence }),
      response: z.object({
        grade: z.int().nullable(),
        board: z.string().nullable(),
        target: z.string().nullable(),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
}
