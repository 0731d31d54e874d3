// Practice sets: papers that are made for one learner after an attempt.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { PaperDraft, type PaperSection } from '#core/modules/papers/paper.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { derivedFields, paperRows } from './staff/papers.ts'
import { listPapers, type PaperHead } from './store.ts'

export interface NewPracticeSet {
  readonly learnerId: string
  /** The attempt that it follows: each has one set. */
  readonly attemptId: string
  readonly title: LocalisedText
  readonly section: Pick<PaperSection, 'name' | 'subject' | 'policyIds' | 'questions'>
  readonly durationMinutes: number
  readonly bundleIds: readonly string[]
  readonly isFree: boolean
}

const MOST_ATTEMPTS = 3

export async function insertPracticeSet(ctx: Ctx, tx: Tx, set: NewPracticeSet): Promise<string> {
  const { learnerId, attemptId, title, section, durationMinutes, bundleIds, isFree } = set
  const draft = PaperDraft.parse({
    title,
    kind: 'PRACTICE',
    durationMinutes,
    sections: [{ ...section, id: 's1' }],
    bundleIds,
    isFree,
    maxAttempts: MOST_ATTEMPTS,
    challengeDays: 0,
  })
  const id = ctx.newId('pap')
  // Nobody prints it, and its learner sees the options in another order: the places of its key say nothing.
  const derived = await derivedFields(tx, draft, { isPrinted: false })
  if (derived.problems.length > 0) throw new Error(`a practice set could not be made: ${JSON.stringify(derived.problems)}`)
  await paperRows.insert(tx, id, { ...draft, ...derived, learnerId, attemptId, status: 'PUBLISHED' }, ctx.now())
  return id
} // prettier-ignore

/** The set that was made after this attempt. */
export async function findPracticeSet(db: Db, attemptId: string): Promise<PaperHead | undefined> {
  const { rows } = await sql<{ id: string }>`select id from papers.paper where attempt_id = ${attemptId}`.execute(db)
  const [set] = await listPapers(db, rows.map(({ id }) => id)) // prettier-ignore
  return set
}

/** So many of a learner's sets are listed. */
const MOST_LISTED = 20

/** The learner's own sets, the newest first. */
export async function listPracticeSets(db: Db, learnerId: string, since: Instant): Promise<PaperHead[]> {
  const { rows } = await sql<{ id: string }>`select id from papers.paper
    where learner_id = ${learnerId} and updated_at > ${at(since)} order by updated_at desc limit ${MOST_LISTED}`.execute(db) // prettier-ignore
  return listPapers(db, rows.map(({ id }) => id)) // prettier-ignore
}

/**
 * The papers that hold these questions back, by question: a practice answer would give away the answer of a test. Papers that
 * are for practice themselves and retired ones hold nothing back.
 */
export async function listHoldingPapers(db: Db, questionIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; questions: string[] }>`
    select id, jsonb_path_query_array(sections, '$[*].questions[*]') as questions from papers.paper
    where learner_id is null and kind <> 'PRACTICE' and status <> 'RETIRED'
      and jsonb_path_query_array(sections, '$[*].questions[*]') ?| ${[...questionIds]}::text[]`.execute(db)
  const held = new Map<string, string[]>()
  for (const { id, questions } of rows)
    for (const question of questions) held.set(question, [...(held.get(question) ?? []), id])
  return held
}

export async function exportPracticeSets(db: Db, learnerId: string): Promise<unknown[]> {
  const { rows } = await sql`select id, title, attempt_id as "afterAttempt", question_count as "questions",
    updated_at as "madeAt" from papers.paper where learner_id = ${learnerId} order by updated_at`.execute(db)
  return rows
}

export async function deletePracticeSets(db: Db, learnerId: string): Promise<void> {
  await sql`delete from papers.paper where learner_id = ${learnerId}`.execute(db)
}
