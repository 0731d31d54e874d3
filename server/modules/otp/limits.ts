// How often codes may be sent and guessed: learning reference, section 12. Counted in the database, so it holds across
// processes, restarts, every login path and every spelling of a number; and it fails closed: no database, no code.
import type { Ctx } from '#server/platform/context.ts'
import { tallies, tooMany, type Counted } from '#server/platform/access/limits.ts'

const TEN_MINUTES = 600
const HOUR = 3_600
const DAY = 24 * HOUR

interface Limit extends Counted {
  readonly most: number
}

/** What we spend on messages in a day at most, whoever asks. */
const GLOBAL_SENDS_A_DAY = 50_000

/** A refused one is not counted: asking in vain must not bring the day's limit nearer. */
export async function countSend(ctx: Ctx, from: { to: string; address: string; device: string }): Promise<void> {
  const limits: readonly Limit[] = [
    { subject: `otp-send ${from.to}`, perSeconds: HOUR, most: 5 },
    { subject: `otp-send ${from.to}`, perSeconds: DAY, most: 10 },
    { subject: `otp-send address ${from.address}`, perSeconds: TEN_MINUTES, most: 10 },
    { subject: `otp-send address ${from.address}`, perSeconds: DAY, most: 30 },
    { subject: `otp-send device ${from.device}`, perSeconds: TEN_MINUTES, most: 10 },
    { subject: `otp-send device ${from.device}`, perSeconds: DAY, most: 30 },
    { subject: `otp-send network ${networkOf(from.address)}`, perSeconds: HOUR, most: 200 },
    { subject: 'otp-send all', perSeconds: DAY, most: GLOBAL_SENDS_A_DAY },
  ]
  await count(
    ctx,
    limits.map((limit) => ({ ...limit, most: limit.most - 1, add: 0 })),
  )
  await count(ctx, limits)
}

const WRONG_CODES_AN_HOUR = 10

/** Wrong codes of one number or address, over all its codes. Past the limit even the right one is refused until the hour is over. */
export async function countWrongCode(ctx: Ctx, to: string): Promise<void> {
  await count(ctx, [{ subject: `otp-wrong ${to}`, perSeconds: HOUR, most: WRONG_CODES_AN_HOUR }])
}

export async function refuseWhenLocked(ctx: Ctx, to: string): Promise<void> {
  await count(ctx, [{ subject: `otp-wrong ${to}`, perSeconds: HOUR, most: WRONG_CODES_AN_HOUR - 1, add: 0 }])
}

async function count(ctx: Ctx, limits: readonly Limit[]): Promise<void> {
  const counted = await tallies(ctx, limits)
  const waits = limits.flatMap(({ most }, i) => {
    const tally = counted[i]
    return tally && tally.count > most ? [tally.secondsLeft] : []
  })
  if (waits.length > 0) throw tooMany(Math.max(...waits))
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.')
}
