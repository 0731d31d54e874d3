// Stops codes to numbers with the same beginning when hardly any is answered. Only strangers are refused: a browser or network
// that has answered a code of the number before is served, and so are all other beginnings.
import { COUNTED_FOR, looksPumped, prefixOf, STOP_LASTS, TIME_TO_ANSWER } from '#core/modules/otp/code-stops.ts'
import { otpErrors as errors } from '#core/modules/otp/errors.ts'
import { later, toInstant, type Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { addToPrefix, countPrefix, findLastStop, insertStop, lockPrefix } from './store-stops.ts'

/** Throws CODES_PAUSED. The stop itself stays when the caller's work is rolled back: it is written in a transaction of its own. */
export async function refuseStoppedPrefix(ctx: Ctx, phone: string): Promise<void> {
  const prefix = prefixOf(phone)
  if (await isPumped(ctx, prefix)) await stop(ctx, prefix)
  const last = await findLastStop(ctx.db, prefix)
  if (last && last.endsAt > ctx.now()) throw errors.CODES_PAUSED()
}

/** A code has left for this number. One that its vendor refused is not counted: nobody could answer it. */
export async function countSentCode(ctx: Ctx, phone: string, sentAt: Instant): Promise<void> {
  await addToPrefix(ctx.db, { prefix: prefixOf(phone), sentAt, what: 'sent' })
}

export async function countAnsweredCode(ctx: Ctx, phone: string, sentAt: Instant): Promise<void> {
  await addToPrefix(ctx.db, { prefix: prefixOf(phone), sentAt, what: 'answered' })
}

/** Only codes after the last stop count, so that one that was lifted does not come back for the same codes. */
async function isPumped(ctx: Ctx, prefix: string): Promise<boolean> {
  const last = await findLastStop(ctx.db, prefix)
  return last !== undefined && last.endsAt > ctx.now() ? false : looksPumped(await count(ctx, prefix, last?.endsAt))
}

function count(ctx: Ctx, prefix: string, lastEnd: Instant | undefined) {
  const from = later(ctx.now(), -COUNTED_FOR)
  const till = later(ctx.now(), -TIME_TO_ANSWER)
  return countPrefix(ctx.db, { prefix, from: toInstant(Math.max(from, lastEnd ?? 0)), till })
}

/** However many find it out at the same time, there is one stop. */
async function stop(ctx: Ctx, prefix: string): Promise<void> {
  const isNew = await ctx.db.transaction().execute(async (tx) => {
    await lockPrefix(tx, prefix)
    const last = await findLastStop(tx, prefix)
    if (last && last.endsAt > ctx.now()) return false
    const counted = await count({ ...ctx, db: tx }, prefix, last?.endsAt)
    if (!looksPumped(counted)) return false
    const stopped = { id: ctx.newId('cst'), prefix, stoppedAt: ctx.now(), endsAt: later(ctx.now(), STOP_LASTS) }
    await insertStop(tx, { ...stopped, ...counted })
    return true
  })
  if (isNew) ctx.metrics.count('code_stops', {})
}
