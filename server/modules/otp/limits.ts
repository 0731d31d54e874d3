// How often codes may be sent and guessed: learning reference, section 12. Counted in the database, so it holds across
// processes, restarts, every login path and every spelling of a number; and it fails closed: no database, no code.
import { createHmac } from 'node:crypto'
import type { Ctx } from '#server/platform/context.ts'
import { networkOf, tallies, tooMany, type LimitCheck } from '#server/platform/access/limits.ts'

const TEN_MINUTES = 600
const HOUR = 3_600
const DAY = 24 * HOUR

interface Limit extends LimitCheck {
  readonly most: number
}

/** The largest number of messages we pay for in a day, over all requesters. */
const GLOBAL_SENDS_A_DAY = 50_000

type Tools = Pick<Ctx, 'db' | 'now' | 'settings'>

interface CodeRequest {
  readonly to: string
  readonly address: string
  readonly device: string
  /** A code of this number or address was answered right in this browser. */
  readonly isKnown: boolean
}

/**
 * A refused one is not counted: asking in vain must not bring the day's limit nearer. A browser that is known to the number
 * has counts of its own: strangers who ask for codes cannot keep the family out of it. Inside a transaction the counts are
 * taken back with it.
 */
export async function countSend(tools: Tools, from: CodeRequest): Promise<void> {
  const number = numberOf(tools, from)
  const limits: readonly Limit[] = [
    { subject: `otp-send ${number}`, perSeconds: HOUR, most: 5 },
    { subject: `otp-send ${number}`, perSeconds: DAY, most: 10 },
    { subject: `otp-send address ${from.address}`, perSeconds: TEN_MINUTES, most: 10 },
    { subject: `otp-send address ${from.address}`, perSeconds: DAY, most: 30 },
    { subject: `otp-send device ${from.device}`, perSeconds: TEN_MINUTES, most: 10 },
    { subject: `otp-send device ${from.device}`, perSeconds: DAY, most: 30 },
    { subject: `otp-send network ${networkOf(from.address)}`, perSeconds: HOUR, most: 200 },
    { subject: 'otp-send all', perSeconds: DAY, most: GLOBAL_SENDS_A_DAY },
  ]
  await count(
    tools,
    limits.map((limit) => ({ ...limit, most: limit.most - 1, add: 0 })),
  )
  await count(tools, limits)
}

const WRONG_CODES_AN_HOUR = 10

/**
 * Wrong codes of one number or address, over all its codes. Past the limit even the right one is refused until the hour is
 * over, except in a browser that is known to the number: its wrong codes are counted by themselves.
 */
export async function countWrongCode(tools: Tools, from: Omit<CodeRequest, 'address'>): Promise<void> {
  await count(tools, [{ subject: `otp-wrong ${numberOf(tools, from)}`, perSeconds: HOUR, most: WRONG_CODES_AN_HOUR }])
}

export async function refuseWhenLocked(tools: Tools, from: Omit<CodeRequest, 'address'>): Promise<void> {
  const subject = `otp-wrong ${numberOf(tools, from)}`
  await count(tools, [{ subject, perSeconds: HOUR, most: WRONG_CODES_AN_HOUR - 1, add: 0 }])
}

/** Counts outlive an erasure by two days: they must not name anybody. */
function numberOf({ settings }: Tools, { to, device, isKnown }: Omit<CodeRequest, 'address'>): string {
  const mark = createHmac('sha256', settings.secret).update(`tally ${to}`).digest('base64url').slice(0, 22)
  return isKnown ? `${mark} in ${device}` : mark
}

async function count(tools: Tools, limits: readonly Limit[]): Promise<void> {
  const counted = await tallies(tools, limits)
  const waits = limits.flatMap(({ most }, i) => {
    const tally = counted[i]
    return tally && tally.count > most ? [tally.secondsLeft] : []
  })
  if (waits.length > 0) throw tooMany(Math.max(...waits))
}
