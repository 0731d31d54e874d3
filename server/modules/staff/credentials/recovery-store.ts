// Codes that replace the authenticator, each once. Only their hashes are stored.
import { randomBytes } from 'node:crypto'
import type { Db } from '#server/platform/database/db.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** "abcd-efgh-jklm": 60 random bits. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(12)].map((byte) => ALPHABET[byte % 32]).join('')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

export function isRecoveryCode(code: string): boolean {
  return code.includes('-')
}

/** Answers false for an unknown code, and for one that was used. */
export async function takeRecoveryCode(db: Db, staffId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff.recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteRecoveryCodes(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom('staff.recovery_code').where('staff_id', '=', staffId).execute()
}

export async function insertRecoveryCodes(db: Db, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  const rows = hashes.map((hash) => ({ staff_id: staffId, code_hash: hash }))
  await db.insertInto('staff.recovery_code').values(rows).execute()
}

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff.recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(left)
}
