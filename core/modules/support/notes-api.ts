// Notes about a household, for colleagues.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, lines, StaffRef } from '#core/kernel/schemas.ts'
import { AccountId } from '#core/modules/accounts/account.ts'
import { mergeErrors } from './errors.ts'

export const LONGEST_NOTE = 1_000

export const notesStaffApi = {
  /** A note stays as it was written. The family reads it in its own data, and it goes with the account. */
  staffHouseholdNotes: resource({
    name: 'household-notes',
    isPersonal: true,
    feature: 'households',
    record: z.object({
      id: z.string(),
      accountId: z.string(),
      text: z.string(),
      writtenBy: StaffRef,
      writtenAt: Instant,
    }),
    filter: z.object({ accountId: line(64).optional() }),
    sort: ['writtenAt'],
    newestFirst: true,
    create: z.object({ accountId: AccountId, text: lines(LONGEST_NOTE).min(1) }),
    errors: [mergeErrors.NO_SUCH_HOUSEHOLD],
  }),
}
