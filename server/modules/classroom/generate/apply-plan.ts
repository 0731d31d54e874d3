// Writes the plan of one batch. A session that other batches share goes on for them: this batch gets one of its own.
import type { NewOccurrence, SessionPlan } from '#core/modules/classroom/plan-sessions.ts'
import { cancelReminders } from '#server/modules/notices/index.ts'
import { listBatchesOf } from '../store-sessions.ts'
import { deleteIfEmpty, insertCancelledCopy, insertPlacements, insertSessions, listShared, updateCancelled, updatePlacement, updateReminded, updateSessionTo, type Placement } from '../store-write.ts' // prettier-ignore
import { membersOf } from '../families/members.ts'
import { moveClassReminders } from '../families/remind.ts'
import { noteChange, type Generation } from './generation.ts'

type Change = SessionPlan['changed'][number]
type Cancellation = SessionPlan['cancelled'][number]

/** Answers those that were placed. */
export async function placeSessions(work: Generation, wanted: readonly NewOccurrence[]): Promise<Placement[]> {
  const { ctx, tx, batch, clashes, kind } = work
  const shared = await listShared(tx, wanted, kind)
  const fresh = wanted
    .filter(({ uid }) => !shared.has(uid))
    .map((each) => ({ ...each, id: ctx.newId('ses'), kind, isByHand: false }))
  const written = await insertSessions(tx, fresh, ctx.now())
  const idOf = new Map(fresh.filter(({ id }) => written.has(id)).map(({ uid, id }) => [uid, id]))
  // Another batch may have made the same session at the same moment.
  const late = await listShared(tx, fresh.filter(({ id }) => !written.has(id)), kind) // prettier-ignore
  const placements = wanted.flatMap((each) => {
    const sessionId = shared.get(each.uid) ?? idOf.get(each.uid) ?? late.get(each.uid)
    if (sessionId === undefined) clashes.push(each)
    return sessionId === undefined ? [] : [{ ...each, sessionId }]
  })
  await insertPlacements(tx, batch, placements)
  for (const { sessionId, startsAt } of placements) noteChange(work, { sessionId, kind: 'ADDED', startsAt })
  return placements
}

export async function changeSession(work: Generation, { session, to }: Change): Promise<void> {
  const { tx } = work
  const { uid, sessionId: oldId } = session
  const sessionId = await sessionFor(work, { session, to })
  if (sessionId === undefined) {
    work.clashes.push(to)
    return
  }
  await updatePlacement(tx, uid, { sessionId, slotStartsAt: to.startsAt })
  if (sessionId === oldId) await moveClassReminders(work.ctx, tx, sessionId, to.startsAt)
  else {
    await cancelReminders(tx, oldId, await membersOf(work.ctx, tx, [work.batch.id]))
    await updateReminded(tx, sessionId, null)
    await deleteIfEmpty(tx, oldId)
  }
  noteChange(work, { sessionId, ...changeOf({ session, to }), startsAt: to.startsAt })
}

/** The session at its new hour: one that exists, this one moved, or a new one. Undefined: the teacher is busy. */
async function sessionFor({ ctx, tx, kind }: Generation, { session, to }: Change): Promise<string | undefined> {
  const { uid, sessionId } = session
  const found = (await listShared(tx, [{ ...to, uid }], kind)).get(uid)
  if (found !== undefined) return found
  if ((await listBatchesOf(tx, sessionId)).length === 1)
    return (await updateSessionTo(tx, sessionId, to)) ? sessionId : undefined
  const id = ctx.newId('ses')
  const written = await insertSessions(tx, [{ ...to, id, kind, isByHand: false }], ctx.now())
  return written.has(id) ? id : undefined
}

function changeOf({ session, to }: Change) {
  if (session.status === 'CANCELLED') return { kind: 'RESTORED' as const }
  if (session.startsAt !== to.startsAt) return { kind: 'MOVED' as const, wasStartsAt: session.startsAt }
  return { kind: 'SUBSTITUTED' as const, wasTeacherId: session.teacherId }
}

export async function cancelSession(work: Generation, { session, closure }: Cancellation): Promise<void> {
  const { ctx, tx, batch } = work
  const { uid, slotStartsAt, startsAt } = session
  const isShared = (await listBatchesOf(tx, session.sessionId)).length > 1
  const sessionId = isShared ? ctx.newId('ses') : session.sessionId
  if (isShared) await insertCancelledCopy(tx, session.sessionId, sessionId, { reason: closure, now: ctx.now() })
  else await updateCancelled(tx, sessionId, closure)
  await updatePlacement(tx, uid, { sessionId, slotStartsAt })
  await cancelReminders(tx, session.sessionId, await membersOf(ctx, tx, [batch.id]))
  noteChange(work, { sessionId, kind: 'CANCELLED', startsAt, reason: closure })
}
