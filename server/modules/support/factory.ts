// Actions of staff for families, for the seed.
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { VIEW_LIFE } from '#core/modules/support/view.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import type { HouseholdMerge } from '#server/platform/database/reassign.ts'
import { getPossibleMerge } from './merge/preview.ts'
import { merges } from './merge/store.ts'
import { notes } from './notes/store.ts'
import { endView, insertView } from './view/store.ts'

interface SupportSessionInput {
  readonly staffId: string
  readonly reason: string
}

export async function aNote(
  ctx: Ctx,
  note: { readonly accountId: string; readonly text: string; readonly writtenBy: string },
): Promise<void> {
  const fields = { ...note, writtenAt: ctx.now() }
  await inTransaction(ctx.db, async (tx) => notes.insert?.(tx, ctx.newId('not'), fields, ctx.now()))
}

/** That waits for its second person. */
export async function aMergeAsked(
  ctx: Ctx,
  { from, into }: HouseholdMerge,
  { staffId, reason }: SupportSessionInput,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const preview = await getPossibleMerge(ctx, tx, { from, into })
    const fields = { fromAccount: from, intoAccount: into, preview, reason, askedBy: staffId, askedAt: ctx.now() }
    await merges.insert?.(tx, ctx.newId('mrg'), fields, ctx.now())
  })
}

/** That staff ended after six minutes. */
export async function aPastLook(
  ctx: Ctx,
  { accountId, learnerId }: Household,
  {
    staffId,
    reason,
    shownAs,
    startedAt,
  }: SupportSessionInput & { readonly shownAs: string; readonly startedAt: Instant },
): Promise<void> {
  const id = ctx.newId('sup')
  const endsAt = later(startedAt, VIEW_LIFE)
  await inTransaction(ctx.db, async (tx) => {
    await insertView(tx, { id, accountId, learnerId, staffId, shownAs, reason, startedAt, endsAt })
    await endView(tx, { id, by: 'STAFF' }, later(startedAt, 6 * MINUTE))
  })
}
