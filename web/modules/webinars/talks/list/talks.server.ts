// Master talks, worded: those to come, and pages of those that are over.
import type { Page } from '#web/page/page.server.ts'
import { keptQuery } from '#web/page/query.ts'
import { talkRow } from '../talk.server.ts'

const ON_A_PAGE = 12

export async function readTalks(page: Page) {
  const { api, lang, url } = page
  const shown = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page'))) || 1, 1), 1_000)
  const list = await api.talks.listTalks({ pageNo: shown - 1, pageSize: ON_A_PAGE, lang })
  const kept = new URLSearchParams(url.searchParams)
  kept.delete('page')
  return {
    page: shown,
    pages: Math.ceil(list.recordCount / ON_A_PAGE),
    ahead: shown === 1 ? list.ahead.map((card) => talkRow(page, card)) : [],
    past: list.past.map((card) => talkRow(page, card)),
    query: keptQuery(kept),
  }
}
