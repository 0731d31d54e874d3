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

/** The partner that a household came from. */
export interface PartnerTag {
  readonly accountId: string
  readonly partner: string
  readonly partnerName: string
  readonly taggedAt: Instant
  /** When the family ended it: the partner has no part in the household from then on. */
  readonly endedAt: Instant | null
}

/** The first tag stays; only one that the family has ended gives way to another partner. Answers false when nothing changed. */
export async function insertTag(tx: Tx, accountId: string, partner: string, now: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('partners.tag')
    .values({ account_id: accountId, partner, tagged_at: at(now) })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ partner, tagged_at: at(now), ended_at: null })
        .where('partners.tag.ended_at', 'is not', null)
        .where('partners.tag.partner', '<>', partner),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findTag(db: Db, accountId: string): Promise<PartnerTag | undefined> {
  return (await listTags(db, [accountId])).get(accountId)
}

/** The tags of these households, ended ones too; households without one are left out. */
export async function listTags(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, PartnerTag>> {
  const rows = await selectTags(db)
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .execute()
  return new Map(rows.map((row) => [row.accountId, row]))
}

/** The households that came from a partner and have not ended that, from the one after `after`. */
export async function listTagsOfPartner(
  db: Db,
  partner: string,
  { after, size }: { readonly after: string | undefined; readonly size: number },
): Promise<readonly PartnerTag[]> {
  let query = selectTags(db).where('partner', '=', partner).where('ended_at', 'is', null)
  if (after !== undefined) query = query.where('account_id', '>', after)
  return query.orderBy('account_id').limit(size).execute()
}

function selectTags(db: Db) {
  return db
    .selectFrom('partners.tag')
    .innerJoin('partners.partner', 'code', 'partner')
    .select([
      'account_id as accountId',
      'partner',
      'name as partnerName',
      'tagged_at as taggedAt',
      'ended_at as endedAt',
    ])
}

/** Ends the household's tag, or begins it anew from now on. Answers false when it was so already. */
export async function updateTag(
  tx: Tx,
  accountId: string,
  { isEnded, now }: { readonly isEnded: boolean; readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partners.tag')
    .set(isEnded ? { ended_at: at(now) } : { ended_at: null, tagged_at: at(now) })
    .where('account_id', '=', accountId)
    .where('ended_at', isEnded ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** For a household that another one was merged into. Answers false where it has no tag. */
export async function renewTag(tx: Tx, accountId: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partners.tag')
    .set({ tagged_at: at(now) })
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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
