import { accountErrors } from '#core/modules/accounts/errors.ts'
import { fieldsToAwaitConsent, standingOf } from '#core/modules/accounts/standing.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { profileErrors as errors } from '#core/modules/profiles/errors.ts'
import type { QuestionFlow, StoredQuestion } from '#core/modules/profiles/profile.ts'
import { DEFAULT_CHOICE } from '#core/taxonomy/grade.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { deleteAnswers, listAnswers, listFlows, saveAnswer, type StoredAnswer, type StoredFlow } from './store.ts'

interface QuestionFlowsInput {
  readonly flowKey?: string | undefined
  readonly lang: Language
}

export async function viewFlows(
  ctx: Ctx,
  { flowKey, lang }: QuestionFlowsInput,
  { learnerId }: LearnerCall,
): Promise<QuestionFlow[]> {
  const [flows, answers] = await Promise.all([flowsFor(ctx, learnerId), listAnswers(ctx.db, learnerId)])
  return flows
    .filter(({ key }) => flowKey === undefined || key === flowKey)
    .map((flow) => flowView(flow, answers, lang))
}

/** Throws CONSENT_NEEDED for a child nobody has agreed for: what it says of itself is not kept. */
export async function answerQuestions(
  ctx: Ctx,
  {
    answers,
    version,
    ...asked
  }: QuestionFlowsInput & {
    readonly flowKey: string
    readonly version: number
    readonly answers: Record<string, string[]>
  },
  call: LearnerCall,
): Promise<QuestionFlow[]> {
  const { flowKey } = asked
  const { learnerId } = call
  const learner = await call.readLearner()
  if (!learner) throw commonErrors.NOT_FOUND_ERROR()
  if (fieldsToAwaitConsent(standingOf(learner, ctx.now()), ['answers']).length > 0) throw accountErrors.CONSENT_NEEDED()
  const flow = (await flowsFor(ctx, learnerId)).find(({ key }) => key === flowKey)
  if (flow?.version !== version) throw errors.FLOW_CHANGED()
  const given = Object.entries(answers)
  if (!given.every(([key, answer]) => isOffered(flow, key, answer))) throw errors.ANSWER_NOT_OFFERED()
  await ctx.db.transaction().execute(async (tx) => {
    for (const [questionKey, answer] of given)
      if (answer.length === 0) await deleteAnswers(tx, learnerId, { flowKey, questionKey })
      else await saveAnswer(tx, { learnerId, flowKey, version, questionKey, answer }, ctx.now())
  })
  return viewFlows(ctx, asked, call)
}

async function flowsFor(ctx: Ctx, learnerId: string): Promise<StoredFlow[]> {
  const learner = await findLearner(ctx.db, learnerId)
  return listFlows(ctx.db, learner?.studentInfo.grade ?? DEFAULT_CHOICE.grade)
}

function isOffered({ questions }: StoredFlow, key: string, answer: readonly string[]): boolean {
  const question = questions.find((each) => each.key === key)
  if (!question) return false
  if (question.kind !== 'MANY' && answer.length > 1) return false
  return question.kind === 'TEXT' || isAmong(question, answer)
}

function isAmong({ options }: StoredQuestion, answer: readonly string[]): boolean {
  return new Set(answer).size === answer.length && answer.every((key) => options.some((option) => option.key === key))
}

/** An answer to an earlier version stands where the question still offers it. */
function flowView(flow: StoredFlow, answers: readonly StoredAnswer[], lang: Language) {
  const { key, version, questions } = flow
  const answerTo = (question: string) => {
    const given = answers.find(({ flowKey, questionKey }) => flowKey === key && questionKey === question)?.answer
    return given && isOffered(flow, question, given) ? given : null
  }
  return {
    flowKey: key,
    version,
    questions: questions.map((question) => ({
      ...question,
      prompt: inLanguage(question.prompt, lang),
      options: question.options.map((option) => ({ ...option, label: inLanguage(option.label, lang) })),
      answer: answerTo(question.key),
    })),
    isComplete: questions.every((question) => question.isOptional || answerTo(question.key) !== null),
  }
}
