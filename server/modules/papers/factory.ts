// For tests and for the seed.
import type { z } from 'zod'
import { PaperDraft } from '#core/modules/papers/paper.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { derivedFields, paperRows } from './staff/papers.ts'

/** A published paper. Throws for one that could not be published. */
export async function aPaper(ctx: Ctx, written: z.input<typeof PaperDraft>, but: { isDemo?: boolean } = {}): Promise<string> {
  const draft = PaperDraft.parse(written)
  return inTransaction(ctx.db, async (tx) => {
    const derived = await derivedFields(tx, draft)
    if (derived.problems.length > 0) throw new Error(`${draft.title.en}: ${JSON.stringify(derived.problems)}`)
    const id = ctx.newId('pap')
    await paperRows.insert(tx, id, { ...draft, ...derived, ...but, status: 'PUBLISHED' }, ctx.now())
    return id
  })
} // prettier-ignore
