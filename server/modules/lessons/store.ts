// SQL over files, captions and what learners have watched.
import { sql } from 'kysely'
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import type { FileType } from '#core/modules/media/file-types.ts'
import type { VideoProgress } from '#core/modules/media/video-progress.ts'
import type { Instant } from '#core/kernel/time.ts'
import { progressColumns } from '#server/modules/media/index.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface LessonFile {
  readonly id: string
  readonly kind: 'FILM' | 'NOTES'
  readonly key: string
  readonly type: FileType
  readonly bytes: number
  /** Null for notes. */
  readonly lengthSeconds: number | null
}

export async function listFiles(db: Db, ids: readonly string[]): Promise<Map<string, LessonFile>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lessons.file')
    .select(['id', 'kind', 'key', 'type', 'bytes', 'length_seconds as lengthSeconds'])
    .$narrowType<{ kind: LessonFile['kind']; type: FileType }>()
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function insertFile(db: Db, file: LessonFile, now: Instant): Promise<void> {
  const { lengthSeconds, ...columns } = file
  await db
    .insertInto('lessons.file')
    .values({ ...columns, length_seconds: lengthSeconds, added_at: at(now) })
    .execute()
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('lessons.file').where('id', '=', id).execute()
}

export async function listCaptionLanguages(db: Db, filmId: string): Promise<Language[]> {
  const rows = await db.selectFrom('lessons.captions').select('language').where('film_id', '=', filmId).execute()
  return LANGUAGES.filter((language) => rows.some((row) => row.language === language))
}

export async function findCaptions(db: Db, filmId: string, language: Language): Promise<string | undefined> {
  const row = await db
    .selectFrom('lessons.captions')
    .select('text')
    .where('film_id', '=', filmId)
    .where('language', '=', language)
    .executeTakeFirst()
  return row?.text
}

/** An empty text removes them. */
export async function saveCaptions(tx: Tx, filmId: string, language: Language, text: string): Promise<void> {
  if (text === '') {
    await tx.deleteFrom('lessons.captions').where('film_id', '=', filmId).where('language', '=', language).execute()
    return
  }
  await tx
    .insertInto('lessons.captions')
    .values({ film_id: filmId, language, text })
    .onConflict((conflict) => conflict.columns(['film_id', 'language']).doUpdateSet({ text }))
    .execute()
}

interface FilmOfLearner {
  readonly learnerId: string
  readonly filmId: string
}

/** Held until the transaction ends: two players of one learner tell one after the other. */
export async function lockWatching(tx: Tx, { learnerId, filmId }: FilmOfLearner): Promise<VideoProgress | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${learnerId} ${filmId}`}, 0))`.execute(tx)
  return (await listWatching(tx, learnerId, [filmId])).get(filmId)
}

/** The progress by the films' ids. */
export async function listWatching(
  db: Db,
  learnerId: string,
  filmIds: readonly string[],
): Promise<Map<string, VideoProgress>> {
  if (filmIds.length === 0) return new Map()
  const rows = await selectWatching(db, learnerId)
    .where('film_id', '=', sql<string>`any(${[...filmIds]}::text[])`)
    .execute()
  return new Map(rows.map(({ filmId, ...watched }) => [filmId, watched]))
}

/** The films that were watched last, the last one first. */
export function listLastWatched(db: Db, learnerId: string, size: number) {
  return selectWatching(db, learnerId).orderBy('at', 'desc').limit(size).execute()
}

function selectWatching(db: Db, learnerId: string) {
  return db
    .selectFrom('lessons.watching')
    .select(['film_id as filmId', 'watched_seconds as watchedSeconds', 'position_seconds as positionSeconds'])
    .select(['seq', 'at'])
    .where('learner_id', '=', learnerId)
}

export async function saveWatching(
  tx: Tx,
  { learnerId, filmId }: FilmOfLearner,
  watched: VideoProgress,
): Promise<void> {
  const columns = progressColumns(watched)
  await tx
    .insertInto('lessons.watching')
    .values({ learner_id: learnerId, film_id: filmId, ...columns })
    .onConflict((conflict) => conflict.columns(['learner_id', 'film_id']).doUpdateSet(columns))
    .execute()
}

export function exportWatching(db: Db, learnerId: string) {
  return rowsNaming(db, 'lessons.watching', { column: 'learner_id', ids: [learnerId] })
}

export async function deleteWatching(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('lessons.watching').where('learner_id', '=', learnerId).execute()
}
