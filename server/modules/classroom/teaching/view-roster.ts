import { LearnerId } from '#core/modules/accounts/account.ts'
import { identityOf } from '#core/modules/classroom/room/identity.ts'
import type { Roster, RosterLine } from '#core/modules/classroom/room/teaching-api.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { LiveRoomFault, type RoomPerson } from '#server/providers/live-room/port.ts'
import type { z } from 'zod'
import { listAttendance, listCorrections } from '../attendance/store-attendance.ts'
import { mayTakePart } from '../room/find-class.ts'
import { inMinutes } from '../room/view-class.ts'
import { listSeats } from '../room/store-seats.ts'
import type { TaughtSession } from '../store-sessions.ts'
import { listClassLearners, taughtClass } from './list-today.ts'
import { requireOwnClass } from './own-class.ts'

/** The learners of the class, those with a raised hand first, then by name. Throws NOT_FOUND_ERROR or FORBIDDEN_ERROR. */
export async function viewRoster(ctx: Ctx, actor: Teacher, id: string): Promise<z.input<typeof Roster>> {
  const session = await requireOwnClass(ctx, actor, id)
  const [taught, room, lines] = await Promise.all([
    taughtClass(ctx, session),
    peopleInRoom(ctx, session),
    readLines(ctx, session),
  ])
  const people = lines.map(({ seenAt, ...line }) => {
    const isSeen = seenAt !== null && seenAt > later(ctx.now(), -1.5 * MINUTE)
    const isHere = room ? room.some(({ identity }) => identity === identityOf(id, line.learnerId)) : isSeen
    return { ...line, isHere: isHere && !line.isRemoved }
  })
  const listeners = (room ?? []).filter(({ role }) => role === 'OBSERVER').length
  return { ...taught, serverTime: ctx.now(), listeners, people: people.toSorted(byHandThenName) }
}

/** Undefined where the room does not answer: then the learners' pages say who is there. */
async function peopleInRoom(ctx: Ctx, { id, status }: TaughtSession): Promise<readonly RoomPerson[] | undefined> {
  if (status !== 'OPEN' && status !== 'LIVE') return []
  try {
    return await ctx.liveRooms.listPeople(id)
  } catch (fault) {
    if (fault instanceof LiveRoomFault) return undefined
    throw fault
  }
}

async function readLines(ctx: Ctx, session: TaughtSession) {
  const { id } = session
  const [enrolled, seats, attendance, corrections] = await Promise.all([
    listClassLearners(ctx, session),
    listSeats(ctx.db, id),
    listAttendance(ctx.db, id),
    listCorrections(ctx.db, id),
  ])
  const learnerIds = new Set([...enrolled, ...seats.map(({ learnerId }) => learnerId)])
  return Promise.all(
    [...learnerIds].map(async (learnerId) => {
      const seat = seats.find((each) => each.learnerId === learnerId)
      const line = attendance.find((each) => each.learnerId === learnerId)
      return {
        ...(await personOf(ctx, learnerId)),
        seenAt: seat?.seenAt ?? null,
        handAt: seat?.handAt ?? null,
        maySpeak: seat?.maySpeak ?? false,
        isRemoved: seat !== undefined && seat.removedAt !== null,
        attendance: line ? { ...inMinutes(line), correction: corrections.get(learnerId) ?? null } : null,
      }
    }),
  )
}

async function personOf(ctx: Ctx, learnerId: string) {
  const [learner, mayEverSpeak, mayBeRecorded] = await Promise.all([
    findLearner(ctx.db, learnerId),
    mayTakePart(ctx, ctx.db, learnerId, 'LIVE_AV'),
    mayTakePart(ctx, ctx.db, learnerId, 'RECORDING'),
  ])
  const name = [learner?.firstName, learner?.lastName].filter(Boolean).join(' ') || 'A learner without a name'
  return { learnerId: LearnerId.parse(learnerId), name, mayEverSpeak, mayBeRecorded }
}

function byHandThenName(a: RosterLine, b: RosterLine): number {
  return (a.handAt ?? Infinity) - (b.handAt ?? Infinity) || a.name.localeCompare(b.name)
}
