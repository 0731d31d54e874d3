import { data } from 'react-router'
import { namesOf, readChoice } from '#web/page/choice.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { cardWords } from './card.server.ts'
import { KINDS } from './kinds.ts'
import { languageIn, oneOf, pageIn } from './list/asked.server.ts'

export type CourseList = Awaited<ReturnType<typeof readCourseList>>

export async function readCourseList(page: Page) {
  const { api, lang, url } = page
  const choice = await readChoice(page)
  if (!choice) throw data(null, { status: 404 })
  const { grade, stream, board, target } = choice
  const language = languageIn(url.searchParams)
  const kind = oneOf(url.searchParams.get('kind'), KINDS)
  const answer = await api.catalogue.getCourseList({
    grade,
    board,
    target,
    lang,
    page: pageIn(url.searchParams),
    ...(stream ? { stream } : {}),
    ...(language ? { language } : {}),
    ...(kind ? { courseKind: kind } : {}),
  })
  return {
    lang,
    choice,
    language,
    kind,
    names: namesOf(choice),
    query: { ...choice.query, language, kind, page: answer.page > 1 ? answer.page : undefined },
    total: answer.total,
    page: answer.page,
    pages: Math.ceil(answer.total / answer.pageSize),
    courses: answer.courses.map((course) => cardWords(course, page)),
  }
}
