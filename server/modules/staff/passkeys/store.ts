// SQL over the passkeys of staff.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Passkey } from '#core/modules/staff/passkey-api.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredPasskey {
  readonly id: string
  readonly staffId: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
}

/** Newest first. */
export async function listPasskeys(db: Db, staffId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff.passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at }))
}

export async function findPasskey(db: Db, id: string): Promise<StoredPasskey | undefined> {
  const row = await db.selectFrom('staff.passkey').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row && {
      id,
      staffId: row.staff_id,
      publicKey: Uint8Array.from(row.public_key),
      counter: Number(row.counter),
      transports: row.transports,
    }
  )
}

export async function insertPasskey(
  db: Db,
  fresh: StoredPasskey & { readonly name: string },
  now: Instant,
): Promise<void> {
  await db
    .insertInto('staff.passkey')
    .values({
      id: fresh.id,
      staff_id: fresh.staffId,
      public_key: Buffer.from(fresh.publicKey),
      counter: fresh.counter,
      transports: [...fresh.transports],
      name: fresh.name,
      created_at: at(now),
    })
    .execute()
}

/** Answers false when it was used in between: of two answers with one count, one is taken. */
export async function usePasskey(
  db: Db,
  { id, counter, newCounter }: { readonly id: string; readonly counter: number; readonly newCounter: number },
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff.passkey')
    .set({ counter: newCounter, used_at: at(now) })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deletePasskey(db: Db, staffId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff.passkey')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export interface Challenge {
  readonly challenge: string
  /** Whose new passkey it is for; null for a login. */
  readonly staffId: string | null
  readonly device: string
}

export async function insertChallenge(db: Db, fresh: Challenge, expiresAt: Instant): Promise<void> {
  await db
    .insertInto('staff.passkey_challenge')
    .values({ challenge: fresh.challenge, staff_id: fresh.staffId, device: fresh.device, expires_at: at(expiresAt) })
    .execute()
}

/** Uses the challenge up. Returns false when there is no such challenge for this browser and purpose. */
export async function takeChallenge(db: Db, { challenge, staffId, device }: Challenge, now: Instant): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff.passkey_challenge')
    .where('challenge', '=', challenge)
    .where('device', '=', device)
    .where(sql<boolean>`staff_id is not distinct from ${staffId}`)
    .where('expires_at', '>', at(now))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteChallenges(db: Db, endedBefore: Instant): Promise<void> {
  await db.deleteFrom('staff.passkey_challenge').where('expires_at', '<', at(endedBefore)).execute()
}
