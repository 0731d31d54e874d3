import { data } from 'react-router'
import { CODING_BANDS, LANDING_KEYS } from '#core/modules/demos/landing/landing.ts'
import { showDate } from '#core/kernel/time.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { keptQuery } from '#web/page/kept-query.ts'
import type { Page } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'

export type LandingData = Omit<Awaited<ReturnType<typeof readLanding>>, 'messages'>

/** A public page of demo classes. The query goes along to the booking, without token-like keys. */
export async function readLanding(page: Page, name: string) {
  const { api, lang, locale, url } = page
  const key = LANDING_KEYS.find((each) => each === name)
  if (!key) throw data(null, { status: 404 })
  const [landing, landings, questions] = await Promise.all([
    api.demos.getLanding({ key, lang }),
    api.demos.listLandings({ lang }),
    api.content.getFaqs({ page: pageOfQuestions(key), lang }),
  ])
  const query = keptQuery(url.searchParams)
  const { category, countedAt, grades } = landing
  const onlyGrade = grades.length === 1 ? String(grades[0]) : undefined
  return {
    ...landing,
    landingKey: key,
    asOf: showDate(countedAt, lang, { day: 'numeric', month: 'long', year: 'numeric' }),
    booking: `/demo${toQuery({ ...query, category, grade: onlyGrade })}`,
    query: toQuery(query),
    bands: key.startsWith('supercoders') ? landings.filter(isBand) : [],
    questions,
    messages: messagesOf(locale, ['demos']),
  }
}

function pageOfQuestions(key: string): 'supercoders' | 'superreaders' | 'superspeakers' {
  if (key === 'superreaders' || key === 'superspeakers') return key
  return 'supercoders'
}

function isBand({ key }: { readonly key: string }): boolean {
  return CODING_BANDS.some((band) => key === `supercoders-${band}`)
}
