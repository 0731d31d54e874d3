// All SQL over profiles.shipping_address.
import type { Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { Address, type AddressInput } from '#core/modules/profiles/profile.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'

export type AddressToKeep = AddressInput & { readonly stateCode: string }

/** The usual one first, then in the order in which they came. */
export async function listAddresses(db: Db, accountId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom('profiles.shipping_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(addressFromRow)
}

/** Each household's usual one, else its first. */
export async function listUsualAddresses(db: Db, accountIds: readonly string[]): Promise<Map<string, Address>> {
  const rows = await db
    .selectFrom('profiles.shipping_address')
    .selectAll()
    .distinctOn('account_id')
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .orderBy('account_id')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.account_id, addressFromRow(row)]))
}

export async function insertAddress(
  tx: Tx,
  { id, accountId, now }: { readonly id: string; readonly accountId: string; readonly now: Instant },
  address: AddressToKeep,
): Promise<void> {
  await tx
    .insertInto('profiles.shipping_address')
    .values({ id, account_id: accountId, created_at: at(now), ...columns(address) })
    .execute()
}

/** Answers false when the household has no such address. */
export async function updateAddress(
  tx: Tx,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  address: AddressToKeep,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('profiles.shipping_address')
    .set(columns(address))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Before another becomes the usual one. */
export async function clearDefault(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('profiles.shipping_address')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute()
}

/** Answers false when the household has no such address. Without one: all of them. */
export async function deleteAddresses(db: Db, accountId: string, id?: string): Promise<boolean> {
  let query = db.deleteFrom('profiles.shipping_address').where('account_id', '=', accountId)
  if (id !== undefined) query = query.where('id', '=', id)
  const { numDeletedRows } = await query.executeTakeFirst()
  return numDeletedRows > 0n
}

function columns({ name, phone, line1, line2, city, pinCode, stateCode, isDefault }: AddressToKeep) {
  return { name, phone, line1, line2, city, pin_code: pinCode, state_code: stateCode, is_default: isDefault }
}

function addressFromRow(row: Selectable<Tables['profiles.shipping_address']>): Address {
  return Address.parse({
    addressId: row.id,
    name: row.name,
    phone: row.phone,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    pinCode: row.pin_code,
    stateCode: row.state_code,
    isDefault: row.is_default,
  })
}

/** The usual address of the household that stays is the usual one, where it has any. */
export async function moveAddresses(tx: Tx, merging: HouseholdMerge): Promise<void> {
  if ((await listAddresses(tx, merging.into)).length > 0) await clearDefault(tx, merging.from)
  await reassign(tx, 'profiles.shipping_address', merging)
}
