import type { SolutionView } from '#core/modules/attempts/api.ts'
import { withoutRuling } from '#core/modules/attempts/regrade.ts'
import { showMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { isAnswered } from '#core/modules/attempts/attempt-status.ts'
import { viewPaper, type PaperView } from '#server/modules/papers/index.ts'
import { listVersionSolutions } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listPaperKeys } from '../regrade/paper-keys.ts'
import { listResponses } from '../store-responses.ts'
import { countTakers, listRightPercents, listScores } from '../store-scores.ts'
import type { Attempt } from '../store.ts'
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
        key: withoutRuling(key),
        ruling: key.ruling ?? null,
        solutions: solutionTexts(solutions.get(question.id) ?? {}),
        rightPercent: right.get(question.id) ?? null,
      }
    }),
  }
}

export function solutionTexts(
  solutions: Readonly<Record<string, { readonly solution: string } | undefined>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(solutions).flatMap(([lang, text]) => (text?.solution ? [[lang, text.solution]] : []))) // prettier-ignore
}
