// Ranks of a paper's first attempts, with the tie-breaks of its exam: learning reference, section 3. Only learners who wish so are listed, under a pseudonym.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { pseudonymOf } from '#core/modules/attempts/pseudonym.ts'
import { showMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import {
  rankCandidates,
  type Candidate,
  type Ranked,
  type SubjectTally,
  type TieBreak,
} from '#core/modules/papers/marking/rank.ts'
import { findExam, type Paper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Attempt } from '../store.ts'
import { isForPractice, readMarking } from './mark-attempt.ts'
import { requireReleased } from './release.ts'
import { LEAST_TAKERS } from './view-result.ts'

/** So many of those who show their rank are listed. */
const LISTED = 20

/** A practice paper has no ranks: its takers saw which answers were right. Throws RESULT_NOT_RELEASED. */
export async function viewRank(ctx: Ctx, attempt: Attempt) {
  const paper = await requireReleased(ctx, attempt)
  if (isForPractice(paper, await readMarking(ctx.db, paper))) return { pseudonym: null, rank: null, takers: 0, listed: [] }
  const candidates = await listCandidates(ctx.db, paper)
  if (candidates.length < LEAST_TAKERS) return { pseudonym: attempt.pseudonym, rank: null, takers: candidates.length, listed: [] }
  const ranked = rankCandidates(candidates, await tieBreakOf(ctx.db, paper))
  return {
    pseudonym: attempt.pseudonym,
    rank: attempt.pseudonym === null ? null : (ranked.find(({ id }) => id === attempt.id)?.rank ?? null),
    takers: candidates.length,
    listed: listedOf(ranked, new Map(candidates.map((each) => [each.id, each]))),
  }
} // prettier-ignore

/** Shows or hides the learner's rank. The pseudonym of an attempt is always the same. Throws RESULT_NOT_RELEASED. */
export async function showRank(ctx: Ctx, attempt: Attempt, isShown: boolean) {
  await requireReleased(ctx, attempt)
  const pseudonym = isShown ? pseudonymOf(createHash('sha256').update(attempt.id).digest().readUInt32BE()) : null
  await sql`update attempts.attempt set pseudonym = ${pseudonym} where id = ${attempt.id}`.execute(ctx.db)
  return viewRank(ctx, { ...attempt, pseudonym })
}

interface Taker extends Candidate {
  readonly pseudonym: string | null
}

function listedOf(ranked: readonly Ranked[], takers: ReadonlyMap<string, Taker>) {
  return ranked
    .flatMap(({ id, rank }) => {
      const taker = takers.get(id)
      return taker?.pseudonym ? [{ rank, pseudonym: taker.pseudonym, marks: showMarks(taker.total) }] : []
    })
    .slice(0, LISTED)
}

/** The exam of the paper's policies decides. */
async function tieBreakOf(db: Db, { sections }: Paper): Promise<TieBreak> {
  const [policyId = ''] = sections.flatMap(({ policyIds }) => policyIds)
  return TIE_BREAKS[(await findExam(db, policyId)) ?? ''] ?? 'NONE'
}

const TIE_BREAKS: Readonly<Record<string, TieBreak>> = { neet: 'NEET', 'jee-main': 'JEE_MAIN' }

interface TallyRow {
  readonly id: string
  readonly pseudonym: string | null
  readonly total: Thousandths
  readonly sections: Readonly<Record<string, SubjectTally>>
}

async function listCandidates(db: Db, { id, sections }: Paper): Promise<Taker[]> {
  const { rows } = await sql<TallyRow>`
    select a.id, a.pseudonym, a.marks as total, jsonb_object_agg(t.section_id, jsonb_build_object('marks', t.marks, 'correct', t.correct,
      'wrong', t.wrong)) as sections
    from attempts.attempt a join lateral (
      select section_id, sum(marks)::int as marks, (count(*) filter (where outcome = 'CORRECT'))::int as correct,
        (count(*) filter (where outcome = 'WRONG'))::int as wrong
      from attempts.score where attempt_id = a.id group by section_id
    ) t on true
    where a.paper_id = ${id} and a.status = 'EVALUATED' and a.no = 1 group by a.id`.execute(db)
  const subjects = new Map(sections.map((section) => [section.id, section.subject]))
  return rows.map((row) => ({ id: row.id, pseudonym: row.pseudonym, total: row.total, subjects: bySubject(row, subjects) }))
} // prettier-ignore

/** A paper may have two sections of a subject. */
function bySubject({ sections }: TallyRow, subjects: ReadonlyMap<string, string>): Record<string, SubjectTally> {
  const tallies: Record<string, SubjectTally> = {}
  for (const [sectionId, { marks, correct, wrong }] of Object.entries(sections)) {
    const subject = subjects.get(sectionId) ?? sectionId
    const sum = tallies[subject] ?? { marks: 0 as Thousandths, correct: 0, wrong: 0 }
    tallies[subject] = {
      marks: (sum.marks + marks) as Thousandths,
      correct: sum.correct + correct,
      wrong: sum.wrong + wrong,
    } // sums of thousandths
  }
  return tallies
}
