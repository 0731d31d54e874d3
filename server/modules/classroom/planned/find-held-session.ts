import { findTaughtSession } from '../store-sessions.ts'
import { listFilms } from '../recording/store-replays.ts'
import { listRecordings } from '../recording/store-recordings.ts'
import type { Db } from '#server/platform/database/db.ts'

export type HeldSession = NonNullable<Awaited<ReturnType<typeof findHeldSession>>>

/** A session with its films, for the module that planned it. */
export async function findHeldSession(db: Db, id: string) {
  const session = await findTaughtSession(db, id)
  if (!session) return undefined
  const [films, recordings] = await Promise.all([listFilms(db, id), listRecordings(db, id)])
  return { ...session, films, recordings: recordings.map(({ state }) => state) }
}
