// SQL over approved versions of questions, for papers. Only listVersionKeys, listVersionSolutions and listVersionSources read secrets.
import { sql } from 'kysely'
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'
import type { Difficulty } from '#core/modules/questions/question-kind.ts'
import { partsOf, type QuestionTexts } from '#core/modules/questions/question-text.ts'
import type { QuestionDraft } from '#core/modules/questions/question.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface VersionFacts {
  readonly id: string
  readonly questionId: string
  readonly kind: QuestionDraft['kind']
  readonly subject: string
  readonly grade: number
  readonly chapter: string
  readonly topic: string
  readonly difficulty: Difficulty
  readonly languages: readonly Language[]
  readonly passageVersionId: string | null
  readonly optionIds: readonly string[]
}

export async function listVersionFacts(db: Db, ids: readonly string[]): Promise<VersionFacts[]> {
  const { rows } = await sql<VersionFacts>`
    select id, question_id as "questionId", kind, subject, grade, chapter, topic, difficulty, languages,
      passage_version_id as "passageVersionId", option_ids as "optionIds"
    from questions.version where id = any(${[...ids]}::text[])`.execute(db)
  return rows
}

export interface VersionText {
  readonly id: string
  readonly kind: QuestionDraft['kind']
  readonly optionIds: readonly string[]
  readonly rowIds: readonly string[]
  readonly columnIds: readonly string[]
  readonly decimals: number | null
  readonly passageVersionId: string | null
  /** HTML by language, of complete languages only. */
  readonly texts: Readonly<Partial<Record<Language, VersionTextIn>>>
}

interface VersionTextIn {
  readonly stem: string
  readonly options: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, string>>
  readonly columns: Readonly<Record<string, string>>
}

export async function listVersionTexts(db: Db, ids: readonly string[]): Promise<VersionText[]> {
  const { rows } = await sql<VersionText & { readonly languages: readonly Language[] }>`
    select id, kind, option_ids as "optionIds", row_ids as "rowIds", column_ids as "columnIds", decimals,
      passage_version_id as "passageVersionId", texts, languages
    from questions.version where id = any(${[...ids]}::text[])`.execute(db)
  return rows.map(({ languages, texts, ...row }) => ({
    ...row,
    texts: Object.fromEntries(Object.entries(texts).filter(([lang]) => languages.some((each) => each === lang))),
  }))
}

/** The newest version of each question that is not retired, by the question's id. */
export async function listNewest(db: Db, questionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ question: string; version: string }>`
    select q.id as question, v.id as version
    from questions.question q join questions.version v on v.question_id = q.id and v.no = q.edition_no
    where q.id = any(${[...questionIds]}::text[]) and q.status <> 'RETIRED'`.execute(db)
  return new Map(rows.map(({ question, version }) => [question, version]))
}

/** Keys of versions, for marking. A learner never reads them before the results are released. */
export async function listVersionKeys(db: Db, ids: readonly string[]): Promise<Map<string, AnswerKey>> {
  const { rows } = await sql<{ id: string; key: AnswerKey | null }>`
    select version_id as id, key from questions.version_key where version_id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.flatMap(({ id, key }) => (key ? [[id, key] as const] : [])))
}

/** HTML by language. A learner never reads them before the results are released. */
export async function listVersionSolutions(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Readonly<Partial<Record<Language, { solution: string }>>>>> {
  const { rows } = await sql<{ id: string; solutions: Partial<Record<Language, { solution: string }>> }>`
    select version_id as id, solutions from questions.version_key where version_id = any(${[...ids]}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, solutions }) => [id, solutions]))
}

/** Everything that the author of each version typed, in all languages, with the solution and the hint. A learner never reads it. */
export async function listVersionSources(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; source: QuestionTexts }>`
    select version_id as id, source from questions.version_key where version_id = any(${[...ids]}::text[])`.execute(db)
  return new Map(
    rows.map(({ id, source }) => [
      id,
      Object.values(source)
        .flatMap(partsOf)
        .map(([, markdown]) => markdown),
    ]),
  )
}

/** The beginning of a question as its author typed it, in English if it has that. Pictures are left out. */
const beginning = sql`left(trim(regexp_replace(coalesce(q.texts -> 'en' ->> 'stem',
  (select value ->> 'stem' from jsonb_each(q.texts) order by key limit 1)), '!\\[[^]]*\\]\\([^)]*\\)', '', 'g')), 160)`

