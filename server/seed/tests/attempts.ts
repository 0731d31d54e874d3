// Two hundred attempts at the demo papers, so that percentiles and statistics show. Their takers have no account: nobody logs in as them.
import { DAY, HOUR, later } from '#core/kernel/time.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { someMarkedAttempts, type TakenPaper } from '#server/modules/attempts/factory-attempts.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DemoQuestion } from '../questions.ts'
import { createRandom, type Random } from '../random.ts'

const TAKERS = 25
/** In percent of the questions. */
const [TRIED, LEAST_RIGHT, MOST_RIGHT] = [85, 25, 95]

export interface DemoPaper {
  readonly id: string
  readonly questions: readonly DemoQuestion[]
}

/** Some know much and some little. The same takers write all papers. */
export async function seedAttempts(ctx: Ctx, papers: readonly DemoPaper[]): Promise<void> {
  const random = createRandom(papers.length)
  const takers = Array.from({ length: TAKERS }, (_, i) => ({
    learnerId: ctx.newId('lrn'),
    right: LEAST_RIGHT + Math.round(((MOST_RIGHT - LEAST_RIGHT) * i) / (TAKERS - 1)),
  }))
  for (const { id, questions } of papers) {
    const taken = takers.map(({ learnerId, right }, i): TakenPaper => ({
      learnerId,
      startedAt: later(ctx.now(), -2 * DAY - i * HOUR),
      answers: answersOf(questions, right, random),
      timeMs: 30_000 + random.below(90_000),
    }))
    await someMarkedAttempts(ctx, id, taken)
  }
} // prettier-ignore

function answersOf(questions: readonly DemoQuestion[], right: number, random: Random): Record<string, Answer> {
  const tried = questions.filter(() => random.below(100) < TRIED)
  return Object.fromEntries(tried.map(({ versionId, key, optionIds }) => {
    const isRight = random.below(100) < right
    if (key.kind === 'NUMERIC') return [versionId, { number: isRight ? (key.intervals[0]?.lo ?? '0') : '987' }]
    if (key.kind !== 'SCQ' && key.kind !== 'MCQ') throw new Error(`${versionId} is of another kind`)
    const wrong = optionIds.filter((option) => !key.options.includes(option))
    return [versionId, { options: isRight ? [...key.options] : [random.pick(wrong)] }]
  }))
} // prettier-ignore
