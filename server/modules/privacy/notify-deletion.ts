import type { Instant } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findSite } from '#server/modules/content/index.ts'
import { notify, type NoticeSubject } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { findDeletion } from './store.ts'

/** An account is never deleted without a notice to its owner. */
export async function notifyDeletion(
  ctx: Ctx,
  tx: Tx,
  { accountId, dueAt, lang }: { readonly accountId: string; readonly dueAt: Instant; readonly lang: Language },
): Promise<void> {
  const { support } = await findSite(ctx)
  await notify(ctx, tx, {
    to: { accountId },
    type: 'account-deletion',
    key: `account-deletion ${dueAt}`,
    purpose: 'SAFETY',
    values: { day: { day: dueAt }, tollFree: support.tollFree },
    link: '/me/privacy',
    lang,
    subject: accountId,
    expiresAt: dueAt,
  })
}

/** The household has not come back since. */
async function isStillDue(_: Ctx, db: Db, { accountId }: NoticeSubject): Promise<boolean> {
  return accountId !== null && (await findDeletion(db, accountId)) !== undefined
}

export const deletionChecks = { 'account-deletion': isStillDue }
