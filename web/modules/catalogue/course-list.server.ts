import { data } from 'react-router'
import { languageNameIn, type Language } from '#core/taxonomy/language.ts'
import { readChoice } from '#web/page/choice.server.ts'
import { followOldChoice } from '#web/page/old-choice.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { cardWords } from './card.server.ts'
import { readCourseIndex } from './list/course-index.server.ts'
import { KINDS } from './kinds.ts'
import { listQueryOf, listedOf, oneOf } from './list/list-query.server.ts'

const FILTERS = ['grade', 'board', 'target', 'language', 'kind', 'subject', 'page']

/** The list for a class, board and target, or the index of all when none is asked for. */
export async function readCourses(page: Page) {
  await followOldChoice(page)
  const isFiltered = FILTERS.some((filter) => page.url.searchParams.get(filter))
  return isFiltered ? { list: await readCourseList(page) } : { index: await readCourseIndex(page) }
}

export type CourseList = Awaited<ReturnType<typeof readCourseList>>

async function readCourseList(page: Page) {
  const { api, url, lang } = page
  const choice = await readChoice(page)
  if (!choice) throw data(null, { status: 404 })
  const kind = oneOf(url.searchParams.get('kind'), KINDS)
  const subjects = await api.catalogue.getBoards({ lang })
  const subject = subjects.find(({ id }) => id === url.searchParams.get('subject'))
  const asked = listQueryOf(page, choice)
  const filters = { first: lang, ...(kind ? { courseKind: kind } : {}), ...(subject ? { subject: subject.id } : {}) }
  const { language, ...inAny } = asked
  const exact = await api.catalogue.getCourseGroups({ ...asked, ...filters })
  const isMissing = language !== undefined && exact.total === 0
  const answer = isMissing ? await api.catalogue.getCourseGroups({ ...inAny, ...filters }) : exact
  return {
    ...listedOf(choice, asked, answer, { kind, subject: subject?.id }),
    kind,
    subject,
    /** The chosen language, where the courses of the list are taught in others. */
    missingLanguage: isMissing && answer.total > 0 ? languageNameIn(language, lang) : undefined,
    /** The language that comes first, where its courses stand before others: no news on an English page. */
    firstLanguage: firstLanguage(page, answer.groups),
    courses: answer.groups.map((course) => cardWords(course, page)),
  }
}

function firstLanguage({ lang }: Page, courses: readonly { readonly language: Language }[]): string | undefined {
  const languages = new Set(courses.map(({ language }) => language))
  return lang !== 'en' && languages.size > 1 && languages.has(lang) ? languageNameIn(lang, lang) : undefined
}
