// Which households have asked to be deleted, and when the law's promise to them falls due.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant } from '#core/kernel/schemas.ts'

export const privacyStaffApi = {
  staffDeletions: resource({
    name: 'deletions',
    feature: 'households',
    /** Its id is the account's. */
    record: z.object({ id: z.string(), askedAt: Instant, dueAt: Instant }),
    sort: ['dueAt', 'askedAt'],
  }),
}
