import { LearnerId } from '#core/modules/accounts/account.ts'
import { identityOf } from '#core/modules/classroom/room/identity.ts'
import type { Roster, RosterLine } from '#core/modules/classroom/room/teaching-api.ts'
import { later } from '#core/kernel/time.ts'
import { listLearnerNames } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { LiveRoomFault, type RoomPerson } from '#server/providers/live-room/port.ts'
import type { z } from 'zod'
import { listAttendance, listCorrections } from '../attendance/store-attendance.ts'
import { findLastBroadcast } from '../broadcast/store-broadcasts.ts'
import { listNotTakingPart } from '../room/taking-part.ts'
import { listRecordings } from '../recording/store-recordings.ts'
import { inMinutes } from '../room/view-class.ts'
import { listSeats, SILENT_AFTER } from '../room/store-seats.ts'
import type { TaughtSession } from '../store-sessions.ts'
import { listClassLearners, taughtClass } from './list-today.ts'
import type { ClassCall } from './own-class.ts'

/** The learners of the class, those with a raised hand first, then by name. Throws NOT_FOUND_ERROR or FORBIDDEN_ERROR. */
export async function viewRoster(
  ctx: Ctx,
  { id }: { readonly id: string },
  { taughtClass: session }: ClassCall,
): Promise<z.input<typeof Roster>> {
  const [taught, room, lines, recordings, broadcast] = await Promise.all([
    taughtClass(ctx, session),
    peopleInRoom(ctx, session),
    readLines(ctx, session),
    listRecordings(ctx.db, id),
    session.hasAudience ? findLastBroadcast(ctx.db, id) : undefined,
  ])
  const people = lines.map(({ seenAt, ...line }) => {
    const isSeen = seenAt !== null && seenAt > later(ctx.now(), -SILENT_AFTER)
    const isHere =
      room && !line.isWatching ? room.some(({ identity }) => identity === identityOf(id, line.learnerId)) : isSeen
    // A hand belongs to somebody who is here.
    return { ...line, isHere: isHere && !line.isRemoved, handAt: isSeen || isHere ? line.handAt : null }
  })
  const listeners = (room ?? []).filter(({ role }) => role === 'OBSERVER').length
  const recording = recordings.at(-1)?.state ?? null
  const watching = people.filter(({ isWatching, isHere }) => isWatching && isHere).length
  const audience = session.hasAudience ? { watching, state: broadcast?.state ?? null } : null
  return { ...taught, serverTime: ctx.now(), listeners, audience, recording, people: people.toSorted(byHandThenName) }
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
  const learnerIds = [...new Set([...enrolled, ...seats.map(({ learnerId }) => learnerId)])]
  const [people, silent, unrecorded] = await Promise.all([
    listLearnerNames(ctx.db, learnerIds),
    listNotTakingPart(ctx, ctx.db, learnerIds, 'LIVE_AV'),
    listNotTakingPart(ctx, ctx.db, learnerIds, 'RECORDING'),
  ])
  const seatOf = new Map(seats.map((seat) => [seat.learnerId, seat]))
  const lineOf = new Map(attendance.map((line) => [line.learnerId, line]))
  return learnerIds.map((learnerId) => {
    const [seat, line] = [seatOf.get(learnerId), lineOf.get(learnerId)]
    return {
      learnerId: LearnerId.parse(learnerId),
      name: people.get(learnerId) ?? 'A learner without a name',
      mayEverSpeak: !silent.has(learnerId),
      mayBeRecorded: !unrecorded.has(learnerId),
      seenAt: seat?.seenAt ?? null,
      handAt: seat?.handAt ?? null,
      maySpeak: seat?.maySpeak ?? false,
      isWatching: seat?.mode === 'HLS',
      isRemoved: seat !== undefined && seat.removedAt !== null,
      attendance: line ? { ...inMinutes(line), correction: corrections.get(learnerId) ?? null } : null,
    }
  })
}

function byHandThenName(a: RosterLine, b: RosterLine): number {
  return (a.handAt ?? Infinity) - (b.handAt ?? Infinity) || a.name.localeCompare(b.name)
}
