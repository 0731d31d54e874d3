import { standingOf, type Priced, type Standing } from '#core/modules/instruments/availability.ts'
import type { PaymentMethod } from '#core/modules/instruments/instrument.ts'
import type { Ctx } from '#server/platform/context.ts'
import { known } from './known.ts'
import type { Instrument } from './store.ts'

export interface StandingInstrument extends Instrument, Standing {}

/** Every instrument that is offered, in the order to show them, and whether it may be paid with now. */
export async function listStandings(ctx: Ctx, priced?: Priced): Promise<readonly StandingInstrument[]> {
  const { instruments, downtimes } = await known(ctx)
  const now = ctx.now()
  return instruments.map((each) => ({ ...each, ...standingOf(each, downtimes, priced, now) }))
}

/** Undefined for one that is not offered at all. */
export async function findStanding(
  ctx: Ctx,
  method: PaymentMethod,
  code: string,
  priced: Priced | undefined,
): Promise<StandingInstrument | undefined> {
  const all = await listStandings(ctx, priced)
  return all.find((each) => each.code === code && each.paymentMethod === method)
}
