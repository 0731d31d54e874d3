// For tests and for the seed: a paper with one question of each kind, and its answers.
import type { z } from 'zod'
import { QuestionVersionId, type PaperDraft } from '#core/modules/papers/paper.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import { someQuestions } from '#server/modules/questions/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

export { someMarkedAttempts } from './factory-attempts.ts'

const four = { a: 'One', b: 'Two', c: 'Three', d: 'Four' }
const place = { subject: 'maths', grade: 11, chapter: 'Sets', difficulty: 'EASY' as const }
const text = (stem: string, options: Readonly<Record<string, string>> = {}) => ({ en: { stem, options, solution: 'SECRET-SOLUTION $1 + 1 = 2$.' } }) // prettier-ignore

type Version = z.infer<typeof QuestionVersionId>

export interface ATestPaper {
  readonly paperId: string
  /** Right: a. */
  readonly single: Version
  /** Right: a, b and d. */
  readonly multiple: Version
  /** Right: 4.5 to 4.7. */
  readonly numeric: Version
}

const ADVANCED = ['mpl-jee-advanced-2026-scq', 'mpl-jee-advanced-2026-mcq', 'mpl-jee-advanced-2026-numeric']
/** No wrong answer takes marks away, so answers may be checked. */
export const WITHOUT_MINUS = ['mpl-school-2026-scq', 'mpl-school-2026-mcq', 'mpl-school-2026-numeric']

/** +3 −1, the ladder of JEE Advanced, and +4 0: eleven marks in an hour. */
export async function aTestPaper(ctx: Ctx, but: Partial<z.input<typeof PaperDraft>> = {}, policyIds = ADVANCED): Promise<ATestPaper> {
  const optionIds = Object.keys(four)
  const ids = await someQuestions(ctx, [
    { ...place, kind: 'SCQ', optionIds, texts: text('Which is first?', four), key: { kind: 'SCQ', options: ['a'] } },
    { ...place, kind: 'MCQ', optionIds, texts: text('Which of them?', four), key: { kind: 'MCQ', options: ['a', 'b', 'd'] } }, // prettier-ignore
    { ...place, kind: 'NUMERIC', texts: text('How many?'), key: { kind: 'NUMERIC', intervals: [{ lo: '4.5', hi: '4.7' }], decimals: 1 } }, // prettier-ignore
  ])
  const [single, multiple, numeric] = ids.map((id) => QuestionVersionId.parse(id))
  if (!single || !multiple || !numeric) throw new Error('three questions were made')
  const sections = [{ id: 's1', name: 'Maths', subject: 'maths', policyIds, questions: [single, multiple, numeric] }]
  const draft = { title: { en: 'Sets' }, kind: 'PRACTICE' as const, durationMinutes: 60, isFree: true, sections }
  return { paperId: await aPaper(ctx, { ...draft, ...but }), single, multiple, numeric }
} // prettier-ignore

export interface AWrittenPaper {
  readonly paperId: string
  /** Right: a. */
  readonly single: Version
  /** The law for two marks, the figure for three. */
  readonly written: Version
}

/** A chapter test with a single choice for one mark and a written answer for five. */
export async function aWrittenPaper(ctx: Ctx, but: Partial<z.input<typeof PaperDraft>> = {}): Promise<AWrittenPaper> {
  const rubric = [
    { id: 'law', text: 'Names the law', marks: '2' },
    { id: 'figure', text: 'Draws the figure', marks: '3' },
  ]
  const ids = await someQuestions(ctx, [
    { ...place, kind: 'SCQ', optionIds: Object.keys(four), texts: text('Which is first?', four), key: { kind: 'SCQ', options: ['a'] } },
    { ...place, kind: 'SUBJECTIVE', texts: text('Why do we lean back when a bus starts?'), key: { kind: 'SUBJECTIVE', rubric } },
  ])
  const [single, written] = ids.map((id) => QuestionVersionId.parse(id))
  if (!single || !written) throw new Error('two questions were made')
  const policyIds = ['mpl-school-2026-scq', 'mpl-school-2026-subjective']
  const sections = [{ id: 's1', name: 'Maths', subject: 'maths', policyIds, questions: [single, written] }]
  const draft = { title: { en: 'Motion, in writing' }, kind: 'CHAPTER' as const, durationMinutes: 60, isFree: true, sections }
  return { paperId: await aPaper(ctx, { ...draft, ...but }), single, written }
} // prettier-ignore
