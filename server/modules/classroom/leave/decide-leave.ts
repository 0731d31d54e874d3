// Staff decide a teacher's leave. It is approved together with a choice for each of its classes, or not at all.
import { classroomErrors, leaveErrors as errors } from '#core/modules/classroom/errors.ts'
import { LeaveDecided } from '#core/modules/classroom/events.ts'
import { staffLeaveApi as api, type LeaveChoice } from '#core/modules/classroom/teaching/leave-api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { later } from '#core/kernel/time.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, writeOne, writing } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { classes, classResource } from '../staff/resources.ts'
import type { TaughtSession } from '../store-sessions.ts'
import { lockTeachers } from '../store-write.ts'
import { listSubstitutes } from './find-substitutes.ts'
import { listAffected } from './leave-classes.ts'
import { insertLeaveClasses, lockLeave, updateLeave, type Leave } from './store-leave.ts'

const requests = tableStore(api.staffLeave, { table: 'classroom.leave_request', search: ['reason', 'teacherId'] })

type LeaveDecision = InputOf<typeof api.staffLeaveActions.decideLeave>

/** Throws NOT_FOUND_ERROR, LEAVE_DECIDED, LEAVE_CLASSES_OPEN, and the refusals of a change of a class. */
async function decideLeave(ctx: Ctx, { id, isApproved, ...decision }: LeaveDecision, { actor }: Call<Staff>) {
  const status = isApproved ? ('APPROVED' as const) : ('REFUSED' as const)
  const note = decision.note ?? null
  await writing(ctx, async (tx) => {
    const leave = await lockLeave(tx, id)
    if (!leave) throw commonErrors.NOT_FOUND_ERROR()
    if (leave.status !== 'WAITING') throw errors.LEAVE_DECIDED()
    const sessions = isApproved ? await lockClasses(ctx, tx, leave, decision.classes) : []
    // First, so that no class is moved into the leave.
    await updateLeave(tx, id, { status, decidedBy: actor.staffId, note, now: ctx.now() })
    if (isApproved) await changeClasses(ctx, tx, { ...decision, actor, leaveId: id, sessions })
    const detail = { before: { status: 'WAITING' }, after: { status, classes: decision.classes }, reason: decision.reason ?? decision.note }
    await ctx.publish(tx, LeaveDecided, { leaveId: id })
    await audit(ctx, tx, { actor, action: 'leave-requests.decide', subject: `leave-requests/${id}`, detail })
  })
  return { status }
} // prettier-ignore

/** The classes of the leave, each with a choice. Locks them, then their teachers: the order of every change of a class. */
async function lockClasses(ctx: Ctx, tx: Tx, leave: Leave, choices: readonly LeaveChoice[]): Promise<TaughtSession[]> {
  const before = await listAffected(ctx, tx, leave)
  for (const { id } of before.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await classes.lock(tx, id)
  const substitutes = choices.flatMap((choice) => (choice.action === 'SUBSTITUTE' ? choice.teacherId : []))
  await lockTeachers(tx, [leave.teacherId, ...substitutes])
  const sessions = await listAffected(ctx, tx, leave)
  const chosen = new Set<string>(choices.map(({ sessionId }) => sessionId))
  const isComplete =
    chosen.size === choices.length &&
    chosen.size === sessions.length &&
    sessions.every(({ id }) => chosen.has(id)) &&
    !substitutes.some((teacherId) => teacherId === leave.teacherId)
  if (!isComplete) throw errors.LEAVE_CLASSES_OPEN()
  return sessions
}

interface ClassChanges extends Pick<LeaveDecision, 'classes' | 'reason'> {
  readonly actor: Staff
  readonly leaveId: string
  readonly sessions: readonly TaughtSession[]
}

/** Families hear of each as of any other change of a class. */
async function changeClasses(ctx: Ctx, tx: Tx, { actor, leaveId, sessions, classes: choices, reason }: ClassChanges) {
  if (choices.length > 0 && !reason) throw classroomErrors.REASON_IS_NEEDED()
  for (const session of sessions) {
    const choice = choices.find(({ sessionId }) => sessionId === session.id)
    const before = await classes.find(tx, session.id, ctx.now())
    if (!choice || !before) throw errors.LEAVE_CLASSES_OPEN()
    await writeOne(ctx, tx, classResource, { id: session.id, actor, before, fields: fieldsOf(choice, session), reason })
  }
  const rows = choices.map((choice) => ({
    sessionId: choice.sessionId,
    action: choice.action,
    wasStartsAt: sessions.find(({ id }) => id === choice.sessionId)?.startsAt ?? ctx.now(),
    teacherId: choice.action === 'SUBSTITUTE' ? choice.teacherId : null,
    startsAt: choice.action === 'MOVE' ? choice.startsAt : null,
  }))
  await insertLeaveClasses(tx, leaveId, rows)
}

function fieldsOf(choice: LeaveChoice, { startsAt, endsAt }: TaughtSession) {
  if (choice.action === 'SUBSTITUTE') return { teacherId: choice.teacherId }
  if (choice.action === 'MOVE') return { startsAt: choice.startsAt, endsAt: later(choice.startsAt, endsAt - startsAt) }
  return { status: 'CANCELLED' as const }
}

export const leaveWaiting = [
  waiting(api.staffLeave, { label: 'Leave of teachers', group: 'OPERATIONS', filter: { status: 'WAITING' } }),
]

export const leaveStaff = [
  ...resourceOperations(api.staffLeave, requests),
  ...routes(api.staffLeaveActions, {
    listSubstitutes,
    decideLeave,
  }),
]
