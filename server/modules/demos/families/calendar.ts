import { inLanguage } from '#core/taxonomy/language.ts'
import type { CalendarEntry } from '#core/taxonomy/calendar-entry.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { CalendarAsk } from '#server/platform/points/calendar.ts'
import { listConfirmed } from '../store.ts'
import { DEMO_NAMES } from './notices.ts'

/** The demos of a learner, with those that were cancelled: a calendar removes them only when it hears of it. */
export async function calendarEntries(ctx: Ctx, { learnerId, from, till, lang }: CalendarAsk): Promise<CalendarEntry[]> {
  const own = await listConfirmed(ctx.db, learnerId)
  const demos = own.filter(({ startsAt, endsAt }) => endsAt > from && startsAt < till)
  const words = await classWords(ctx, { bundleIds: [], teacherIds: demos.map(({ teacherId }) => teacherId) }, lang)
  return demos.map(({ rootId, sequence, state, startsAt, endsAt, category, teacherId }) => ({
    uid: `${rootId}@kandil`,
    sequence,
    isCancelled: state === 'CANCELLED',
    startsAt,
    endsAt,
    subject: inLanguage(DEMO_NAMES[category], lang).text,
    courseTitle: 'Demo',
    teacherName: words.teacherName(teacherId),
  }))
} // prettier-ignore
