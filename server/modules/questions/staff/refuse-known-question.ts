import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import type { QuestionDraft } from '#core/modules/questions/question.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findSameQuestion } from '../store.ts'
import { wordsOf } from './derived-fields.ts'

/** Throws for a row of a sheet whose question, with its options, is in the bank or higher up in the sheet. */
export async function refuseKnownQuestion(
  tx: Tx,
  { kind, texts }: Pick<QuestionDraft, 'kind' | 'texts'>,
): Promise<void> {
  const words = wordsOf(texts)
  const same = words === '' ? undefined : await findSameQuestion(tx, { kind, words })
  if (same)
    throw new DomainError(
      commonErrors.INVALID_INPUT,
      {},
      { stem: `This question is in the bank already, in the chapter “${same.chapter}”.` },
    )
}
