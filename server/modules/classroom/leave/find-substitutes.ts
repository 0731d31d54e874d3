// Teachers who could hold the classes of a leave: they teach the subject, and have no other class and no leave then.
import { canTeach, CAN_TEACH } from '#core/modules/classroom/teaching/availability.ts'
import type { Substitute } from '#core/modules/classroom/teaching/leave-api.ts'
import { mondayOf } from '#core/modules/classroom/week.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DAY, HOUR, indianDay, isBefore, later, type Instant } from '#core/kernel/time.ts'
import { listBatchLanguages, listTeachersOfSubjects } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listAvailability } from '../availability/store-availability.ts'
import { listBusyTimes, type TaughtSession } from '../store-sessions.ts'
import { listMostHours } from '../teachers/store-teaching.ts'
import { leaveClass, listAffected, wordsOf } from './leave-classes.ts'
import { findLeave, listLeaveDays } from './store-leave.ts'

/** Undecided classes only: a leave that does not wait has none. */
export async function listSubstitutes(ctx: Ctx, { id }: { readonly id: string }) {
  const leave = await findLeave(ctx.db, id)
  if (!leave) throw commonErrors.NOT_FOUND_ERROR()
  const sessions = leave.status === 'WAITING' ? await listAffected(ctx, ctx.db, leave) : []
  const [words, substitutesOf] = await Promise.all([wordsOf(ctx, sessions), readSubstitutes(ctx, leave, sessions)])
  return {
    classes: sessions.map((session) => ({ ...leaveClass(session, words), substitutes: substitutesOf(session) })),
  }
}

const MOST_SUBSTITUTES = 30

/** The best first: those who can teach then, in the language, with the fewest classes of the week. */
async function readSubstitutes(
  ctx: Ctx,
  { teacherId, firstDay, lastDay }: Parameters<typeof listAffected>[2],
  sessions: readonly TaughtSession[],
): Promise<(session: TaughtSession) => Substitute[]> {
  const all = await listTeachersOfSubjects(ctx.db, sessions.map(({ subject }) => subject)) // prettier-ignore
  const teachers = all.filter(({ id }) => id !== teacherId)
  const ids = teachers.map(({ id }) => id)
  const [busy, leaves, availability, most, languages] = await Promise.all([
    listBusyTimes(ctx.db, ids, weeksOf(sessions, ctx.now())),
    listLeaveDays(ctx.db, ids, { firstDay, lastDay }),
    listAvailability(ctx.db, ids),
    listMostHours(ctx.db, ids),
    listBatchLanguages(ctx.db, sessions.flatMap(({ batches }) => batches.map(({ batchId }) => batchId))), // prettier-ignore
  ])
  return (session) => {
    const { subject, startsAt, endsAt, batches } = session
    const day = indianDay(startsAt)
    const monday = mondayOf(startsAt)
    const ofWeek = (id: string) => busy.filter((each) => each.teacherId === id && mondayOf(each.startsAt) === monday)
    const free = teachers.filter(
      ({ id, subjects }) =>
        subjects.includes(subject) &&
        !busy.some((each) => each.teacherId === id && each.startsAt < endsAt && each.endsAt > startsAt) &&
        !leaves.some((each) => each.teacherId === id && each.firstDay <= day && each.lastDay >= day) &&
        hasHours(most.get(id), ofWeek(id), session),
    )
    return free
      .map(({ id, name, languages: spoken }) => ({
        teacherId: id,
        name,
        canTeach: canTeach(availability.get(id), session),
        speaksLanguage: batches.some(({ batchId }) => spoken.some((each) => each === languages.get(batchId))),
        load: ofWeek(id).length,
      }))
      .toSorted(byFitness)
      .slice(0, MOST_SUBSTITUTES)
  }
}

interface Times {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** One more class stays within the hours of a week that are agreed. */
function hasHours(most: number | undefined, taught: readonly Times[], more: Times): boolean {
  if (most === undefined) return true
  return [...taught, more].reduce((sum, { startsAt, endsAt }) => sum + (endsAt - startsAt), 0) <= most * HOUR
}

/** The whole weeks of these classes. */
function weeksOf(sessions: readonly TaughtSession[], now: Instant) {
  const starts = sessions.map(({ startsAt }) => startsAt)
  const first = starts.reduce((a, b) => (isBefore(b, a) ? b : a), starts[0] ?? now)
  const last = starts.reduce((a, b) => (isBefore(a, b) ? b : a), starts[0] ?? now)
  return { from: mondayOf(first), till: later(mondayOf(last), 7 * DAY) }
}

function byFitness(a: Substitute, b: Substitute): number {
  return (
    CAN_TEACH.indexOf(a.canTeach) - CAN_TEACH.indexOf(b.canTeach) ||
    Number(b.speaksLanguage) - Number(a.speaksLanguage) ||
    a.load - b.load ||
    a.name.localeCompare(b.name)
  )
}
