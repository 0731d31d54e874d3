// A teacher's leave with its classes: those that it would affect while it waits, and what has become of them afterwards.
import type { leaveApi } from '#core/modules/classroom/teaching/leave-api.ts'
import { mayWithdraw } from '#core/modules/classroom/teaching/leave.ts'
import { indianDay, later } from '#core/kernel/time.ts'
import type { z } from 'zod'
import type { Teacher } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listTaughtSessions } from '../store-sessions.ts'
import { leaveClass, listAffected, wordsOf } from './leave-classes.ts'
import { listLeaveClasses, listLeaveOf, type Leave } from './store-leave.ts'

type LeaveList = z.input<typeof leaveApi.listLeave.response>
type LeaveLine = LeaveList['leaves'][number]['classes'][number]

export async function listLeave(ctx: Ctx, { teacherId }: Teacher): Promise<LeaveList> {
  const leaves = await listLeaveOf(ctx.db, teacherId)
  const today = indianDay(ctx.now())
  const decided = await decidedLines(ctx, leaves)
  return {
    leaves: await Promise.all(
      leaves.map(async ({ teacherId: _teacherId, ...leave }) => ({
        ...leave,
        mayWithdraw: mayWithdraw(leave, today),
        classes:
          leave.status === 'WAITING' ? await openLines(ctx, { ...leave, teacherId }) : (decided.get(leave.id) ?? []),
      })),
    ),
  }
}

async function openLines(ctx: Ctx, leave: Leave): Promise<LeaveLine[]> {
  const sessions = await listAffected(ctx, ctx.db, leave)
  const words = await wordsOf(ctx, sessions)
  return sessions.map((session) => ({ ...leaveClass(session, words), action: null, substitute: null, movedTo: null }))
}

/** Maps each leave to its classes. A class is shown at the hour that it had when the leave was approved. */
async function decidedLines(ctx: Ctx, leaves: readonly Leave[]): Promise<ReadonlyMap<string, LeaveLine[]>> {
  const byLeave = await listLeaveClasses(ctx.db, leaves.map(({ id }) => id)) // prettier-ignore
  const rows = [...byLeave.values()].flat()
  const sessions = await listTaughtSessions(ctx.db, rows.map(({ sessionId }) => sessionId)) // prettier-ignore
  const words = await wordsOf(ctx, sessions, rows.flatMap(({ teacherId }) => teacherId ?? [])) // prettier-ignore
  const byId = new Map(sessions.map((session) => [session.id, session]))
  const lines = rows.flatMap(({ leaveId, sessionId, action, wasStartsAt: startsAt, teacherId, startsAt: movedTo }) => {
    const session = byId.get(sessionId)
    if (!session) return []
    const endsAt = later(startsAt, session.endsAt - session.startsAt)
    const substitute = teacherId === null ? null : words.teacherName(teacherId)
    return { leaveId, line: { ...leaveClass({ ...session, startsAt, endsAt }, words), action, substitute, movedTo } }
  })
  const grouped = Map.groupBy(lines, ({ leaveId }) => leaveId)
  return new Map([...grouped].map(([leaveId, own]) => [leaveId, own.map(({ line }) => line)]))
}
