// Joins and wrong PINs of a test in school are counted by device: nobody can lock the class out. Devices that the test does not
// know share what their network is given; those that have opened or joined it do not need it.
import { MINUTE, HOUR, DAY, SECOND } from '#core/kernel/time.ts'
import { inschoolErrors as errors } from '#core/modules/inschool/errors.ts'
import { refuseBeyond, tallies, tooMany, type LimitCheck } from '#server/platform/access/limits.ts'
import { networkOf } from '#server/platform/access/network.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { SchoolSession } from './store.ts'
import { isSameHash, pinHashOf } from './ticket.ts'

/** Where a call comes from. */
export interface Origin {
  readonly address: string
  /** The browser's own mark. A new one for each call of a program that keeps no cookies. */
  readonly device: () => string
}

/** New pupils on one device: several may share a tablet, one after another. */
const PUPILS = { most: 12, perSeconds: (10 * MINUTE) / SECOND }
/** New pupils on all devices of one network that have not opened the test before. */
const STRANGERS = { most: 120, perSeconds: MINUTE / SECOND }
const AN_HOUR = HOUR / SECOND
const WRONG_PINS = { device: 20, network: 100, session: 300 }

/** The device has opened the test, or has joined it. */
export async function noteDevice(ctx: Ctx, session: SchoolSession, { device }: Origin, what: 'opened' | 'joined' = 'opened'): Promise<void> {
  await tallies(ctx, [known(session, device(), what)])
} // prettier-ignore

function known({ id }: SchoolSession, device: string, what: 'opened' | 'joined'): LimitCheck {
  return { subject: `inschool ${what} ${id} ${device}`, perSeconds: DAY / SECOND }
}

/** Counts one new pupil. Throws RATE_LIMIT_EXCEEDED. */
export async function countJoin(ctx: Ctx, session: SchoolSession, { address, device }: Origin): Promise<void> {
  const [opened] = await tallies(ctx, [{ ...known(session, device(), 'opened'), add: 0 }])
  const isKnown = opened !== undefined && opened.count > 0
  const [who, rule] = isKnown ? [device(), PUPILS] : [networkOf(address), STRANGERS]
  const { most, perSeconds } = rule
  refuseBeyond(await tallies(ctx, [{ subject: `inschool join ${placeOf(session)} ${who}`, perSeconds }]), [most])
} // prettier-ignore

/** A right PIN is never counted. Throws WRONG_PIN and RATE_LIMIT_EXCEEDED. */
export async function checkPin(ctx: Ctx, session: SchoolSession, origin: Origin, pin: string): Promise<void> {
  const isRight = await ctx.db.transaction().execute(async (tx) => {
    const counted = await readWrongPins({ ...ctx, db: tx }, session, origin)
    if (isSameHash(pinHashOf(ctx, session.code, pin), session.pinHash)) return true
    await tallies({ ...ctx, db: tx }, counted)
    return false
  })
  if (!isRight) throw errors.WRONG_PIN()
}

/**
 * Answers what a wrong PIN is added to. It also locks these counts until the transaction ends, so that guesses made at once are compared
 * one after another. Throws RATE_LIMIT_EXCEEDED.
 */
async function readWrongPins(ctx: Ctx, session: SchoolSession, { address, device }: Origin): Promise<LimitCheck[]> {
  const counted = [device(), `network ${networkOf(address)}`, 'all'].map((who) => ({ subject: `inschool wrong pin ${placeOf(session)} ${who}`, perSeconds: AN_HOUR }))
  const [own, network, all, joined] = await tallies(ctx, [...counted, known(session, device(), 'joined')].map((each) => ({ ...each, add: 0 as const })))
  if (!own || !network || !all || !joined) throw new Error('each of the counts was asked for')
  const isStranger = joined.count === 0
  if (own.count >= WRONG_PINS.device) throw tooMany(own.secondsLeft)
  if (isStranger && network.count >= WRONG_PINS.network) throw tooMany(network.secondsLeft)
  if ((isStranger || own.count > 0) && all.count >= WRONG_PINS.session) throw tooMany(all.secondsLeft)
  return counted
} // prettier-ignore

/** With an edition: staff lift the locks by a new one. */
function placeOf({ id, lockEdition }: SchoolSession): string {
  return `${id} ${lockEdition}`
}
