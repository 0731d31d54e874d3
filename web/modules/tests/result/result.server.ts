import { messagesOf } from '#web/page/messages.server.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { momentOf } from '#web/page/wording.ts'

export async function readResult(page: Page, id: string) {
  await requireViewer(page)
  const { api, lang, locale } = page
  const aid = id as never // the endpoints check it
  const result = await api.attempts.getResult({ aid, lang })
  return {
    ...result,
    ...(result.state === 'READY' ? await readReleased(page, id) : notReleased),
    expected: result.expectedAt === null ? null : momentOf(result.expectedAt, lang),
    lang,
    messages: messagesOf(locale, ['tests']),
  }
}

type Released = Awaited<ReturnType<typeof readReleased>>
const notReleased: Released = { chapters: [], solutions: [], passages: [], next: null, challenges: [], rank: null }

async function readReleased({ api, lang }: Page, id: string) {
  const aid = id as never // the endpoints check it
  const [topics, solutions, next, own, rank] = await Promise.all([
    api.attempts.getTopics({ aid }),
    api.attempts.getSolutions({ aid }),
    api.attempts.getRecommendations({ aid, lang }),
    api.attemptsAfterTest.listChallenges({ aid }),
    api.attemptsPractice.getRank({ aid }),
  ])
  const isNext: typeof next | null = next
  const ownRank: typeof rank | null = rank
  return { ...topics, ...solutions, next: isNext, challenges: own.challenges, rank: ownRank }
}
export type ResultData = Omit<Awaited<ReturnType<typeof readResult>>, 'messages'>

/** The page has three forms: a challenge, the rank, and the rating. */
export async function act(submission: Submission, id: string) {
  const { api, form } = submission
  const aid = id as never // the endpoints check it, and the other fields
  const questionId = textIn(form, 'challenged')
  if (questionId !== '') {
    const challenge = { questionId, claim: textIn(form, 'claim'), evidence: textIn(form, 'evidence') }
    await api.attemptsAfterTest.challengeKey({ aid, ...(challenge as never as Challenge) })
    return { isChallenged: true }
  }
  const showsRank = textIn(form, 'showsRank')
  if (showsRank === '') return rate(submission, id)
  await api.attemptsPractice.showRank({ aid, isShown: showsRank === 'yes' })
  return { isRankChosen: true }
}

type Challenge = Parameters<Submission['api']['attemptsAfterTest']['challengeKey']>[0]

async function rate({ api, form }: Submission, id: string) {
  const rating = Number(textIn(form, 'rating'))
  await api.attempts.rateTest({ aid: id as never, rating, text: textIn(form, 'text') }) // the endpoint checks both
  return { isRated: true }
}
