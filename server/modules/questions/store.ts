// All SQL over the questions schema. Learners are answered from questions.version only; keys and solutions are in a table apart.
import { sql } from 'kysely'
import { z } from 'zod'
import type { RecordOf } from '#core/kernel/resource.ts'
import type { Instant } from '#core/kernel/time.ts'
import { mapParts, type QuestionTexts } from '#core/modules/questions/question-text.ts'
import type { QuestionStatus } from '#core/modules/questions/question-kind.ts'
import { questionsStaffApi as api } from '#core/modules/questions/staff-api.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export type QuestionRecord = RecordOf<typeof api.staffQuestions>

export const questionRows = tableStore(api.staffQuestions, {
  table: 'questions.question',
  hidden: { words: z.string() },
  search: ['words', 'chapter', 'topic', 'id'],
  where: { language: (value) => sql<boolean>`${value} = any(languages)` },
  touched: 'updatedAt',
})

/** The newest approved version of these questions; a question without one has no entry. */
export async function listNewestVersionIds(db: Db, questionIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; questionId: string }>`
    select distinct on (question_id) id, question_id as "questionId" from questions.version
    where question_id = any(${[...questionIds]}::text[]) order by question_id, no desc`.execute(db)
  return new Map(rows.map(({ id, questionId }) => [questionId, id]))
}

/** Questions that belong to this passage and are not retired. */
export async function countOfPassage(db: Db, passageId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from questions.question
    where passage_id = ${passageId} and status <> 'RETIRED'`.execute(db)
  return rows[0]?.count ?? 0
}

export interface NewVersion {
  readonly id: string
  readonly no: number
  readonly question: QuestionRecord & { readonly id: string }
  readonly passageVersionId: string | null
  readonly approvedBy: string
  readonly at: Instant
}

export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  await insertVersions(tx, [version])
}

/** The texts for learners and their secrets go to two tables. */
export async function insertVersions(tx: Tx, versions: readonly NewVersion[]): Promise<void> {
  if (versions.length === 0) return
  await tx.insertInto('questions.version').values(versions.map(versionRow)).execute()
  const secrets = versions.map(({ id, question: { key, rendered, texts } }) => ({
    version_id: id,
    key: key && JSON.stringify(key),
    solutions: JSON.stringify(solutionsOf(rendered)),
    source: JSON.stringify(texts),
  }))
  await tx.insertInto('questions.version_key').values(secrets).execute()
}

function versionRow({ id, no, question, passageVersionId, approvedBy, at: now }: NewVersion) {
  const { key } = question
  return {
    id,
    question_id: question.id,
    no,
    kind: question.kind,
    subject: question.subject,
    grade: question.grade,
    chapter: question.chapter,
    topic: question.topic,
    difficulty: question.difficulty,
    estimated_seconds: question.estimatedSeconds,
    option_ids: question.optionIds,
    row_ids: question.rowIds,
    column_ids: question.columnIds,
    languages: question.languages,
    texts: JSON.stringify(withoutSolutions(question.rendered)),
    decimals: key?.kind === 'NUMERIC' ? key.decimals : null,
    passage_version_id: passageVersionId,
    source_line: question.sourceLine,
    licence: question.licence,
    editors: question.editors,
    approved_by: approvedBy,
    approved_at: at(now),
    is_demo: question.isDemo,
  }
}

function withoutSolutions(texts: QuestionTexts): QuestionTexts {
  const secret = ['solution', 'hint']
  return eachText(texts, (text) => mapParts(text, (html, field) => (secret.includes(field) ? '' : html)))
}

function solutionsOf(texts: QuestionTexts) {
  return eachText(texts, ({ solution, hint }) => ({ solution, hint }))
}

function eachText<T>(texts: QuestionTexts, make: (text: NonNullable<QuestionTexts['en']>) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(texts).flatMap(([lang, text]) => (text ? [[lang, make(text)]] : [])))
}

/** The newest first. */
export async function listVersions(db: Db, questionId: string) {
  const rows = await db
    .selectFrom('questions.version')
    .innerJoin('questions.version_key', 'version_id', 'id')
    .select(['id', 'no', 'approved_by as approvedBy', 'approved_at as approvedAt', 'editors', 'source as texts'])
    .where('question_id', '=', questionId)
    .orderBy('no', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, texts: row.texts as QuestionTexts })) // insertVersion writes them
}

export interface Duplicate {
  readonly id: string
  readonly status: QuestionStatus
  readonly chapter: string
  readonly words: string
  readonly percent: number
}

/** From 45 % of shared trigrams on, the most alike first. */
export async function listAlike(
  db: Db,
  { id, words }: { readonly id: string; readonly words: string },
): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`
    select id, status, chapter, left(words, 200) as words, round(100 * similarity(words, ${words}))::int as percent
    from questions.question
    where words % ${words} and similarity(words, ${words}) >= 0.45 and id <> ${id} and status <> 'RETIRED'
    order by percent desc, id limit 10`.execute(db)
  return rows
}

/** The chapter of a question of this kind with the same words, which is not retired. */
export async function findSameQuestion(
  db: Db,
  { kind, words }: { readonly kind: string; readonly words: string },
): Promise<{ readonly chapter: string } | undefined> {
  return db
    .selectFrom('questions.question')
    .select('chapter')
    .where('words', '=', words)
    .where('kind', '=', kind)
    .where('status', '<>', 'RETIRED')
    .limit(1)
    .executeTakeFirst()
}

/** The words of a question without markup. Undefined if the question does not exist. */
export async function findWords(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('questions.question').select('words').where('id', '=', id).executeTakeFirst()
  return row?.words
}
