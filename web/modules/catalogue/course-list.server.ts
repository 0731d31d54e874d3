import { data } from 'react-router'
import { toRupeeString } from '#core/kernel/money.ts'
import { isBefore, isoString, showDate } from '#core/kernel/time.ts'
import { isLanguage } from '#core/taxonomy/language.ts'
import { readChoice, type Choice } from '#web/page/choice.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { clockOf, weekdayName } from '#web/page/wording.ts'
import { KINDS, type Kind } from './kinds.ts'

export type CourseList = Awaited<ReturnType<typeof readCourseList>>
export type ListedCourseData = CourseList['courses'][number]

export async function readCourseList(page: Page) {
  const { api, lang, url } = page
  const choice = await readChoice(page)
  if (!choice) throw data(null, { status: 404 })
  const { grade, stream, board, target } = choice
  const language = one(url.searchParams.get('language'), isLanguage)
  const kind = one(url.searchParams.get('kind'), isKind)
  const asked = Number(url.searchParams.get('page') ?? 1)
  const answer = await api.catalogue.getCourseList({
    grade,
    board,
    target,
    lang,
    page: Number.isSafeInteger(asked) && asked > 0 && asked <= 1_000 ? asked : 1,
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
    courses: answer.courses.map((course) => ({ ...course, ...wordsOf(course, page) })),
  }
}

function one<T extends string>(text: string | null, isOne: (text: string) => text is T): T | undefined {
  return text !== null && isOne(text) ? text : undefined
}

function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text)
}

function namesOf({ query, options }: Choice) {
  const nameOf = (list: keyof Choice['query']) => options[list].find(({ value }) => value === query[list])?.text ?? ''
  return { grade: nameOf('grade'), board: nameOf('board'), target: nameOf('target') }
}

type Course = Awaited<ReturnType<Page['api']['catalogue']['getCourseList']>>['courses'][number]

function wordsOf({ startsAt, endsAt, weekdays, startMinutes, price }: Course, { lang, visit }: Page) {
  const days = weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((weekday) => weekdayName(weekday, lang))
  return {
    hasStarted: isBefore(startsAt, visit.now),
    startsOn: showDate(startsAt, lang),
    startDate: isoString(startsAt).slice(0, 10),
    endDate: isoString(endsAt).slice(0, 10),
    schedule: startMinutes === null ? '' : `${days.join(', ')} · ${clockOf(startMinutes)}`,
    priceInRupees: toRupeeString(price),
  }
}
