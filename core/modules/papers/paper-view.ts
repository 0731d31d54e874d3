// A paper as learners read it: no key, no solution.
import { z } from 'zod'
import { MarkText, OptionId } from '#core/modules/questions/answer-key.ts'
import { QuestionKindKey } from '#core/modules/questions/question.ts'
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import { QuestionVersionId } from './paper.ts'

const ById = z.record(OptionId, z.string())
/** HTML that the server made and sanitised. */
const TextView = z.object({ stem: z.string(), options: ById, rows: ById, columns: ById })

/** Complete languages only. */
const TextsView = z.object(
  Object.fromEntries(LANGUAGES.map((lang) => [lang, TextView.optional()])),
) as unknown as z.ZodType<Partial<Record<Language, z.infer<typeof TextView>>>> // fromEntries forgets the keys
export type TextsView = z.infer<typeof TextsView>

export const SectionView = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  allowed: z.int().nullable(),
  minutes: z.int().nullable(),
  /** Nobody comes back to it. */
  isLocked: z.boolean(),
  /** The marks of each kind of question in it. `partial`: some of the right options give a part of the marks. */
  marks: z.array(z.object({ kind: QuestionKindKey, full: MarkText, wrong: MarkText, partial: z.boolean() })),
})
export type SectionView = z.infer<typeof SectionView>

export const PaperQuestionView = z.object({
  id: QuestionVersionId,
  sectionId: z.string(),
  kind: QuestionKindKey,
  /** The form of its answer: a matrix is answered by options or by pairs. */
  answeredBy: z.enum(['options', 'number', 'pairs', 'text']),
  /** In the order in which they are shown. */
  optionIds: z.array(z.string()),
  rowIds: z.array(z.string()),
  columnIds: z.array(z.string()),
  /** Digits after the point that a numeric answer is asked for. */
  decimals: z.int().nullable(),
  texts: TextsView,
  passageId: z.string().nullable(),
})
export type PaperQuestionView = z.infer<typeof PaperQuestionView>

export const PassageView = z.object({ id: z.string(), texts: TextsView })
export type PassageView = z.infer<typeof PassageView>
