// SQL over films of which smaller ones are made.
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export async function insertEncoding(
  db: Db,
  { key, type, now }: { readonly key: string; readonly type: string; readonly now: Instant },
): Promise<void> {
  await db
    .insertInto('lessons.encoding')
    .values({ film_key: key, type, asked_at: at(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Undefined when the film was deleted meanwhile. */
export async function findEncoding(
  db: Db,
  key: string,
): Promise<{ readonly type: string; readonly doneAt: Instant | null } | undefined> {
  return db
    .selectFrom('lessons.encoding')
    .select(['type', 'done_at as doneAt'])
    .where('film_key', '=', key)
    .executeTakeFirst()
}

export async function updateEncoding(
  db: Db,
  key: string,
  { doneAt, problem }: { readonly doneAt: Instant | null; readonly problem: string | null },
): Promise<void> {
  await db
    .updateTable('lessons.encoding')
    .set({ done_at: at(doneAt), problem })
    .where('film_key', '=', key)
    .execute()
}

/** Smaller films are all of this type. */
export const RENDITION_TYPE = 'video/mp4'

export interface Rendition {
  readonly height: number
  readonly key: string
}

/** Answers false when the film was deleted meanwhile: the smaller one must go too. */
export async function insertRendition(
  tx: Tx,
  { filmKey, height, key, bytes }: Rendition & { readonly filmKey: string; readonly bytes: number },
): Promise<boolean> {
  const film = await tx
    .selectFrom('lessons.encoding')
    .select('film_key')
    .where('film_key', '=', filmKey)
    .forShare()
    .executeTakeFirst()
  if (!film) return false
  await tx
    .insertInto('lessons.rendition')
    .values({ film_key: filmKey, height, key, bytes })
    .onConflict((conflict) => conflict.columns(['film_key', 'height']).doUpdateSet({ key, bytes }))
    .execute()
  return true
}

/** The smallest first. */
export async function listRenditions(db: Db, filmKey: string): Promise<Rendition[]> {
  return db
    .selectFrom('lessons.rendition')
    .select(['height', 'key'])
    .where('film_key', '=', filmKey)
    .orderBy('height')
    .execute()
}

export async function deleteEncoding(db: Db, filmKey: string): Promise<void> {
  await db.deleteFrom('lessons.encoding').where('film_key', '=', filmKey).execute()
}
