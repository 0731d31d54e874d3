// All SQL over the partners schema. No other file names a partners table.
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassign, reassignUnlessThere, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

/** The keys of a partner that works with us now. */
export async function findKeys(db: Db, code: string): Promise<readonly Buffer[]> {
  const row = await db
    .selectFrom('partners.partner')
    .select('keys')
    .where('code', '=', code)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row?.keys ?? []
}

/** Also those of a partner that is off. Undefined when there is no such partner. */
export async function lockKeys(tx: Tx, code: string): Promise<readonly Buffer[] | undefined> {
  const row = await tx
    .selectFrom('partners.partner')
    .select('keys')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return row?.keys
}

export async function updateKeys(tx: Tx, code: string, keys: readonly Buffer[]): Promise<void> {
  await tx
    .updateTable('partners.partner')
    .set({ keys: [...keys] })
    .where('code', '=', code)
    .execute()
}

export async function isPartner(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('partners.partner')
    .select('code')
    .where('code', '=', code)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export async function findLinkedAccount(db: Db, partner: string, customerHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('partners.link')
    .select('account_id')
    .where('partner', '=', partner)
    .where('customer_hash', '=', customerHash)
    .executeTakeFirst()
  return row?.account_id
}

/** Answers the account the customer is linked to afterwards: another one where that was first. */
export async function insertLink(
  tx: Tx,
  link: { readonly partner: string; readonly customerHash: Buffer; readonly accountId: string },
  now: Instant,
): Promise<string> {
  const { partner, customerHash, accountId } = link
  await tx
    .insertInto('partners.link')
    .values({ partner, customer_hash: customerHash, account_id: accountId, linked_at: at(now) })
    .onConflict((conflict) => conflict.columns(['partner', 'customer_hash']).doNothing())
    .execute()
  return (await findLinkedAccount(tx, partner, customerHash)) ?? accountId
}

/** Answers false when it was used before. */
export async function insertUsedToken(tx: Tx, hash: Buffer, expiresAt: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('partners.used_token')
    .values({ token_hash: hash, expires_at: at(expiresAt) })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function isUsedToken(db: Db, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('partners.used_token')
    .select('expires_at')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** The first tag stays. Answers the one that stands. */
export async function insertTag(db: Db, accountId: string, partner: string, now: Instant): Promise<string> {
  await db
    .insertInto('partners.tag')
    .values({ account_id: accountId, partner, tagged_at: at(now) })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  const row = await db
    .selectFrom('partners.tag')
    .select('partner')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.partner
}

/** The partner that each of these households came from; the others are left out. */
export async function listTags(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('partners.tag')
    .select(['account_id', 'partner'])
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.partner]))
}

/** The households that came from a partner, from the one after `after`. */
export async function listTaggedAccounts(
  db: Db,
  partner: string,
  { after, size }: { readonly after: string | undefined; readonly size: number },
): Promise<string[]> {
  let query = db.selectFrom('partners.tag').select('account_id').where('partner', '=', partner)
  if (after !== undefined) query = query.where('account_id', '>', after)
  const rows = await query.orderBy('account_id').limit(size).execute()
  return rows.map((row) => row.account_id)
}

export async function forgetCustomer(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('partners.link').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('partners.tag').where('account_id', '=', accountId).execute()
}

/** Which partner sent the household, and which know it. A hash of theirs tells nobody anything. */
export async function exportPartners(db: Db, accountId: string) {
  const mine = { column: 'account_id', ids: [accountId] }
  const links = await rowsNaming(db, 'partners.link', { ...mine, without: ['customer_hash'] })
  return [...(await rowsNaming(db, 'partners.tag', mine)), ...links]
}

export async function moveCustomer(tx: Tx, merging: HouseholdMerge): Promise<void> {
  await reassign(tx, 'partners.link', merging)
  await reassignUnlessThere(tx, 'partners.tag', merging)
}
