import type { InputOf } from '#core/kernel/endpoint.ts'
import type { inschoolApi } from '#core/modules/inschool/api.ts'
import { inschoolErrors as errors } from '#core/modules/inschool/errors.ts'
import { OFFLINE_GRACE_MINUTES } from '#core/modules/inschool/in-school.ts'
import { PupilId } from '#core/modules/inschool/session.ts'
import { windowOf } from '#core/modules/papers/paper-kind.ts'
import { startForPupil } from '#server/modules/attempts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findOpenCode } from './find-session.ts'
import { checkPin, countJoin, noteDevice, type Origin } from './join-limits.ts'
import { countPupils, findPupilByRoll, insertPupil, lockSession, updateTicket, type Pupil } from './store.ts' // prettier-ignore
import { hashOf, newTicket } from './ticket.ts'

type JoinInput = InputOf<typeof inschoolApi.join>

/** No test has more pupils, with a PIN either. */
const MOST_PUPILS = 500

/**
 * A class and roll number joins once. With the coordinator's PIN the same pupil goes on with another device, and a new one joins where all
 * places are taken or too many have joined. Throws NO_SUCH_SESSION, RATE_LIMIT_EXCEEDED, SESSION_NOT_OPEN, SESSION_IS_FULL, PUPIL_HAS_JOINED
 * and WRONG_PIN.
 */
export async function join(ctx: Ctx, { code, name, className, roll, pin }: JoinInput, origin: Origin) {
  const session = await findOpenCode(ctx, code, origin.address)
  const hasPin = pin !== undefined
  if (hasPin) await checkPin(ctx, session, origin, pin)
  else await countJoin(ctx, session, origin)
  const ticket = newTicket()
  const joined = await ctx.db.transaction().execute(async (tx) => {
    await lockSession(tx, session.id)
    const before = await findPupilByRoll(tx, { sessionId: session.id, className, roll })
    if (before) return goOn(tx, before, { hasPin, ticket })
    if (windowOf(session, ctx.now()) !== 'OPEN') throw errors.SESSION_NOT_OPEN()
    if ((await countPupils(tx, session.id)) >= (hasPin ? MOST_PUPILS : session.maxPupils)) throw errors.SESSION_IS_FULL()
    const pupilId = PupilId.parse(ctx.newId('pup'))
    const graceMinutes = OFFLINE_GRACE_MINUTES
    const attemptId = await startForPupil(ctx, tx, { pupilId, paperId: session.paperId, graceMinutes })
    const place = { sessionId: session.id, className, roll }
    await insertPupil(tx, { ...place, id: pupilId, alias: name, ticketHash: hashOf(ticket), attemptId, joinedAt: ctx.now() })
    return { pupilId, attemptId }
  })
  await noteDevice(ctx, session, origin, 'joined')
  return { ...joined, ticket }
} // prettier-ignore

async function goOn(tx: Tx, { id, attemptId }: Pupil, device: { readonly hasPin: boolean; readonly ticket: string }) {
  if (!device.hasPin) throw errors.PUPIL_HAS_JOINED()
  await updateTicket(tx, id, hashOf(device.ticket))
  return { pupilId: PupilId.parse(id), attemptId }
}
