import type { InputOf } from '#core/kernel/endpoint.ts'
import type { talksApi } from '#core/modules/talks/api.ts'
import { spreadOf } from '#core/modules/talks/stress.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { viewWebinar } from '#server/modules/webinars/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findTalk } from '../find-talk.ts'
import { listOwn, listShown, listVoted } from '../questions/store-questions.ts'
import { quizStanding } from '../quiz/quiz-standing.ts'
import { hasFeedback, readStress } from '../store.ts'
import { listTalks, speakerOf } from './list-talks.ts'

/** How many other talks a page shows, and how many of the list are looked through for its place in it. */
const MORE = 6
const LOOKED_THROUGH = 50

/** Throws NOT_FOUND_ERROR. */
export async function viewTalk(ctx: Ctx, { slug, lang }: InputOf<typeof talksApi.getTalk>, { actor }: Call<Actor>) {
  const { webinar, talk, phase } = await findTalk(ctx, slug)
  const learnerId = actor.kind === 'household' ? actor.learnerId : undefined
  const [details, own, quiz, isFeedbackGiven, answers, list] = await Promise.all([
    viewWebinar(ctx, { slug, lang }, { actor }),
    questionsFor(ctx, webinar.id, learnerId),
    quizStanding(ctx, talk, learnerId),
    learnerId === undefined ? false : hasFeedback(ctx.db, webinar.id, learnerId),
    talk?.hasMeter ? readStress(ctx.db, webinar.id) : new Map<number, number>(),
    listTalks(ctx, { pageNo: 0, pageSize: LOOKED_THROUGH, lang }, { actor }),
  ])
  const all = [...list.ahead, ...list.past]
  const others = all.filter(({ id }) => id !== webinar.id)
  return {
    details: { ...details, ...speakerOf(talk, details, lang), speakerText: talk ? inLanguage(talk.speakerText, lang) : null },
    phase,
    isRegistered: details.isRegistered,
    isAskQuestion: own.isAskQuestion,
    isTestAttempted: quiz?.isTaken ?? false,
    isFeedbackGiven,
    questions: own.questions,
    hasMeter: talk?.hasMeter ?? false,
    spread: spreadOf(answers) ?? null,
    quiz,
    moreTalks: others.slice(0, MORE),
    currentMasterTalkIndex: all.findIndex(({ id }) => id === webinar.id),
    moreOfMasterTalks: others.length > MORE || list.recordCount > list.past.length,
    serverTime: list.serverTime,
  }
} // prettier-ignore

/** Those that everybody reads, and the learner's own that wait or were refused. */
async function questionsFor(ctx: Ctx, webinarId: string, learnerId: string | undefined) {
  const [shown, own] = await Promise.all([
    listShown(ctx.db, webinarId),
    learnerId === undefined ? [] : listOwn(ctx.db, webinarId, learnerId),
  ])
  const all = [...own.filter(({ id }) => !shown.some((each) => each.id === id)), ...shown]
  const voted = learnerId === undefined ? new Set() : await listVoted(ctx.db, learnerId, all.map(({ id }) => id)) // prettier-ignore
  return {
    isAskQuestion: own.length > 0,
    questions: all.map(({ id, text, state, votes, learnerId: asker }) => ({
      id,
      text,
      state,
      votes,
      isOwn: asker === learnerId,
      isVoted: voted.has(id),
    })),
  }
}
