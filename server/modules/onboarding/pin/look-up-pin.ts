// City and state of a PIN code. Our own tables answer; the postal service is asked for towns at night, about codes and never
// about families: decision L-76.
import { z } from 'zod'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { PinPlace } from '#core/modules/onboarding/onboarding.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { stateNames } from '#core/taxonomy/pin-code.ts'
import { statesOfPin } from '#core/taxonomy/state-of-pin.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { findPin, findPinDistrict, listPinsToAsk, updatePin, wantPin } from './store.ts'

/** Throws PIN_NOT_FOUND for a code that begins nowhere. */
export async function lookUpPin(ctx: Ctx, pinCode: string): Promise<PinPlace> {
  const [state, ...otherStates] = statesOfPin(pinCode).map((code) => ({ stateCode: code, stateName: stateNames[code] }))
  const [known, district] = await Promise.all([findPin(ctx.db, pinCode), findPinDistrict(ctx.db, pinCode)])
  const city = known?.city ?? district?.city
  if (!state || !city) throw errors.PIN_NOT_FOUND()
  if (!known) await wantPin(ctx.db, pinCode, ctx.now())
  return {
    pinCode,
    city,
    ...state,
    otherStates,
    district: known?.district ?? null,
    postOffices: [...(known?.postOffices ?? [])],
  }
}

const A_NIGHT = 300
/** Post offices move seldom. */
const GOOD_FOR = 90 * DAY

export const refreshPinsJob = job({
  name: 'onboarding.refresh-pins',
  payload: z.unknown(),
  cron: '45 20 * * *', // 02:15 IST
  // One after the other: it is a public service. When it is away the rest waits for another night.
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'onboarding.refresh-pins',
      list: () => listPinsToAsk(ctx.db, later(ctx.now(), -GOOD_FOR), A_NIGHT),
      idOf: (pin) => pin,
      work: (pin) => refreshPin(ctx, pin),
      isForAll: (fault) => fault instanceof PostalServiceAway,
    }),
})

class PostalServiceAway extends Error {}

async function refreshPin(ctx: Ctx, pin: string): Promise<void> {
  const place = await ctx.postal.find(pin).catch((cause: Error) => {
    throw new PostalServiceAway(cause.message, { cause })
  })
  await updatePin(ctx.db, pin, place, ctx.now())
}
