import { redirect } from 'react-router'
import { pathIn } from '#web/languages.ts'
import { shownLock } from '#web/page/course/lock.server.ts'
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
    isOverdue: result.expectedAt !== null && result.state === 'MARKING' && result.expectedAt < result.serverTime,
    lang,
    messages: messagesOf(locale, ['tests']),
  }
}

type Api = Page['api']
type AnswerOf<F extends (...request: never) => Promise<unknown>> = Awaited<ReturnType<F>>

/** The parts of the page that wait for the release. */
interface Released {
  readonly chapters: AnswerOf<Api['attempts']['getTopics']>['chapters']
  readonly solutions: AnswerOf<Api['attempts']['getSolutions']>['solutions']
  readonly passages: AnswerOf<Api['attempts']['getSolutions']>['passages']
  readonly lessons: AnswerOf<Api['attempts']['getSolutions']>['lessons']
  readonly next: AnswerOf<Api['attempts']['getRecommendations']> | null
  readonly challenges: AnswerOf<Api['attemptsAfterTest']['listChallenges']>['challenges']
  readonly rank: AnswerOf<Api['attemptsPractice']['getRank']> | null
  readonly doubts: AnswerOf<Api['ticketsDoubts']['listDoubts']>['doubts']
  readonly doubtLock: ReturnType<typeof shownLock>
}
const notReleased: Released = { chapters: [], solutions: [], passages: [], lessons: [], next: null, challenges: [], rank: null, doubts: [], doubtLock: null } // prettier-ignore

async function readReleased({ api, lang, locale }: Page, id: string): Promise<Released> {
  const aid = id as never // the endpoints check it
  const [{ chapters }, { solutions, passages, lessons }, next, { challenges }, rank, { doubts }] = await Promise.all([
    api.attempts.getTopics({ aid, lang }),
    api.attempts.getSolutions({ aid, lang }),
    api.attempts.getRecommendations({ aid, lang }),
    api.attemptsAfterTest.listChallenges({ aid }),
    api.attemptsPractice.getRank({ aid }),
    api.ticketsDoubts.listDoubts({ aid }),
  ])
  const doubtLock = shownLock(next.doubtLock, locale)
  return { chapters, solutions, passages, lessons, next, challenges, rank, doubts, doubtLock }
}

export type ResultData = Omit<Awaited<ReturnType<typeof readResult>>, 'messages'>

/** The page has five forms: practice, a doubt, a challenge, the rank, and the rating. */
export async function act(submission: Submission, id: string) {
  const { api, form } = submission
  const aid = id as never // the endpoints check it, and the other fields
  if (textIn(form, 'practises') !== '') {
    const { paperId } = await api.attemptsPractice.makePracticeSet({ aid })
    throw redirect(pathIn(submission.locale, `/quiz/${paperId}`))
  }
  if (textIn(form, 'asked') !== '') return ask(submission, id)
  const questionId = textIn(form, 'challenged')
  if (questionId !== '') {
    const claim = textIn(form, 'claim') as never
    await api.attemptsAfterTest.challengeKey({ aid, questionId: questionId as never, claim, evidence: textIn(form, 'evidence') }) // prettier-ignore
    return { isChallenged: true }
  }
  const showsRank = textIn(form, 'showsRank')
  if (showsRank === '') return rate(submission, id)
  await api.attemptsPractice.showRank({ aid, isShown: showsRank === 'yes' })
  return { isRankChosen: true }
}

async function ask({ api, form, lang, locale }: Submission, id: string) {
  const questionId = textIn(form, 'asked') as never // the endpoint checks it
  const ticket = await api.ticketsDoubts.askDoubt({ aid: id as never, questionId, text: textIn(form, 'doubt'), lang })
  throw redirect(pathIn(locale, `/help/${ticket.id}?done=asked`))
}

async function rate({ api, form }: Submission, id: string) {
  const rating = Number(textIn(form, 'rating'))
  await api.attempts.rateTest({ aid: id as never, rating, text: textIn(form, 'text') }) // the endpoint checks both
  return { isRated: true }
}
