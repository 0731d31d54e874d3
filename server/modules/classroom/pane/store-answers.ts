// SQL over the questions that a teacher puts to the class, and their answers.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type {
  ClassAnswer,
  ClassQuestion,
  QuestionKey,
  QuestionKind,
} from '#core/modules/classroom/pane/class-question.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface ClassQuestionRow extends ClassQuestion {
  readonly id: string
  readonly text: string
  /** Its version in the bank. Null: the teacher typed it. */
  readonly versionId: string | null
  /** The options of the version in the order of this class. Null: as they are written. */
  readonly optionIds: readonly string[] | null
  readonly closesAt: Instant
}

/** Answers false while another question of the class is open. The class's row is locked: of two at once one is opened. */
export async function insertClassQuestion(
  tx: Tx,
  { id, sessionId, kind, text, options, key, versionId, optionIds, closesAt, now }: ClassQuestionRow & { readonly sessionId: string; readonly now: Instant }, // prettier-ignore
): Promise<boolean> {
  await tx.selectFrom('classroom.session').select('id').where('id', '=', sessionId).forUpdate().execute()
  const { numAffectedRows } = await sql`
    insert into classroom.class_question (id, session_id, kind, text, options, key, version_id, option_ids, opened_at, closes_at)
    select ${id}, ${sessionId}, ${kind}, ${text}, ${[...options]}::text[], ${key && JSON.stringify(key)}::jsonb, ${versionId},
      ${optionIds && [...optionIds]}::text[], ${at(now)}, ${at(closesAt)}
    where not exists (
      select from classroom.class_question where session_id = ${sessionId} and closes_at > ${at(now)})`.execute(tx)
  return numAffectedRows === 1n
}

/** Answers false for a question of another class. One whose time is over stays as it is. */
export async function closeClassQuestion(
  tx: Tx,
  { sessionId, questionId, now }: { readonly sessionId: string; readonly questionId: string; readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.class_question')
    .set({ closes_at: sql`least(closes_at, ${at(now)}::timestamptz)` })
    .where('id', '=', questionId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The row stays as it is until the transaction ends: it is not closed while an answer is written. */
export async function holdClassQuestion(
  tx: Tx,
  { sessionId, questionId }: { readonly sessionId: string; readonly questionId: string },
): Promise<ClassQuestionRow | undefined> {
  const row = await selectQuestions(tx, sessionId).where('id', '=', questionId).forShare().executeTakeFirst()
  return row && questionFromRow(row)
}

/** The newest first. */
export async function listClassQuestions(db: Db, sessionId: string, most: number): Promise<ClassQuestionRow[]> {
  const rows = await selectQuestions(db, sessionId).orderBy('opened_at', 'desc').limit(most).execute()
  return rows.map(questionFromRow)
}

/** When which question was put to the class, the newest first. */
export async function listAsked(
  db: Db,
  sessionId: string,
  most: number,
): Promise<{ readonly text: string; readonly at: Instant }[]> {
  return db
    .selectFrom('classroom.class_question')
    .select(['text', 'opened_at as at'])
    .where('session_id', '=', sessionId)
    .orderBy('opened_at', 'desc')
    .limit(most)
    .execute()
}

function selectQuestions(db: Db, sessionId: string) {
  return db
    .selectFrom('classroom.class_question')
    .select([
      'id',
      'kind',
      'text',
      'options',
      'key',
      'version_id as versionId',
      'option_ids as optionIds',
      'closes_at as closesAt',
    ])
    .where('session_id', '=', sessionId)
}

interface QuestionColumns extends Pick<
  ClassQuestionRow,
  'id' | 'text' | 'options' | 'versionId' | 'optionIds' | 'closesAt'
> {
  readonly kind: string
  readonly key: unknown
}

function questionFromRow({ kind, key, ...row }: QuestionColumns): ClassQuestionRow {
  return { ...row, kind: kind as QuestionKind, key: key as QuestionKey | null } // checked by the table; written from a key
}

interface NewAnswer extends ClassAnswer {
  readonly sessionId: string
  readonly questionId: string
  readonly learnerId: string
  readonly isRight: boolean | null
  readonly now: Instant
}

/** Answers false when the learner has answered before. */
export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<boolean> {
  const { sessionId, questionId, learnerId, choices, number, isRight, now } = answer
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('classroom.inclass_answer')
    .values({
      session_id: sessionId,
      question_id: questionId,
      learner_id: learnerId,
      choices: [...choices],
      number,
      is_right: isRight,
      at: at(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export interface OwnAnswer extends ClassAnswer {
  readonly questionId: string
  readonly isRight: boolean | null
  readonly at: Instant
}

export async function listOwnAnswers(
  db: Db,
  { sessionId, learnerId }: { readonly sessionId: string; readonly learnerId: string },
): Promise<OwnAnswer[]> {
  return db
    .selectFrom('classroom.inclass_answer')
    .select(['question_id as questionId', 'choices', 'number', 'is_right as isRight', 'at'])
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .execute()
}

export interface AnswerCounts {
  readonly answers: number
  readonly right: number
  /** Keyed by the place of the option; an option that nobody chose is missing. */
  readonly byOption: Readonly<Record<string, number>>
}

export async function countAnswers(db: Db, sessionId: string): Promise<ReadonlyMap<string, AnswerCounts>> {
  const { rows } = await sql<AnswerCounts & { questionId: string }>`
    select question_id as "questionId", count(*)::int as answers, (count(*) filter (where is_right))::int as right,
      (select coalesce(jsonb_object_agg(choice, times), '{}') from (
        select choice, count(*)::int as times from classroom.inclass_answer c, unnest(c.choices) as choice
        where c.session_id = ${sessionId} and c.question_id = a.question_id group by choice) as chosen) as "byOption"
    from classroom.inclass_answer a where session_id = ${sessionId} group by question_id`.execute(db)
  return new Map(rows.map((row) => [row.questionId, row]))
}
