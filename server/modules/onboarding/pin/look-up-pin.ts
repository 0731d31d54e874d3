// City and state of a PIN code. Our own table answers; the postal service is asked at night, about codes and never about
// families: decision L-76.
import { z } from 'zod'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { PinPlace } from '#core/modules/onboarding/onboarding.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { findPin, findPinDistrict, listPinsToAsk, updatePin, wantPin } from './store.ts'

/** Throws PIN_NOT_FOUND for a code that begins nowhere. */
export async function lookUpPin(ctx: Ctx, pinCode: string): Promise<PinPlace> {
  const [known, district] = await Promise.all([findPin(ctx.db, pinCode), findPinDistrict(ctx.db, pinCode)])
  if (!known && district) await wantPin(ctx.db, pinCode, ctx.now())
  const place = placeOf(known) ?? placeOf(district)
  if (!place) throw errors.PIN_NOT_FOUND()
  return { pinCode, ...place, district: known?.district ?? null, postOffices: [...(known?.postOffices ?? [])] }
}

/** Undefined until the postal service has been asked, or when it had nothing to say. */
function placeOf(row: { readonly city: string | null; readonly stateCode: string | null } | undefined) {
  const { city, stateCode } = row ?? {}
  if (!city || !stateCode || !isStateCode(stateCode)) return undefined
  return { city, stateCode, stateName: stateNames[stateCode] }
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
  const stateCode = place && stateCodeOf(place.state)
  await updatePin(ctx.db, pin, place && stateCode ? { ...place, stateCode } : undefined, ctx.now())
}

/** The code of a state by its name, as the postal service writes it. */
function stateCodeOf(name: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll('&', 'and').replace(/\s+/g, ' ').trim()
  return Object.entries(stateNames).find(([, known]) => plain(known) === plain(name))?.[0]
}
