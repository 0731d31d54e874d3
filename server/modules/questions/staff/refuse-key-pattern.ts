import { findKeyPattern, keyPlaceOf, patternText } from '#core/modules/questions/key-pattern.ts'
import type { QuestionDraft } from '#core/modules/questions/question.ts'
import type { RowError } from '#server/platform/resource/sheet.ts'

/** A sheet whose key can be guessed is not added: its questions come into papers in this order. Rows are counted from 0. */
export function refuseKeyPattern(drafts: readonly (Pick<QuestionDraft, 'key' | 'optionIds'> | undefined)[]): RowError[] {
  const placed = drafts.flatMap((draft, row) => {
    const at = draft?.key && keyPlaceOf(draft.key, draft.optionIds)
    return at ? [{ row, at }] : []
  })
  const pattern = findKeyPattern(placed.map(({ at }) => at))
  return pattern ? placed.map(({ row }) => ({ row, field: 'answer', message: patternText(pattern) })) : []
} // prettier-ignore
