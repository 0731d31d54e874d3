// SQL over teachers who are there, and over offers of demos that start at once.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { DemoCategoryKey, LaptopAnswer } from '#core/modules/demos/category.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredOffer {
  readonly id: string
  readonly learnerId: string
  readonly category: DemoCategoryKey
  readonly grade: number
  readonly laptop: LaptopAnswer
  readonly expiresAt: Instant
  readonly acceptedBy: string | null
  readonly bookingId: string | null
  readonly createdAt: Instant
}

function selectOffers(db: Db) {
  return db
    .selectFrom('demos.instant_offer')
    .select(['id', 'learner_id as learnerId', 'category_key as category', 'grade', 'laptop'])
    .select(['expires_at as expiresAt', 'teacher_id as acceptedBy', 'booking_id as bookingId'])
    .select('created_at as createdAt')
    .$castTo<StoredOffer>() // the table lets no other word in
}

export async function updateSeen(db: Db, teacherId: string, now: Instant): Promise<void> {
  await sql`insert into demos.presence (teacher_id, seen_at) values (${teacherId}, ${at(now)})
    on conflict (teacher_id) do update set seen_at = greatest(demos.presence.seen_at, excluded.seen_at)`.execute(db)
}

export async function listSeen(db: Db, since: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('demos.presence')
    .select('teacher_id as id')
    .where('seen_at', '>=', at(since))
    .execute()
  return rows.map(({ id }) => id)
}

/** A family asks for one demo after the other. */
export async function lockAsker(tx: Tx, learnerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`demo offer ${learnerId}`}, 0))`.execute(tx)
}

export async function insertOffer(tx: Tx, offer: Omit<StoredOffer, 'acceptedBy' | 'bookingId'>): Promise<void> {
  const { id, learnerId, category, grade, laptop, expiresAt, createdAt } = offer
  await tx
    .insertInto('demos.instant_offer')
    .values({
      id,
      learner_id: learnerId,
      category_key: category,
      grade,
      laptop,
      expires_at: at(expiresAt),
      created_at: at(createdAt),
    })
    .execute()
}

export async function findOffer(db: Db, id: string): Promise<StoredOffer | undefined> {
  return selectOffers(db).where('id', '=', id).executeTakeFirst()
}

/** One of many teachers who accept it at once gets it. */
export async function lockOffer(tx: Tx, id: string): Promise<StoredOffer | undefined> {
  return selectOffers(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findOpenOffer(db: Db, learnerId: string, now: Instant): Promise<StoredOffer | undefined> {
  return selectOffers(db)
    .where('learner_id', '=', learnerId)
    .where('booking_id', 'is', null)
    .where('expires_at', '>', at(now))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const MOST_SHOWN = 5

/** The open offers of these subjects, the oldest first. */
export async function listOpenOffers(db: Db, subjects: readonly string[], now: Instant): Promise<StoredOffer[]> {
  return selectOffers(db)
    .where('teacher_id', 'is', null)
    .where('expires_at', '>', at(now))
    .where('category_key', 'in', ['', ...subjects])
    .orderBy('expires_at')
    .limit(MOST_SHOWN)
    .execute()
}

export async function updateAccepted(tx: Tx, id: string, teacherId: string, bookingId: string): Promise<void> {
  await tx
    .updateTable('demos.instant_offer')
    .set({ teacher_id: teacherId, booking_id: bookingId })
    .where('id', '=', id)
    .execute()
}

/** Ends an offer that nobody has accepted yet. */
export async function updateEnded(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx
    .updateTable('demos.instant_offer')
    .set({ expires_at: at(now) })
    .where('id', '=', id)
    .where('teacher_id', 'is', null)
    .execute()
}

export async function listOffersOf(db: Db, learnerId: string): Promise<StoredOffer[]> {
  return selectOffers(db).where('learner_id', '=', learnerId).orderBy('created_at').execute()
}

export async function deleteOffersOf(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('demos.instant_offer').where('learner_id', '=', learnerId).execute()
}
