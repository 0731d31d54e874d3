import { standingOf, type PricedPurchase, type InstrumentAvailability } from '#core/modules/instruments/availability.ts'
import type { PaymentMethod } from '#core/modules/instruments/instrument.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readInstrumentList } from './instrument-list.ts'
import type { Instrument } from './store.ts'

export interface InstrumentWithAvailability extends Instrument, InstrumentAvailability {}

/** Every instrument that is offered, in the order to show them, and whether it may be paid with now. */
export async function listAvailability(
  ctx: Ctx,
  priced?: PricedPurchase,
): Promise<readonly InstrumentWithAvailability[]> {
  const { instruments, downtimes } = await readInstrumentList(ctx)
  const now = ctx.now()
  return instruments.map((each) => ({ ...each, ...standingOf(each, downtimes, priced, now) }))
}

/** Undefined for one that is not offered at all. */
export async function findAvailability(
  ctx: Ctx,
  method: PaymentMethod,
  code: string,
  priced: PricedPurchase | undefined,
): Promise<InstrumentWithAvailability | undefined> {
  const all = await listAvailability(ctx, priced)
  return all.find((each) => each.code === code && each.paymentMethod === method)
}
