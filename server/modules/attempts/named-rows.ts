// The names that staff read next to the ids of attempts, corrections and challenges. They are read where they are kept.
import { listLearnerNames } from '#server/modules/accounts/index.ts'
import { listVersionWords } from '#server/modules/questions/index.ts'
import type { Db } from '#server/platform/database/db.ts'

export async function withLearnerName(db: Db, rows: readonly { readonly learnerId: string }[]) {
  const names = await listLearnerNames(db, rows.map(({ learnerId }) => learnerId)) // prettier-ignore
  return rows.map(({ learnerId }) => ({ learnerName: names.get(learnerId) ?? null }))
}

export async function withQuestionWords(db: Db, rows: readonly { readonly questionId: string }[]) {
  const words = await listVersionWords(db, rows.map(({ questionId }) => questionId)) // prettier-ignore
  return rows.map(({ questionId }) => ({ questionWords: words.get(questionId) ?? '' }))
}
