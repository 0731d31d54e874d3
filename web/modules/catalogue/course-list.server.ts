import { data } from 'react-router'
import { readChoice } from '#web/page/choice.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { cardWords } from './card.server.ts'
import { KINDS } from './kinds.ts'
import { listQueryOf, listedOf, oneOf } from './list/list-query.server.ts'

export type CourseList = Awaited<ReturnType<typeof readCourseList>>

export async function readCourseList(page: Page) {
  const { api, url } = page
  const choice = await readChoice(page)
  if (!choice) throw data(null, { status: 404 })
  const kind = oneOf(url.searchParams.get('kind'), KINDS)
  const asked = listQueryOf(page, choice)
  const answer = await api.catalogue.getCourseList({
    ...asked,
    ...(kind ? { courseKind: kind } : {}),
  })
  return {
    ...listedOf(choice, asked, answer, { kind }),
    kind,
    courses: answer.courses.map((course) => cardWords(course, page)),
  }
}
