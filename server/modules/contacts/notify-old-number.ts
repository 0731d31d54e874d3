import type { Language } from '#core/taxonomy/language.ts'
import { findSite } from '#server/modules/content/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'

/** To the number that an account has left, in case it was not its owner who moved it. */
export async function notifyOldNumber(
  ctx: Ctx,
  tx: Tx,
  { accountId, from, to, lang }: { readonly accountId: string; readonly from: string; readonly to: string; readonly lang: Language }, // prettier-ignore
): Promise<void> {
  const { support } = await findSite(ctx)
  await notify(ctx, tx, {
    to: { phone: from },
    type: 'phone-changed',
    key: `phone-changed ${ctx.now()}`,
    purpose: 'SAFETY',
    values: { ending: to.slice(-4), tollFree: support.tollFree },
    lang,
    subject: accountId,
  })
}
