// Who may act for a learner: guardians, many to many. Learning reference, section 11.
import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { DAY } from '#core/kernel/time.ts'
import { AccountId, LearnerId } from '#core/modules/accounts/account.ts'

export const MOST_LEARNERS = 6
export const MOST_GUARDIANS = 4
export const INVITATION_LIFE = 14 * DAY

export const InvitationId = id('inv')
export type InvitationId = z.infer<typeof InvitationId>

/** A guardian as the others see them. */
export const GuardianView = z.object({
  accountId: AccountId,
  /** "+91 •••••• 3210" */
  phone: z.string(),
  /** The one who came first: nobody can remove them. */
  isFirst: z.boolean(),
  isYou: z.boolean(),
  since: Instant,
})
export type GuardianView = z.infer<typeof GuardianView>

export const Invitation = z.object({
  invitationId: InvitationId,
  /** The only fact that a stranger to the family may see before saying yes: the child's class. */
  grade: z.int().nullable(),
  /** The inviter's masked number. */
  invitedBy: z.string(),
  expiresAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

export const GuardianRef = z.object({ userId: LearnerId, accountId: AccountId })
