import type { InputOf } from '#core/kernel/endpoint.ts'
import type { inschoolApi } from '#core/modules/inschool/api.ts'
import { inschoolErrors as errors } from '#core/modules/inschool/errors.ts'
import { OFFLINE_GRACE_MINUTES } from '#core/modules/inschool/in-school.ts'
import { PupilId } from '#core/modules/inschool/session.ts'
import { windowOf } from '#core/modules/papers/paper-kind.ts'
import { startForPupil } from '#server/modules/attempts/index.ts'
import { takeEverywhere } from '#server/platform/access/limits.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findOpenCode } from './find-session.ts'
import { countPupils, findPupilByRoll, insertPupil, lockSession, updateTicket, type Pupil, type SchoolSession } from './store.ts' // prettier-ignore
import { hashOf, isSameHash, newTicket, pinHashOf } from './ticket.ts'

type JoinInput = InputOf<typeof inschoolApi.join>

const JOINS = { calls: 120, perSeconds: 60 }
const PINS = { calls: 20, perSeconds: 3_600 }

/**
 * A class and roll number joins once. With the coordinator's PIN the same pupil goes on with another device. Throws NO_SUCH_SESSION,
 * RATE_LIMIT_EXCEEDED, SESSION_NOT_OPEN, SESSION_IS_FULL, PUPIL_HAS_JOINED and WRONG_PIN.
 */
export async function join(ctx: Ctx, { code, name, className, roll, pin }: JoinInput, address: string) {
  const session = await findOpenCode(ctx, code, address)
  ctx.limiter.take(`inschool join ${session.id}`, JOINS)
  if (pin !== undefined) await checkPin(ctx, session, pin)
  const ticket = newTicket()
  return ctx.db.transaction().execute(async (tx) => {
    await lockSession(tx, session.id)
    const before = await findPupilByRoll(tx, { sessionId: session.id, className, roll })
    if (before) return { ...(await goOn(tx, before, { hasPin: pin !== undefined, ticket })), ticket }
    if (windowOf(session, ctx.now()) !== 'OPEN') throw errors.SESSION_NOT_OPEN()
    if ((await countPupils(tx, session.id)) >= session.maxPupils) throw errors.SESSION_IS_FULL()
    const pupilId = PupilId.parse(ctx.newId('pup'))
    const graceMinutes = OFFLINE_GRACE_MINUTES
    const attemptId = await startForPupil(ctx, tx, { pupilId, paperId: session.paperId, graceMinutes })
    const place = { sessionId: session.id, className, roll }
    await insertPupil(tx, { ...place, id: pupilId, alias: name, ticketHash: hashOf(ticket), attemptId, joinedAt: ctx.now() }) // prettier-ignore
    return { pupilId, attemptId, ticket }
  })
}

async function goOn(tx: Tx, { id, attemptId }: Pupil, device: { readonly hasPin: boolean; readonly ticket: string }) {
  if (!device.hasPin) throw errors.PUPIL_HAS_JOINED()
  await updateTicket(tx, id, hashOf(device.ticket))
  return { pupilId: PupilId.parse(id), attemptId }
}

/** Every try counts, right or wrong, for all who have the code: four digits are not many. */
async function checkPin(ctx: Ctx, { id, code, pinHash }: SchoolSession, pin: string): Promise<void> {
  await takeEverywhere(ctx, `inschool pin ${id}`, PINS)
  if (!isSameHash(pinHashOf(ctx, code, pin), pinHash)) throw errors.WRONG_PIN()
}
