import { paneErrors as errors } from '#core/modules/classroom/errors.ts'
import type { ClassAnswer } from '#core/modules/classroom/pane/class-question.ts'
import { shortName } from '#core/modules/classroom/room/identity.ts'
import type { Pane, TeacherPane } from '#core/modules/classroom/pane/pane-api.ts'
import { isBefore } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { listLearnersById } from '#server/modules/accounts/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { viewSlide } from '../slides/prepare-slides.ts'
import { findShown } from '../slides/store-slides.ts'
import { readRich, richQuestion, type RichVersions } from './bank-questions.ts'
import { countAnswers, listClassQuestions, listOwnAnswers, type AnswerCounts, type ClassQuestionRow } from './store-answers.ts' // prettier-ignore
import { findPaneStanding, findPaneState, listLearnerQuestions } from './store-questions.ts'

/** For a learner who has a place in the class. Throws JOIN_FIRST. */
export async function viewPane(
  ctx: Ctx,
  { id, lang }: { readonly id: string; readonly lang: Language },
  { learnerId }: LearnerCall,
): Promise<Pane> {
  const place = { sessionId: id, learnerId }
  const standing = await findPaneStanding(ctx.db, place)
  if (!standing) throw errors.JOIN_FIRST()
  const [questions, toClass, answers, shown] = await Promise.all([
    listLearnerQuestions(ctx.db, id, learnerId),
    listClassQuestions(ctx.db, id, 2),
    listOwnAnswers(ctx.db, place),
    findShown(ctx.db, id),
  ])
  const { open, over } = byTime(ctx, toClass)
  const answerTo = ({ id: questionId }: ClassQuestionRow) => answers.find((each) => each.questionId === questionId)
  const ownOf = (question: ClassQuestionRow) => ownAnswer(answerTo(question))
  const [last] = over
  const [counts, rich] = await Promise.all([
    last && countAnswers(ctx.db, id),
    readRich(ctx, versionsOf(open ? [open] : over.slice(0, 1)), lang),
  ])
  return {
    serverTime: ctx.now(),
    isChatLocked: standing.isChatLocked,
    timerEndsAt: standing.timerEndsAt,
    slide: shown ? await viewSlide(ctx, shown) : null,
    questions: questions.map(({ learnerId: asker, ...question }) => ({ ...question, isMine: asker === learnerId })),
    open: open ? { ...withoutKey(open, rich), own: ownOf(open) } : null,
    last: last
      ? { ...resultOf(last, rich, counts?.get(last.id)), own: ownOf(last), isRight: answerTo(last)?.isRight ?? null }
      : null,
  } as Pane // the response's schema reads ids
}

function ownAnswer(answer: ClassAnswer | undefined) {
  return answer ? { choices: answer.choices, number: answer.number } : null
}

const MOST_RESULTS = 50

/** Throws NOT_FOUND_ERROR or FORBIDDEN_ERROR. */
export async function viewTeacherPane(ctx: Ctx, { id }: { readonly id: string }): Promise<TeacherPane> {
  const [state, questions, toClass, counts] = await Promise.all([
    findPaneState(ctx.db, id),
    listLearnerQuestions(ctx.db, id, null),
    listClassQuestions(ctx.db, id, MOST_RESULTS),
    countAnswers(ctx.db, id),
  ])
  const { open, over } = byTime(ctx, toClass)
  const rich = await readRich(ctx, versionsOf(toClass), 'en')
  const askers = await listLearnersById(ctx.db, questions.map(({ learnerId }) => learnerId)) // prettier-ignore
  const names = new Map<string, string>(askers.map(({ userId: learnerId, firstName, lastName }) => [learnerId, shortName(firstName, lastName)])) // prettier-ignore
  return {
    serverTime: ctx.now(),
    ...state,
    questions: questions.map(({ id: questionId, learnerId, text, votes, isShown }) => ({
      id: questionId,
      text,
      votes,
      isShown,
      learnerName: names.get(learnerId) ?? '',
    })),
    open: open ? { ...withoutKey(open, rich), answers: counts.get(open.id)?.answers ?? 0 } : null,
    results: over.map((question) => resultOf(question, rich, counts.get(question.id))),
  } as TeacherPane // likewise
}

function byTime(ctx: Ctx, questions: readonly ClassQuestionRow[]) {
  const isOpen = ({ closesAt }: ClassQuestionRow) => isBefore(ctx.now(), closesAt)
  return { open: questions.find(isOpen), over: questions.filter((question) => !isOpen(question)) }
}

function versionsOf(questions: readonly ClassQuestionRow[]): string[] {
  return [...new Set(questions.flatMap(({ versionId }) => versionId ?? []))]
}

function withoutKey(question: ClassQuestionRow, rich: RichVersions) {
  const { id, kind, text, options, closesAt } = question
  return { id, kind, text, options, rich: richQuestion(question, rich), closesAt }
}

const NO_ANSWERS: AnswerCounts = { answers: 0, right: 0, byOption: {} }

function resultOf(question: ClassQuestionRow, rich: RichVersions, { answers, right, byOption } = NO_ANSWERS) {
  const counts =
    question.kind === 'NUMERIC' ? [right, answers - right] : question.options.map((_, place) => byOption[place] ?? 0)
  return { ...withoutKey(question, rich), key: question.key, counts, answers }
}
