import type { CalendarEntry } from '#core/taxonomy/calendar-entry.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { CalendarAsk } from '#server/platform/points/calendar.ts'
import { listRegisteredIds } from '../registrations/store-registrations.ts'
import { listWebinars } from '../store-webinars.ts'

/** The webinars of a learner, with those that were cancelled: a calendar removes them only when it hears of it. */
export async function calendarEntries(ctx: Ctx, { learnerId, from, till, lang }: CalendarAsk): Promise<CalendarEntry[]> {
  const own = await listWebinars(ctx.db, await listRegisteredIds(ctx.db, learnerId))
  const webinars = own.filter(({ startsAt, endsAt }) => endsAt > from && startsAt < till)
  const teacherIds = webinars.flatMap(({ teacherId }) => teacherId ?? [])
  const words = await classWords(ctx, { bundleIds: [], teacherIds }, lang)
  return webinars.map(({ id, sequence, status, startsAt, endsAt, title, subjectKey, teacherId }) => ({
    uid: `${id}@kandil`,
    sequence,
    isCancelled: status === 'CANCELLED',
    startsAt,
    endsAt,
    subject: words.subject(subjectKey),
    courseTitle: inLanguage(title, lang).text,
    teacherName: words.teacherName(teacherId ?? ''),
  }))
} // prettier-ignore
