import { redirect } from 'react-router'
import { isBefore, showDate } from '#core/kernel/time.ts'
import type { AiLiveCourse } from '#core/modules/listings/listing.ts'
import { readChoice, type Choice, type Shelf } from '#web/page/choice.server.ts'
import { followOldChoice } from '#web/page/old-choice.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { clockOf, daysOf } from '#web/page/wording.ts'
import { KINDS } from '../kinds.ts'
import { listQueryOf, listedOf, oneOf } from '../list/list-query.server.ts'

export type AiLive = Awaited<ReturnType<typeof readAiLive>>
export type AiCourseData = AiLive['courses'][number]

export async function readAiLive(page: Page) {
  const { api, url } = page
  await followOldChoice(page)
  const kind = oneOf(url.searchParams.get('type'), KINDS)
  const choice = await readChoice(page, url.searchParams, shelfOf(page))
  // Nothing is led by AI yet.
  if (!choice) throw redirect('/courses')
  const asked = listQueryOf(page, choice)
  const answer = await api.listings.getAiLiveCourses({
    ...asked,
    ...(kind ? { type: kind } : {}),
  })
  const others = await readOthers(page, choice, new Set(answer.courses.map(({ id }) => id)))
  return {
    ...listedOf(choice, asked, answer, { type: kind }),
    kind,
    courses: answer.courses.map((course) => ({ ...course, ...wordsOf(course, page) })),
    others,
  }
}

/** Lists the other courses for the class, regardless of board, target, language and kind. */
async function readOthers(page: Page, { grade, stream }: Choice, shown: ReadonlySet<string>) {
  const { api, lang } = page
  const { courses } = await api.listings.getAiLiveCourses({ grade, lang, ...(stream ? { stream } : {}) })
  return courses.filter(({ id }) => !shown.has(id)).map((course) => ({ ...course, ...wordsOf(course, page) }))
}

function shelfOf({ api, lang }: Page): Shelf {
  return {
    gradeBoards: () => api.listings.getAiLiveGradeBoards({ lang }),
    targets: (studying) => api.listings.getAiLiveTargets({ ...studying, lang }),
  }
}

/** Days and dates are those of its first language. */
function wordsOf({ teachingLanguageAICourses: [first] }: AiLiveCourse, { lang, visit }: Page) {
  const plan = first?.plans[0]
  if (!plan) return { hasStarted: false, startsOn: '', schedule: '' }
  const { startsAt, weekdays, startMinutes } = plan
  return {
    hasStarted: isBefore(startsAt, visit.now),
    startsOn: showDate(startsAt, lang),
    schedule: startMinutes === null ? '' : `${daysOf(weekdays, lang)} · ${clockOf(startMinutes, lang)}`,
  }
}
