// One week of a learner's classes, in words.
import { inIndia, showDate } from '#core/kernel/time.ts'
import { startOfDay } from '#core/modules/classroom/week.ts'
import { learnersOf, requireViewer, type Page } from '#web/page/page.server.ts'
import { machineTime, momentOf, timeOf, timeTile, weekdayName } from '#web/page/wording.ts'

type Week = Awaited<ReturnType<Page['api']['classroom']['getTimetable']>>
type LearnerClass = Week['days'][number]['classes'][number]

export async function readTimetable(page: Page) {
  const viewer = await requireViewer(page)
  const { api, lang, url } = page
  const week = dayIn(url.searchParams.get('week'))
  const timetable = await api.classroom.getTimetable({ lang, ...(week && { week }) })
  const days = timetable.days.filter(({ classes }) => classes.length > 0)
  return {
    learners: learnersOf(viewer),
    week: timetable.week,
    previous: `/timetable?week=${timetable.previousWeek}`,
    next: `/timetable?week=${timetable.nextWeek}`,
    from: dateOf(timetable.week, page),
    till: dateOf(timetable.days.at(-1)?.day ?? timetable.week, page),
    hasCourse: (await api.enrolments.getUserActiveEnrollments({})).length > 0,
    days: days.map(({ day, classes }) => ({
      day,
      name: `${weekdayName(inIndia(startOfDay(day)).weekday, lang, 'long')}, ${dateOf(day, page)}`,
      classes: classes.map((each) => classOf(each, page)),
    })),
  }
}
export type TimetableData = Awaited<ReturnType<typeof readTimetable>>
export type ClassData = TimetableData['days'][number]['classes'][number]

function classOf(each: LearnerClass, { lang }: Page) {
  const { id, status, kind, subject, chapter, courseTitle, teacherName, insteadOf, startsAt, endsAt, isNow } = each
  return {
    id,
    subject,
    chapter,
    courseTitle,
    teacherName,
    insteadOf,
    dateTime: machineTime(startsAt),
    tile: timeTile(startsAt, lang),
    till: timeOf(endsAt, lang),
    isNow,
    isExtra: kind === 'EXTRA',
    isByAi: kind === 'AI_LESSON',
    isCancelled: status === 'CANCELLED',
    movedFrom: each.movedFrom === null ? null : momentOf(each.movedFrom, lang),
    heldInstead: each.heldInsteadAt === null ? null : momentOf(each.heldInsteadAt, lang),
    reason: each.reason,
  }
}

function dateOf(day: string, { lang }: Page): string {
  return showDate(startOfDay(day), lang, { day: 'numeric', month: 'long' })
}

/** An address that names no day shows this week. */
function dayIn(text: string | null): string | undefined {
  const isDay = text !== null && /^20[2-9]\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? text : undefined
}
