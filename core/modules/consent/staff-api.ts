// Consents, as staff see them: the ledger, unchanged. Staff never answer for a family.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { ConsentMethod, ConsentPurpose } from './consent.ts'

const notice = {
  purpose: ConsentPurpose,
  /** The one in force, to add a language to it; or the next, which begins with English. */
  noticeVersion: z.int().min(1).max(1_000),
  lang: LanguageKey,
  title: line(120).min(1),
  body: z.string().trim().min(1).max(2_000),
  /** The services that end when the consent is withdrawn. */
  effect: z.string().trim().min(1).max(1_000),
  /** In force from then on. */
  publishedAt: Instant,
}

export const consentStaffApi = {
  /** Added to and never changed: what a family has agreed to stays as it was. */
  staffConsentNotices: resource({
    name: 'consent-notices',
    feature: 'households',
    record: z.object({ id: z.string(), ...notice }),
    filter: z.object({ purpose: ConsentPurpose.optional(), lang: LanguageKey.optional() }),
    sort: ['publishedAt', 'purpose'],
    newestFirst: true,
    create: z.object(notice),
  }),
  /** Children whose guardian has withdrawn, and when their data is deleted. */
  staffPlannedErasures: resource({
    name: 'planned-erasures',
    isPersonal: true,
    feature: 'households',
    record: z.object({ id: z.string(), learnerId: z.string(), runAt: Instant }),
    sort: ['runAt'],
  }),
  staffConsents: resource({
    name: 'consents',
    isPersonal: true,
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
