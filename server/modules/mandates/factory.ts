// Mandates for tests and the demo.
import type { Paise } from '#core/kernel/money.ts'
import { later, type Instant } from '#core/kernel/time.ts'
import { MANDATE_TERMS_VERSION } from '#core/modules/mandates/terms.ts'
import { REGISTRATION_LIFE } from '#core/modules/mandates/timing.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { insertMandate, noteEvent, updateMandate } from './store.ts'

/** One that was approved: its debits are planned when the job looks at it. */
export async function aMandate(
  ctx: Ctx,
  { orderId, cap, validTill }: { readonly orderId: string; readonly cap: Paise; readonly validTill: Instant },
): Promise<void> {
  const order = await findOrder(ctx.db, orderId)
  if (!order?.bundleId) throw new RangeError(`there is no order ${orderId} for a course`)
  const { accountId, learnerId, bundleId, title, lang } = order
  const id = ctx.newId('mnd')
  const now = ctx.now()
  const agreed = { cap, termsVersion: MANDATE_TERMS_VERSION, lang, createdAt: now, validTill }
  const whose = { id, orderId, accountId, learnerId, bundleId, title, method: 'UPI' as const }
  await inTransaction(ctx.db, async (tx) => {
    await insertMandate(tx, { ...whose, ...agreed, expiresAt: later(now, REGISTRATION_LIFE) })
    await updateMandate(tx, id, { status: 'ACTIVE', gatewayId: `mdt${id}` })
    await noteEvent(tx, id, { at: now, kind: 'AGREED' })
    await noteEvent(tx, id, { at: now, kind: 'ACTIVATED' })
  })
}
