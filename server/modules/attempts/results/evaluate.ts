// Marks a submitted attempt with the pure function of core, in one transaction.
import { z } from 'zod'
import { isAnswered } from '#core/modules/attempts/attempt-status.ts'
import { markPaper, mostMarks, type MarkedSection } from '#core/modules/papers/marking/mark-paper.ts'
import { addMarks } from '#core/modules/papers/marking/marks.ts'
import { findPaper, readRules, type Paper } from '#server/modules/papers/index.ts'
import { listVersionFacts, listVersionKeys } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { lockAttempt, updateEvaluated } from '../store.ts'
import { listResponses, type StoredResponse } from '../store-responses.ts'
import { insertScores } from '../store-scores.ts'

export const evaluateJob = job({
  name: 'attempts.evaluate',
  payload: z.object({ attemptId: z.string() }),
  run: (ctx, { attemptId }) => ctx.db.transaction().execute((tx) => evaluate(ctx, tx, attemptId)),
})

/** Does nothing to an attempt that is marked, or that was erased. Throws where a key or a policy is missing: the job tries again. */
async function evaluate(ctx: Ctx, tx: Tx, attemptId: string): Promise<void> {
  const attempt = await lockAttempt(tx, attemptId)
  if (attempt?.status !== 'SUBMITTED' && attempt?.status !== 'AUTO_SUBMITTED') return
  const paper = await findPaper(tx, attempt.paperId)
  if (!paper) throw new Error(`the paper ${attempt.paperId} is missing`)
  const responses = new Map((await listResponses(tx, attemptId)).map((each) => [each.questionId, each]))
  const { scores, total, most } = markResponses(await readMarking(tx, paper), responses)
  await insertScores(tx, attemptId, scores)
  await updateEvaluated(tx, attemptId, { marks: total, maxMarks: most, now: ctx.now() })
  for (const { questionId, fault } of scores)
    if (fault) ctx.log.fault('an answer could not be marked', new Error(fault), { reason: questionId })
}

interface Marking {
  readonly paper: Paper
  readonly rules: Awaited<ReturnType<typeof readRules>>
  readonly keys: Awaited<ReturnType<typeof listVersionKeys>>
  readonly kinds: ReadonlyMap<string, string>
}

/** All that the marks of a paper depend on, but the answers. */
export async function readMarking(tx: Tx, paper: Paper): Promise<Marking> {
  const ids = paper.sections.flatMap(({ questions }) => questions)
  const rules = await readRules(tx, paper.sections)
  const keys = await listVersionKeys(tx, ids)
  const kinds = new Map((await listVersionFacts(tx, ids)).map(({ id, kind }) => [id, kind]))
  return { paper, rules, keys, kinds }
}

type Responses = ReadonlyMap<string, Pick<StoredResponse, 'status' | 'value' | 'timeMs'>>

/** Throws where a key or a policy is missing. */
export function markResponses(marking: Marking, responses: Responses) {
  const sections = markedSections(marking, responses)
  const { questions, total } = markPaper(sections)
  const sectionOf = new Map(marking.paper.sections.flatMap(({ id, questions: ids }) => ids.map((each) => [String(each), id]))) // prettier-ignore
  const scores = questions.map(({ questionId, outcome, marks, fault }, position) => ({
    position,
    sectionId: sectionOf.get(questionId) ?? '',
    questionId,
    outcome,
    marks,
    timeMs: responses.get(questionId)?.timeMs ?? 0,
    fault,
  }))
  return { scores, total, most: addMarks(sections.map(mostMarks)) }
}

function markedSections({ paper, rules, keys, kinds }: Marking, responses: Responses): MarkedSection[] {
  return paper.sections.map(({ allowed, policyIds, questions }) => ({
    allowed,
    questions: questions.map((questionId) => {
      const rule = policyIds.map((id) => rules.get(id)).find((each) => each?.kind === kinds.get(questionId))
      const key = keys.get(questionId)
      if (!rule || !key) throw new Error(`the question ${questionId} has no ${rule ? 'key' : 'marking policy'}`)
      const response = responses.get(questionId)
      return { questionId, rule, key, answer: response && isAnswered(response.status) ? response.value : null }
    }),
  }))
}
