// The partner that a household came from: the family is notified, and may end it.
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { endSharing } from '#server/modules/consent/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import { findTag, insertTag, updateTag } from './store.ts'

/**
 * Records where the household came from, and notifies it. The tag opens nothing: organisations read what the family agrees to
 * afterwards. Answers the partner whose tag the household has then; one that the family has ended does not come back.
 */
export async function tagHousehold(ctx: Ctx, tx: Tx, accountId: string, partnerCode: string): Promise<string> {
  const isNew = await insertTag(tx, accountId, partnerCode, ctx.now())
  const tag = await findTag(tx, accountId)
  if (isNew && tag) {
    await endSharing(ctx, tx, accountId)
    await notify(ctx, tx, {
      to: { accountId },
      type: 'partner-tagged',
      key: `partner-tagged ${partnerCode} ${tag.taggedAt}`,
      purpose: 'SAFETY',
      values: { partner: tag.partnerName },
      link: '/me/consent#organisation',
    })
  }
  return tag?.partner ?? partnerCode
}

/** The family ends the link with its partner, or allows it again. Either way nothing is shared until somebody agrees anew. */
export async function changeTag(ctx: Ctx, accountId: string, isEnded: boolean): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (await updateTag(tx, accountId, { isEnded, now: ctx.now() })) await endSharing(ctx, tx, accountId)
  })
}
