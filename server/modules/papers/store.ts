// SQL over papers for other modules. Staff write them by staff/papers.ts.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { PaperDraft, PaperSection } from '#core/modules/papers/paper.ts'
import type { PaperStatus } from '#core/modules/papers/paper-kind.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface PaperHead {
  readonly id: string
  /** Only for a practice set: the learner it was made for. */
  readonly learnerId: string | null
  readonly title: LocalisedText
  readonly kind: PaperDraft['kind']
  readonly durationMinutes: number
  readonly grades: readonly number[]
  readonly bundleIds: readonly string[]
  readonly isFree: boolean
  readonly opensAt: Instant | null
  readonly closesAt: Instant | null
  readonly maxAttempts: number
  readonly release: PaperDraft['release']
  readonly releasedAt: Instant | null
  readonly status: PaperStatus
  readonly languages: readonly Language[]
  readonly questionCount: number
  readonly totalMarks: string
}

export interface Paper extends PaperHead {
  readonly sections: readonly PaperSection[]
  readonly challengeDays: number
  readonly integrity: PaperDraft['integrity']
  readonly isMarkedTwice: boolean
}

const head = sql`id, learner_id as "learnerId", title, kind, duration_minutes as "durationMinutes", grades, bundle_ids as "bundleIds",
  is_free as "isFree", opens_at as "opensAt", closes_at as "closesAt", max_attempts as "maxAttempts", release,
  released_at as "releasedAt", status, languages, question_count as "questionCount", total_marks as "totalMarks"`

export async function findPaper(db: Db, id: string): Promise<Paper | undefined> {
  const { rows } = await sql<Paper>`select ${head}, sections, challenge_days as "challengeDays", integrity,
    is_marked_twice as "isMarkedTwice"
    from papers.paper where id = ${id}`.execute(db)
  return rows[0]
}

/** Papers of these ids, in any state. */
export async function listPapers(db: Db, ids: readonly string[]): Promise<PaperHead[]> {
  const { rows } = await sql<PaperHead>`select ${head} from papers.paper where id = any(${[...ids]}::text[])`.execute(
    db,
  )
  return rows
}

/** How many papers a learner's list reads. */
const MOST = 200

/** Published papers whose window is not over, for this class, the first to close first. */
export async function listOpenPapers(db: Db, grade: number | null, now: Instant): Promise<PaperHead[]> {
  const { rows } = await sql<PaperHead>`select ${head} from papers.paper
    where status = 'PUBLISHED' and learner_id is null and kind <> 'IN_SCHOOL' and (closes_at is null or closes_at > ${at(now)})
      and (cardinality(grades) = 0 or ${grade}::int = any(grades))
    order by closes_at nulls last, id limit ${MOST}`.execute(db)
  return rows
}

/** Published papers whose window is not over, for any class. */
export async function listAllOpenPapers(db: Db, now: Instant): Promise<PaperHead[]> {
  const { rows } = await sql<PaperHead>`select ${head} from papers.paper
    where status = 'PUBLISHED' and learner_id is null and kind <> 'IN_SCHOOL' and (closes_at is null or closes_at > ${at(now)})
    order by closes_at nulls last, id limit ${MOST}`.execute(db)
  return rows
}

/** Published papers that courses can have, whose window is not over at this time, for any class. */
export async function listCoursePapers(db: Db, since: Instant): Promise<PaperHead[]> {
  const { rows } = await sql<PaperHead>`select ${head} from papers.paper
    where status = 'PUBLISHED' and learner_id is null and kind not in ('IN_SCHOOL', 'BENCHMARK')
      and (closes_at is null or closes_at > ${at(since)}) order by id`.execute(db)
  return rows
}

/** Published papers whose window ended after `since`. */
export async function listClosedPapers(
  db: Db,
  { grade, since, now }: { readonly grade: number | null; readonly since: Instant; readonly now: Instant },
): Promise<PaperHead[]> {
  const { rows } = await sql<PaperHead>`select ${head} from papers.paper
    where status = 'PUBLISHED' and learner_id is null and kind <> 'IN_SCHOOL' and closes_at > ${at(since)} and closes_at <= ${at(now)}
      and (cardinality(grades) = 0 or ${grade}::int = any(grades))
    order by closes_at desc, id limit ${MOST}`.execute(db)
  return rows
}

/** From here on the questions of the paper stay. Answers the paper as it stays; undefined if it does not exist. */
export async function lockForAttempt(tx: Tx, id: string, now: Instant): Promise<Paper | undefined> {
  await sql`update papers.paper set locked_at = ${at(now)} where id = ${id} and locked_at is null`.execute(tx)
  return findPaper(tx, id)
}

/** The sections of these papers, by paper. */
export async function listSections(db: Db, ids: readonly string[]): Promise<Map<string, readonly PaperSection[]>> {
  const { rows } = await sql<Pick<Paper, 'id' | 'sections'>>`select id, sections from papers.paper where id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map(({ id, sections }) => [id, sections]))
} // prettier-ignore

interface CheckedPaper extends PaperDraft {
  readonly id: string
  readonly problems: readonly object[]
}

/** As many papers are checked in a night, the newest first. */
const MOST_CHECKED = 5_000

/** Papers of staff that are not retired. */
export async function listToCheck(db: Db): Promise<CheckedPaper[]> {
  const { rows } =
    await sql<CheckedPaper>`select id, title, kind, duration_minutes as "durationMinutes", sections, integrity, release,
    opens_at as "opensAt", closes_at as "closesAt", problems from papers.paper
    where learner_id is null and status <> 'RETIRED' order by updated_at desc limit ${MOST_CHECKED}`.execute(db)
  return rows
}

export async function updateProblems(db: Db, id: string, problems: readonly object[]): Promise<void> {
  await sql`update papers.paper set problems = ${JSON.stringify(problems)}::jsonb where id = ${id}`.execute(db)
}