/** The beginning of each question, by the id of its version. */
export async function listVersionWords(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; words: string }>`
    select v.id, ${beginning} as words from questions.version v join questions.question q on q.id = v.question_id
    where v.id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map(({ id, words }) => [id, words]))
}

export interface PracticeFilter {
  readonly subject: string
  readonly grade: number
  readonly chapter: string
  readonly kinds: readonly string[]
}

export interface PracticeVersion extends Pick<VersionFacts, 'id' | 'questionId' | 'difficulty'> {
  readonly estimatedSeconds: number
  /** This version and those before it: papers may use any of them. */
  readonly versionIds: readonly string[]
}

const MOST_OF_CHAPTER = 300

/** The newest versions of a chapter's questions that are not retired. Questions of a passage are left out. */
export async function listOfChapter(
  db: Db,
  { subject, grade, chapter, kinds }: PracticeFilter,
): Promise<PracticeVersion[]> {
  const { rows } = await sql<PracticeVersion>`
    select v.id, q.id as "questionId", v.difficulty, v.estimated_seconds as "estimatedSeconds",
      array(select id from questions.version where question_id = q.id) as "versionIds"
    from questions.question q join questions.version v on v.question_id = q.id and v.no = q.edition_no
    where (q.subject, q.grade, q.chapter) = (${subject}, ${grade}, ${chapter}) and q.status <> 'RETIRED'
      and v.kind = any(${[...kinds]}::text[]) and v.passage_version_id is null
    order by v.id desc limit ${MOST_OF_CHAPTER}`.execute(db)
  return rows
}

export interface SolvableQuestion {
  readonly id: string
  /** The newest version and those before it: papers may use any of them. */
  readonly versionIds: readonly string[]
  /** As its author typed it, in complete languages. */
  readonly texts: QuestionTexts
  readonly key: AnswerKey
  readonly sourceLine: string
  readonly licence: string
}

/** The newest versions of a chapter's questions that have one right answer in words, with their secrets: only staff read them. */
export async function listSolvable(
  db: Db,
  { subject, grade, chapter }: Pick<PracticeFilter, 'subject' | 'grade' | 'chapter'>,
): Promise<SolvableQuestion[]> {
  const { rows } = await sql<SolvableQuestion & { readonly languages: readonly Language[] }>`
    select q.id, k.source as texts, k.key, v.source_line as "sourceLine", v.licence, v.languages,
      array(select id from questions.version where question_id = q.id) as "versionIds"
    from questions.question q join questions.version v on v.question_id = q.id and v.no = q.edition_no
      join questions.version_key k on k.version_id = v.id
    where (q.subject, q.grade, q.chapter) = (${subject}, ${grade}, ${chapter}) and q.status <> 'RETIRED'
      and v.kind in ('SCQ', 'MCQ', 'NUMERIC') and v.passage_version_id is null
    order by v.id limit ${MOST_OF_CHAPTER}`.execute(db)
  return rows.map(({ languages, texts, ...row }) => ({
    ...row,
    texts: Object.fromEntries(Object.entries(texts).filter(([lang]) => languages.some((each) => each === lang))),
  }))
}

export interface ApprovedFilter {
  readonly id?: string | undefined
  readonly subject?: string | undefined
  readonly grade?: number | undefined
  readonly chapter?: string | undefined
  readonly kind?: string | undefined
  /** One of these classes; any if left out. */
  readonly grades?: readonly number[] | undefined
  /** One of these kinds; any if left out. */
  readonly kinds?: readonly string[] | undefined
  readonly difficulty?: string | undefined
  readonly q?: string | undefined
  readonly after?: string | undefined
  readonly size: number
}

export interface ApprovedQuestion {
  readonly id: string
  readonly kind: QuestionDraft['kind']
  readonly subject: string
  readonly grade: number
  readonly chapter: string
  readonly difficulty: Difficulty
  readonly languages: Language[]
  readonly words: string
  /** This version and those before it: papers may use any of them. */
  readonly versionIds: string[]
}

/** The newest versions of questions that are not retired, passages left out, in the order of their ids. */
export async function listApproved(db: Db, { q, kinds, grades, after = '', size, ...place }: ApprovedFilter): Promise<ApprovedQuestion[]> {
  const narrowed = Object.entries(place).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`and ${sql.ref(`v.${column}`)} = ${value}`],
  )
  const worded = q === undefined ? [] : [sql`and q.words ilike ${`%${escaped(q)}%`}`]
  const ofGrades = grades === undefined ? [] : [sql`and v.grade = any(${[...grades]}::int[])`]
  const ofKinds = kinds === undefined ? [] : [sql`and v.kind = any(${[...kinds]}::text[])`]
  const { rows } = await sql<ApprovedQuestion>`
    select v.id, v.kind, v.subject, v.grade, v.chapter, v.difficulty, v.languages, ${beginning} as words,
      array(select id from questions.version where question_id = q.id) as "versionIds"
    from questions.version v join questions.question q on q.id = v.question_id and q.edition_no = v.no
    where q.status <> 'RETIRED' and v.kind <> 'PASSAGE' and v.id > ${after}
      ${sql.join([...narrowed, ...worded, ...ofGrades, ...ofKinds], sql` `)}
    order by v.id limit ${size}`.execute(db)
  return rows
} // prettier-ignore

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
