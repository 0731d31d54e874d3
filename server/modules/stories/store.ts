// SQL over stories as families see them, and over their films.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { FILM_TYPES } from '#core/modules/media/file-types.ts'
import type { STORY_ROLES } from '#core/modules/stories/story.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface ShownStory {
  readonly id: string
  readonly title: LocalisedText
  readonly name: string
  readonly role: (typeof STORY_ROLES)[number]
  readonly course: string
  readonly year: number
  readonly posterId: string | null
  readonly durationSec: number
  readonly captions: LocalisedText
  readonly publishedAt: Instant
  readonly consentUntil: Instant
  readonly filmKey: string
  readonly filmType: (typeof FILM_TYPES)[number]
  readonly isDemo: boolean
}

export interface StoryFilter {
  readonly grade?: number | undefined
  readonly target?: string | undefined
  readonly year?: number | undefined
  readonly id?: string
}

const MOST_SHOWN = 30

/** Published stories whose consent holds at this moment. */
export async function listShown(db: Db, { grade, target, year, id }: StoryFilter, now: Instant): Promise<ShownStory[]> {
  let query = db
    .selectFrom('stories.story')
    .select(['id', 'title', 'name', 'role', 'course', 'year', 'poster_id as posterId', 'duration_sec as durationSec'])
    .select(['captions', 'consent_until as consentUntil', 'film_key as filmKey', 'film_type as filmType'])
    .select(['is_demo as isDemo', sql`coalesce(published_at, consent_at)`.as('publishedAt')])
    .where('state', '=', 'PUBLISHED')
    .where('consent_at', '<=', at(now))
    .where('consent_until', '>', at(now))
    .$castTo<ShownStory>() // the table's checks
  if (id !== undefined) query = query.where('id', '=', id)
  if (grade !== undefined) query = query.where((eb) => eb.or([eb('grade', 'is', null), eb('grade', '=', grade)]))
  if (target !== undefined) query = query.where((eb) => eb.or([eb('target', 'is', null), eb('target', '=', target)]))
  if (year !== undefined) query = query.where('year', '=', year)
  return query.orderBy('position').orderBy('id').limit(MOST_SHOWN).execute()
}

export async function findFilmKey(db: Db, id: string): Promise<{ readonly filmKey: string | null } | undefined> {
  return db.selectFrom('stories.story').select('film_key as filmKey').where('id', '=', id).executeTakeFirst() // prettier-ignore
}

interface NewFilm {
  readonly key: string
  readonly type: string
  readonly bytes: number
}

export async function setFilm(tx: Tx, id: string, { key, type, bytes }: NewFilm): Promise<void> {
  await tx
    .updateTable('stories.story')
    .set({ film_key: key, film_type: type, film_bytes: bytes })
    .where('id', '=', id)
    .execute()
}

/** Once: a story that comes back keeps the time at which it was first shown. */
export async function setPublishedAt(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx
    .updateTable('stories.story')
    .set({ published_at: at(now) })
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .execute()
}
