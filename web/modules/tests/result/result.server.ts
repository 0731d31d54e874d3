import { messagesOf } from '#web/page/messages.server.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { momentOf } from '#web/page/wording.ts'

export async function readResult(page: Page, id: string) {
  await requireViewer(page)
  const { api, lang, locale } = page
  const aid = id as never // the endpoints check it
  const result = await api.attempts.getResult({ aid, lang })
  const isReady = result.state === 'READY'
  const [topics, solutions, next] = isReady
    ? await Promise.all([
        api.attempts.getTopics({ aid }),
        api.attempts.getSolutions({ aid }),
        api.attempts.getRecommendations({ aid, lang }),
      ])
    : []
  return {
    ...result,
    expected: result.expectedAt === null ? null : momentOf(result.expectedAt, lang),
    chapters: topics?.chapters ?? [],
    solutions: solutions?.solutions ?? [],
    passages: solutions?.passages ?? [],
    next: next ?? null,
    lang,
    messages: messagesOf(locale, ['tests']),
  }
}
export type ResultData = Omit<Awaited<ReturnType<typeof readResult>>, 'messages'>

export async function rate({ api, form }: Submission, id: string) {
  const rating = Number(textIn(form, 'rating'))
  await api.attempts.rateTest({ aid: id as never, rating, text: textIn(form, 'text') }) // the endpoint checks both
  return { isRated: true }
}
