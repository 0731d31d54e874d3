import type { SolutionView } from '#core/modules/attempts/api.ts'
import { withoutRuling } from '#core/modules/attempts/regrade.ts'
import { showMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { isAnswered } from '#core/modules/attempts/attempt-status.ts'
import { viewPaper, type PaperView } from '#server/modules/papers/index.ts'
import { listVersionSolutions } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listPaperKeys } from '../regrade/paper-keys.ts'
import { listResponses, type StoredResponse } from '../store-responses.ts'
import { countTakers, listRightPercents, listScores } from '../store-scores.ts'
import type { Attempt } from '../store.ts'
import { photosOfAttempt } from '../written/claim-photos.ts'
import { listWrittenMarks } from '../written/store-written.ts'
import { requireReleased } from './release.ts'
import { LEAST_TAKERS } from './view-result.ts'

interface Solutions {
  readonly solutions: SolutionView[]
  readonly passages: PaperView['passages']
}

/** The right answers, why, and the learner's own. Throws RESULT_NOT_RELEASED. */
export async function viewSolutions(ctx: Ctx, attempt: Attempt): Promise<Solutions> {
  const paper = await requireReleased(ctx, attempt)
  const { questions, passages } = await viewPaper(ctx.db, paper.sections, attempt.seed)
  const ids = questions.map(({ id }) => id)
  const keys = await listPaperKeys(ctx.db, paper.id, ids)
  const solutions = await listVersionSolutions(ctx.db, ids)
  const scores = new Map((await listScores(ctx.db, attempt.id)).map((each) => [each.questionId, each]))
  const answers = new Map((await listResponses(ctx.db, attempt.id)).map((each) => [each.questionId, each]))
  const written = await readWritten(ctx, attempt.id, [...answers.values()])
  const { takers } = await countTakers(ctx.db, { paperId: paper.id, marks: 0 })
  const right = takers < LEAST_TAKERS ? new Map<string, number>() : await listRightPercents(ctx.db, paper.id)
  return {
    passages,
    solutions: questions.flatMap((question) => {
      const [score, key, answer] = [scores.get(question.id), keys.get(question.id), answers.get(question.id)]
      if (!score || !key) return []
      return {
        question,
        outcome: score.outcome,
        marks: showMarks(score.marks as Thousandths), // stored as such
        answer: answer && isAnswered(answer.status) ? answer.value : null,
        written: written.get(question.id) ?? null,
        key: withoutRuling(key),
        ruling: key.ruling ?? null,
        solutions: solutionTexts(solutions.get(question.id) ?? {}),
        rightPercent: right.get(question.id) ?? null,
      }
    }),
  }
}

/** Photos and marks of the answers that were written, by question. */
async function readWritten(ctx: Ctx, attemptId: string, answers: readonly StoredResponse[]): Promise<Map<string, NonNullable<SolutionView['written']>>> {
  const texts = answers.flatMap(({ questionId, value }) => (value && 'text' in value ? [{ questionId, ...value }] : []))
  if (texts.length === 0) return new Map()
  const photos = await photosOfAttempt(ctx, attemptId)
  const marks = new Map((await listWrittenMarks(ctx.db, attemptId)).map((each) => [each.questionId, each]))
  return new Map(
    texts.map(({ questionId, photos: keys }) => {
      const given = marks.get(questionId)
      return [
        questionId,
        {
          photos: keys.flatMap((key) => photos.get(key) ?? []).map(({ key, url }) => ({ key, url })),
          lines: (given?.lines ?? []).map(({ id, marks: each }) => ({ id, marks: showMarks(each as Thousandths) })), // stored as such
          remark: given?.remark ?? '',
        },
      ]
    }),
  )
} // prettier-ignore

export function solutionTexts(
  solutions: Readonly<Record<string, { readonly solution: string } | undefined>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(solutions).flatMap(([lang, text]) => (text?.solution ? [[lang, text.solution]] : []))) // prettier-ignore
}
