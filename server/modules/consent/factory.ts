import type { ConsentPurpose } from '#core/modules/consent/consent.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { insertEntries } from './store.ts'

interface NewConsent {
  readonly accountId: string
  readonly learnerId: string
  readonly purposes: readonly ConsentPurpose[]
}

/** Records a guardian's consents in English, by declaration. */
export async function someConsents(ctx: Ctx, { accountId, learnerId, purposes }: NewConsent): Promise<void> {
  const fresh = { accountId, learnerId, isGiven: true, noticeVersion: 1, lang: 'en', method: 'DECLARATION' } as const
  const entries = purposes.map((purpose) => ({ ...fresh, purpose, id: ctx.newId('con'), at: ctx.now() }))
  await inTransaction(ctx.db, (tx) => insertEntries(tx, entries))
}
