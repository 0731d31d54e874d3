// A session by its code. Whole schools share one address, so wrong codes are counted by address, and joins by code.
import { HOUR, SECOND, DAY } from '#core/kernel/time.ts'
import { inschoolErrors as errors } from '#core/modules/inschool/errors.ts'
import { refuseBeyond, tallies, tooMany } from '#server/platform/access/limits.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findSession, type SchoolSession } from './store.ts'

const MOST_WRONG = 20
const AN_HOUR = HOUR / SECOND
const A_DAY = DAY / SECOND

/**
 * An address that has tried twenty wrong codes within an hour is refused, but for a session that it has opened before: the class
 * goes on. Throws NO_SUCH_SESSION and RATE_LIMIT_EXCEEDED.
 */
export async function findOpenCode(ctx: Ctx, code: string, address: string): Promise<SchoolSession> {
  const session = await findSession(ctx.db, code)
  const wrong = { subject: `inschool wrong code ${address}`, perSeconds: AN_HOUR }
  if (!session) {
    refuseBeyond(await tallies(ctx, [wrong]), [MOST_WRONG])
    throw errors.NO_SUCH_SESSION()
  }
  const open = { subject: `inschool open ${session.id} ${address}`, perSeconds: A_DAY }
  const [failed, opened] = await tallies(ctx, [{ ...wrong, add: 0 }, { ...open, add: 0 }]) // prettier-ignore
  if (failed && failed.count >= MOST_WRONG && opened?.count === 0) throw tooMany(failed.secondsLeft)
  if (opened?.count === 0) await tallies(ctx, [open])
  return session
}
