import { randomBytes } from 'node:crypto'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { joinErrors as errors } from '#core/modules/classroom/errors.ts'
import { identityOf, shortName } from '#core/modules/classroom/room/identity.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import { mayConsentFor } from '#server/modules/consent/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { lessonEntry } from '../ai/lesson-entry.ts'
import { lessonPreparation } from '../points/lesson-preparation.ts'
import { markOpen } from '../attendance/store-attendance.ts'
import { openToAudience } from '../broadcast/run-broadcast.ts'
import { watchEntry } from '../broadcast/watch-entry.ts'
import { findClass, findPlace, refusalError } from './find-class.ts'
import { mayLearnerTakePart } from './taking-part.ts'
import { enterRoom } from './reach-room.ts'
import { lockPlaces, takeSeat, type Seat } from './store-seats.ts'

interface JoinAsk {
  readonly id: string
}

/**
 * In the room, silent to begin with unless the teacher has let the learner speak; or, when the room is full, with the broadcast
 * and without a token for the room; or in a lesson led by AI, which has no room. Throws why the learner cannot enter.
 */
export async function joinClass(ctx: Ctx, { id }: JoinAsk, call: LearnerCall) {
  const { learnerId } = call
  const found = await findClass(ctx, id, call)
  const refusal = await refusalError(ctx, found)
  if (refusal) throw refusal
  const learner = await call.readLearner()
  if (!learner) throw commonErrors.NOT_FOUND_ERROR()
  const visit = randomBytes(15).toString('base64url')
  const place = { sessionId: id, learnerId, visit }
  const take = hasRoom(found.session.kind) ? takePlace : takeLessonPlace
  const seat = await take(ctx, place)
  if (seat.removedAt !== null) throw errors.REMOVED_FROM_CLASS()
  const { status } = found.session
  const standing = { status: status === 'SCHEDULED' ? 'OPEN' : status, visit } as const
  if (seat.mode === 'AI') return { ...lessonEntry(ctx, found.session), ...standing, isHandUp: false, maySpeak: false }
  if (seat.mode === 'HLS') {
    await markOpen(ctx.db, id)
    return { ...watchEntry(ctx, found.session, visit), ...standing, isHandUp: false, maySpeak: false }
  }
  const maySpeak = seat.maySpeak && (await mayLearnerTakePart(ctx, learner, 'LIVE_AV'))
  const entry = await enterRoom(ctx, found.session, {
    identity: identityOf(id, learnerId),
    displayName: shortName(learner.firstName, learner.lastName),
    role: 'LEARNER',
    mayPublish: { audio: maySpeak, video: maySpeak, screen: false },
    isHidden: false,
  })
  await markOpen(ctx.db, id)
  return { ...entry, ...standing, isHandUp: seat.handAt !== null, maySpeak }
}

/** Throws LESSON_NOT_READY. */
function takeLessonPlace(ctx: Ctx, place: NewPlace): Promise<Seat> {
  return inTransaction(ctx.db, async (tx) => {
    if (!(await lessonPreparation.only(ctx)(ctx, tx, place.sessionId))) throw errors.LESSON_NOT_READY()
    await markOpen(tx, place.sessionId)
    return takeSeat(tx, { ...place, mode: 'AI', now: ctx.now() })
  })
}

interface NewPlace {
  readonly sessionId: string
  readonly learnerId: string
  readonly visit: string
}

/** Throws CLASS_FULL when all places were taken since the class was looked at. */
function takePlace(ctx: Ctx, place: NewPlace): Promise<Seat> {
  return inTransaction(ctx.db, async (tx) => {
    await lockPlaces(tx, place.sessionId)
    const mode = await findPlace(ctx, tx, place)
    if (mode === undefined) throw errors.CLASS_FULL()
    if (mode === 'HLS') await openToAudience(ctx, tx, place.sessionId)
    return takeSeat(tx, { ...place, mode, now: ctx.now() })
  })
}

/**
 * A parent of a child: unseen, mute, and under a name of their own; a class with an audience they watch as the audience does.
 * Throws FORBIDDEN_ERROR for anybody else.
 */
export async function listenToClass(ctx: Ctx, { id }: JoinAsk, call: LearnerCall) {
  const { actor, learnerId } = call
  if (!(await mayListen(ctx, call))) {
    await audit(ctx, ctx.db, { actor, action: 'listen to a class', subject: learnerId })
    throw commonErrors.FORBIDDEN_ERROR()
  }
  const found = await findClass(ctx, id, call)
  const refusal = await refusalError(ctx, found)
  if (refusal) throw refusal
  if (!hasRoom(found.session.kind)) throw errors.LESSON_HAS_NO_SOUND()
  if (found.session.hasAudience) return watchEntry(ctx, found.session)
  return enterRoom(ctx, found.session, {
    identity: identityOf(id, actor.accountId),
    displayName: '',
    role: 'OBSERVER',
    mayPublish: { audio: false, video: false, screen: false },
    isHidden: true,
  })
}

/** An adult learner is not listened to. */
export async function mayListen(ctx: Ctx, { actor, learnerId, readLearner }: LearnerCall): Promise<boolean> {
  const learner = await readLearner()
  if (!learner) return false
  const standing = standingOf(learner, ctx.now())
  return standing !== 'ADULT' && mayConsentFor(ctx.db, actor.accountId, { learnerId, standing })
}
