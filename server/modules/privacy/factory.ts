// A request at the desk, for the seed.
import { later } from '#core/kernel/time.ts'
import { ANSWERED_WITHIN, type RequestKind } from '#core/modules/privacy/request.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { previewErasure } from './erasure/preview-erasure.ts'
import { requests } from './requests/store.ts'

export interface NewPrivacyRequest {
  readonly accountId: string
  readonly kind: RequestKind
  readonly reason: string
  readonly askedBy: string
}

/** That nobody has proven yet. */
export async function aDataRequest(ctx: Ctx, asked: NewPrivacyRequest): Promise<void> {
  const askedAt = ctx.now()
  const preview = asked.kind === 'ERASE' ? await previewErasure(ctx, ctx.db, asked.accountId) : null
  const fields = { ...asked, preview, askedAt, dueAt: later(askedAt, ANSWERED_WITHIN) }
  await inTransaction(ctx.db, async (tx) => requests.insert?.(tx, ctx.newId('prq'), fields, askedAt))
}
