// How the answers to one kind of question are marked, as data: learning reference, section 3. No exam's numbers are in the code.
import { z } from 'zod'
import { inWords } from '#core/kernel/schemas.ts'
import { MarkText } from '#core/modules/questions/answer-key.ts'

const Ladder = z.record(z.string().regex(/^[1-9]$/), MarkText)

const Partial = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('NONE') }),
  /** Marks by how many right options were chosen, if no wrong one was. */
  z.object({ mode: z.literal('LADDER'), ladder: Ladder }),
  /** Full marks times the chosen right options over all right ones, if no wrong one was chosen. */
  z.object({ mode: z.literal('PROPORTIONAL') }),
])

const marks = { full: MarkText, wrong: MarkText, blank: MarkText }

/** Who gets full marks for a question that was dropped. */
const Dropped = inWords(z.enum(['ALL', 'ATTEMPTED', 'NONE']), {
  ALL: 'Full marks for everyone',
  ATTEMPTED: 'Full marks for those who tried it',
  NONE: 'It does not count',
})

export const MarkingRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SCQ'), ...marks, dropped: Dropped }),
  z.object({ kind: z.literal('MCQ'), ...marks, partial: Partial, dropped: Dropped }),
  z.object({ kind: z.literal('NUMERIC'), ...marks, dropped: Dropped }),
  /** In a GRID, `perRow` are the marks for each row that is right; without it only the whole grid counts. */
  z.object({
    kind: z.literal('MATRIX'),
    ...marks,
    answeredAs: inWords(z.enum(['CODE', 'GRID']), { CODE: 'By the letter of an option', GRID: 'Row by row' }),
    perRow: MarkText.optional(),
    dropped: Dropped,
  }),
  z.object({ kind: z.literal('SUBJECTIVE'), full: MarkText, dropped: Dropped }),
])
export type MarkingRule = z.infer<typeof MarkingRule>
export type RuleOf<K extends MarkingRule['kind']> = Extract<MarkingRule, { kind: K }>
