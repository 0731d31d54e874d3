import { commonErrors } from '#core/kernel/common-errors.ts'
import { inschoolErrors as errors } from '#core/modules/inschool/errors.ts'
import { isOver, mustNote } from '#core/modules/inschool/in-school.ts'
import { findAttempt, type Attempt } from '#server/modules/attempts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findOpenCode } from './find-session.ts'
import { findPupil, updateHeard, type Pupil, type SchoolSession } from './store.ts'
import { hashOf } from './ticket.ts'

export interface PupilCall {
  readonly session: SchoolSession
  readonly pupil: Pupil
  readonly attempt: Attempt
}

interface TicketInput {
  readonly code: string
  readonly ticket: string
}

/** One pupil on one device: the limits of a test count by pupil, since the whole class shares an address. */
const CALLS = { calls: 240, perSeconds: 60 }

/** Throws NO_SUCH_SESSION, NOT_YOUR_TURN and RATE_LIMIT_EXCEEDED. */
export async function requirePupil(ctx: Ctx, { code, ticket }: TicketInput, address: string): Promise<PupilCall> {
  const session = await findOpenCode(ctx, code, address)
  const pupil = await findPupil(ctx.db, { sessionId: session.id, ticketHash: hashOf(ticket) })
  if (!pupil) throw errors.NOT_YOUR_TURN()
  ctx.limiter.take(`inschool pupil ${pupil.id}`, CALLS)
  const attempt = await findAttempt(ctx.db, pupil.attemptId)
  if (!attempt) throw commonErrors.NOT_FOUND_ERROR()
  const [now, { expiresAt }] = [ctx.now(), attempt]
  if (mustNote({ ...pupil, expiresAt }, now))
    await updateHeard(ctx.db, pupil.id, { now, isOver: isOver(expiresAt, now) })
  return { session, pupil, attempt }
}
