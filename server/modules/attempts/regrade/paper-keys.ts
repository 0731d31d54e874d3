// The keys by which a paper is marked: those of its questions, with the corrections that are approved.
import { sql } from 'kysely'
import { isRuling, type RegradeKind } from '#core/modules/attempts/regrade.ts'
import type { MarkedKey } from '#core/modules/papers/marking/mark.ts'
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'
import { listVersionKeys } from '#server/modules/questions/index.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

/** The last approved correction of a question counts. */
export async function listPaperKeys(db: Db, paperId: string, questionIds: readonly string[]): Promise<Map<string, MarkedKey>> {
  const keys = new Map<string, MarkedKey>(await listVersionKeys(db, questionIds))
  const { rows } = await sql<{ questionId: string; kind: RegradeKind; key: AnswerKey }>`
    select question_id as "questionId", kind, key from attempts.regrade
    where paper_id = ${paperId} and status = 'APPROVED' order by decided_at, id`.execute(db)
  for (const { questionId, kind, key } of rows)
    if (keys.has(questionId)) keys.set(questionId, isRuling(kind) ? { ...key, ruling: kind } : key)
  return keys
} // prettier-ignore

/** While attempts are marked, no correction of their paper is approved: each attempt is marked before it or after it. */
export async function shareKeys(tx: Tx, paperId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`keys ${paperId}`}, 0))`.execute(tx)
}

/** Waits until no attempt of the paper is being marked, and keeps others waiting. */
export async function lockKeys(tx: Tx, paperId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keys ${paperId}`}, 0))`.execute(tx)
}
