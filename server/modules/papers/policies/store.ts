import { sql } from 'kysely'
import type { PaperPolicy } from '#core/modules/papers/check-paper.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

export interface PolicyPlace {
  readonly exam: string
  readonly year: number
  readonly paper: string
  readonly section: string
  readonly variant: string
}

/** The number of the next row of this place. Two who write at once: the second is refused by the table's unique key. */
export async function nextEdition(tx: Tx, { exam, year, paper, section, variant }: PolicyPlace): Promise<number> {
  const { rows } = await sql<{ edition: number }>`select coalesce(max(edition), 0)::int + 1 as edition
    from papers.marking_policy where (exam, year, paper, section, variant) = (${exam}, ${year}, ${paper}, ${section}, ${variant})`.execute(
    tx,
  )
  return rows[0]?.edition ?? 1
}

/** The exam of a policy. Undefined if there is no such policy. */
export async function findExam(db: Db, policyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ exam: string }>`select exam from papers.marking_policy where id = ${policyId}`.execute(
    db,
  )
  return rows[0]?.exam
}

export async function listPolicies(db: Db, ids: readonly string[]): Promise<PaperPolicy[]> {
  const { rows } = await sql<PaperPolicy>`select id, rule, questions, allowed from papers.marking_policy
    where id = any(${[...ids]}::text[])`.execute(db)
  return rows
}
