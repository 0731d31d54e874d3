// How often codes may be sent and guessed: learning reference, section 12. Counted in the database, so it holds across
// processes, restarts, every login path and every spelling of a number; and it fails closed: no database, no code.
import { createHmac } from 'node:crypto'
import type { Ctx } from '#server/platform/context.ts'
import { refuseBeyond, tallies, type LimitCheck } from '#server/platform/access/limits.ts'
import { networkOf } from '#server/platform/access/network.ts'

const TEN_MINUTES = 600
const HOUR = 3_600
const DAY = 24 * HOUR

interface Limit extends LimitCheck {
  readonly most: number
  /** The count that is subtracted, in the same window. */
  readonly less?: string
}

/** The largest number of messages we pay for in a day, over all requesters. */
const GLOBAL_SENDS_A_DAY = 50_000

type Tools = Pick<Ctx, 'db' | 'now' | 'settings'>

interface CodeRequest {
  readonly to: string
  readonly address: string
  readonly device: string
  /** Where a code of this number or address was answered right before: in this browser or account, or in this network. */
  readonly knownBy: 'BROWSER' | 'NETWORK' | undefined
}

/**
 * A refused one is not counted: asking in vain must not bring the day's limit nearer. A browser and a network that are known to
 * the number have counts of their own, and of the others no network gets all: strangers who ask for codes cannot keep the
 * family out. Inside a transaction the counts are taken back with it.
 */
export async function countSend(tools: Tools, from: CodeRequest): Promise<void> {
  const limits: readonly Limit[] = [
    ...limitsOfNumber(tools, from),
    ...limitsOfPlace(`address ${from.address}`, { tenMinutes: 60, day: 200, hour: 300 }),
    ...limitsOfPlace(`device ${from.device}`, { tenMinutes: 10, day: 30, hour: 60 }),
    { subject: `otp-send network ${networkOf(from.address)}`, perSeconds: HOUR, most: 600 },
    { subject: 'otp-send all', perSeconds: DAY, most: GLOBAL_SENDS_A_DAY },
  ]
  await count(
    tools,
    limits.map((limit) => ({ ...limit, most: limit.most - 1, add: 0 })),
  )
  await count(tools, limits)
}

/**
 * A school, an office or a carrier's customers share one address, and the parents at a centre its tablet. They answer their codes;
 * somebody who has codes sent to strangers cannot. So few may be left unanswered, and of those that are answered there may be many.
 */
function limitsOfPlace(
  place: string,
  most: { readonly tenMinutes: number; readonly day: number; readonly hour: number },
): Limit[] {
  const unanswered = { subject: `otp-send ${place}`, less: `otp-answered ${place}` }
  return [
    { ...unanswered, perSeconds: TEN_MINUTES, most: most.tenMinutes },
    { ...unanswered, perSeconds: DAY, most: most.day },
    { subject: `otp-send ${place}`, perSeconds: HOUR, most: most.hour },
  ]
}

/** A code that was answered here does not count as one that was left unanswered. */
export async function countAnswer(
  tools: Tools,
  { address, device }: Pick<CodeRequest, 'address' | 'device'>,
): Promise<void> {
  const places = [`address ${address}`, `device ${device}`]
  const windows = [TEN_MINUTES, DAY]
  await tallies(
    tools,
    places.flatMap((place) => windows.map((perSeconds) => ({ subject: `otp-answered ${place}`, perSeconds }))),
  )
}

function limitsOfNumber(tools: Tools, from: CodeRequest): Limit[] {
  const upTo = (subject: string, anHour: number, aDay: number): Limit[] => [
    { subject: `otp-send ${subject}`, perSeconds: HOUR, most: anHour },
    { subject: `otp-send ${subject}`, perSeconds: DAY, most: aDay },
  ]
  if (from.knownBy) return upTo(placeOf(tools, from), 5, 10)
  return [...upTo(hashOfNumber(tools, from.to), 5, 10), ...upTo(placeOf(tools, from), 4, 7)]
}

/** A call rings, so few are made to one number, wherever they are asked for. Inside a transaction the count is taken back with it. */
export async function countCall(tools: Tools, from: CodeRequest): Promise<void> {
  const subject = `otp-call ${hashOfNumber(tools, from.to)}`
  await count(tools, [
    { subject, perSeconds: HOUR, most: 2 },
    { subject, perSeconds: DAY, most: 4 },
  ])
}

const WRONG_CODES_AN_HOUR = 10

/**
 * Wrong codes of one number or address that come from one network, over all its codes. Past the limit even the right one is
 * refused there until the hour is over. Elsewhere it is taken: guessing from many networks is limited by the codes that are
 * sent, three tries for each. A browser that is known to the number is counted by itself.
 */
export async function countWrongCode(tools: Tools, from: CodeRequest): Promise<void> {
  await count(tools, [{ subject: `otp-wrong ${placeOf(tools, from)}`, perSeconds: HOUR, most: WRONG_CODES_AN_HOUR }])
}

export async function refuseWhenLocked(tools: Tools, from: CodeRequest): Promise<void> {
  const subject = `otp-wrong ${placeOf(tools, from)}`
  await count(tools, [{ subject, perSeconds: HOUR, most: WRONG_CODES_AN_HOUR - 1, add: 0 }])
}

/** The number in this browser, when it is known, or in this network. */
function placeOf(tools: Tools, from: CodeRequest): string {
  const place = from.knownBy === 'BROWSER' ? `in ${from.device}` : `from ${networkOf(from.address)}`
  return `${hashOfNumber(tools, from.to)} ${place}`
}

/** Names nobody: counts of a number or an address outlive its erasure by two days, and known browsers its change by a year. */
export function hashOfNumber({ settings }: Pick<Tools, 'settings'>, to: string): string {
  return createHmac('sha256', settings.secret).update(`tally ${to}`).digest('base64url').slice(0, 22)
}

async function count(tools: Tools, limits: readonly Limit[]): Promise<void> {
  const subtracted = limits.flatMap(({ less, perSeconds }) =>
    less === undefined ? [] : [{ subject: less, perSeconds, add: 0 as const }],
  )
  const counted = await tallies(tools, [...limits, ...subtracted])
  const countOf = (subject: string | undefined, perSeconds: number) =>
    counted[[...limits, ...subtracted].findIndex((each) => each.subject === subject && each.perSeconds === perSeconds)]
      ?.count ?? 0
  const left = limits.flatMap(({ less, perSeconds }, i) => {
    const tally = counted[i]
    return tally ? { ...tally, count: tally.count - countOf(less, perSeconds) } : []
  })
  refuseBeyond(
    left,
    limits.map(({ most }) => most),
  )
}
