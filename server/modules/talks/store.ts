// SQL over talks: what a talk has besides its webinar, the meter and the feedback. Questions are in questions/store-questions.ts.
import { sql } from 'kysely'
import { isoString, HOUR, toInstant, type Instant } from '#core/kernel/time.ts'
import type { TalkPhase } from '#core/modules/talks/phase.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredTalk {
  readonly id: string
  readonly webinarId: string
  readonly speakerName: string
  readonly speakerRole: LocalisedText
  readonly speakerText: LocalisedText
  readonly phaseOverride: TalkPhase | null
  readonly hasMeter: boolean
  readonly quizPaperId: string | null
  readonly quizMarks: number | null
  readonly couponPoolId: string | null
}

/** Talks of these webinars, by the webinar. A webinar whose details staff have not written is left out. */
export async function listTalksOf(db: Db, webinarIds: readonly string[]): Promise<ReadonlyMap<string, StoredTalk>> {
  if (webinarIds.length === 0) return new Map()
  const { rows } =
    await sql<StoredTalk>`select id, webinar_id as "webinarId", speaker_name as "speakerName", speaker_role as "speakerRole",
      speaker_text as "speakerText", phase_override as "phaseOverride", has_meter as "hasMeter", quiz_paper_id as "quizPaperId",
      quiz_marks as "quizMarks", coupon_pool_id as "couponPoolId"
    from talks.talk where webinar_id = any(${[...webinarIds]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.webinarId, row]))
}

export async function findTalkOf(db: Db, webinarId: string): Promise<StoredTalk | undefined> {
  return (await listTalksOf(db, [webinarId])).get(webinarId)
}

/** One answer more in the hour that runs. */
export async function countStress(db: Db, webinarId: string, { value, now }: { readonly value: number; readonly now: Instant }): Promise<void> {
  const hour = isoString(toInstant(now - (now % HOUR)))
  await sql`insert into talks.stress as s (webinar_id, hour, value, answers) values (${webinarId}, ${hour}, ${value}, 1)
    on conflict (webinar_id, hour, value) do update set answers = s.answers + 1`.execute(db)
} // prettier-ignore

/** The answers of a talk, by their value. */
export async function readStress(db: Db, webinarId: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{
    value: number
    answers: number
  }>`select value, sum(answers)::int as answers from talks.stress
    where webinar_id = ${webinarId} group by value`.execute(db)
  return new Map(rows.map(({ value, answers }) => [value, answers]))
}

export async function findHelpline(db: Db): Promise<LocalisedText> {
  const { rows } = await sql<{ text: LocalisedText }>`select text from talks.helpline where id = 'stress'`.execute(db)
  return rows[0]?.text ?? { en: 'Tele-MANAS: 14416' }
}

export interface NewFeedback {
  readonly id: string
  readonly webinarId: string
  readonly learnerId: string
  readonly rating: number
  readonly text: string
  readonly now: Instant
}

/** False: the learner has given it before. */
export async function insertFeedback(tx: Tx, { id, webinarId, learnerId, rating, text, now }: NewFeedback): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into talks.feedback (id, webinar_id, learner_id, rating, text, given_at)
    values (${id}, ${webinarId}, ${learnerId}, ${rating}, ${text}, ${at(now)}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
} // prettier-ignore

export async function hasFeedback(db: Db, webinarId: string, learnerId: string): Promise<boolean> {
  const { rows } = await sql`select from talks.feedback where webinar_id = ${webinarId} and learner_id = ${learnerId}`.execute(db)
  return rows.length > 0
} // prettier-ignore

export async function deleteOf(tx: Tx, learnerId: string): Promise<void> {
  await sql`update talks.question q set votes = votes - 1 from talks.vote v where v.question_id = q.id and v.learner_id = ${learnerId}`.execute(tx)
  await sql`delete from talks.vote where learner_id = ${learnerId}`.execute(tx)
  await sql`delete from talks.question where learner_id = ${learnerId}`.execute(tx)
  await sql`delete from talks.feedback where learner_id = ${learnerId}`.execute(tx)
} // prettier-ignore

/** Those of these papers that are the quiz of a talk. */
export async function listQuizPapers(db: Db, paperIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct quiz_paper_id as id from talks.talk
    where quiz_paper_id = any(${[...paperIds]}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}
