import type { ConsentMethod, ConsentPurpose } from '#core/modules/consent/consent.ts'
import { FIRST_SHARING_NOTICE } from '#core/modules/consent/sharing.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { insertEntries } from './store.ts'

interface NewConsent {
  readonly accountId: string
  readonly learnerId: string
  readonly purposes: readonly ConsentPurpose[]
  readonly method?: ConsentMethod
}

/** The notice in force when an installation begins. */
export const noticeVersionOf = (purpose: ConsentPurpose) => (purpose === 'CENTRE_SHARING' ? FIRST_SHARING_NOTICE : 1)

/** Records consents in English, a guardian's by declaration unless `method` says otherwise. */
export async function someConsents(
  ctx: Ctx,
  { accountId, learnerId, purposes, method = 'DECLARATION' }: NewConsent,
): Promise<void> {
  const fresh = { accountId, learnerId, isGiven: true, lang: 'en', method } as const
  const entries = purposes.map((purpose) => ({
    ...fresh,
    purpose,
    noticeVersion: noticeVersionOf(purpose),
    id: ctx.newId('con'),
    at: ctx.now(),
  }))
  await inTransaction(ctx.db, (tx) => insertEntries(tx, entries))
}
