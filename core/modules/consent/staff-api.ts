// What staff see of consents: the ledger as it was written. Nobody here answers for a family.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { ConsentMethod, ConsentPurpose } from './consent.ts'

export const consentStaffApi = {
  staffConsents: resource({
    name: 'consents',
    feature: 'households',
    record: z.object({
      id: z.string(),
      learnerId: z.string(),
      accountId: z.string(),
      purpose: ConsentPurpose,
      given: z.boolean(),
      noticeVersion: z.int(),
      lang: LanguageKey,
      method: ConsentMethod,
      at: Instant,
    }),
    filter: z.object({
      learnerId: line(64).optional(),
      accountId: line(64).optional(),
      purpose: ConsentPurpose.optional(),
    }),
    sort: ['at'],
    newestFirst: true,
  }),
}
