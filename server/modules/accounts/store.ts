// All SQL over accounts.account. No other file names that table.
import { sql, type Selectable } from 'kysely'
import { defined } from '#core/kernel/defined.ts'
import type { Instant } from '#core/kernel/time.ts'
import { AccountId, HeldBy, type ProfileChange } from '#core/modules/accounts/account.ts'
import { BLOCK_CAUSES, type BlockCause } from '#core/modules/accounts/block.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at, type DbInstant } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface Account {
  readonly id: AccountId
  readonly phone: string
  readonly email: string | null
  readonly emailVerifiedAt: Instant | null
  readonly heldBy: HeldBy | null
  readonly pinCode: string | null
  readonly stateCode: string | null
  readonly permissions: readonly string[]
  /** Null where the household is not blocked. */
  readonly blockedBecause: BlockCause | null
}

/** Finds neither an erased account nor one that was merged into another. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts.account')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  return row && accountFromRow(row)
}

/** The same, held until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | undefined> {
  const row = await tx
    .selectFrom('accounts.account')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && accountFromRow(row)
}

/** The household this number opens: of one that was merged, the one that stayed. */
export async function findAccountByPhone(db: Db, phone: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts.account')
    .innerJoin('accounts.account as household', (join) =>
      join.on((eb) => eb('household.id', '=', eb.fn.coalesce('accounts.account.merged_into', 'accounts.account.id'))),
    )
    .selectAll('household')
    .where('accounts.account.phone', '=', phone)
    .executeTakeFirst()
  return row && accountFromRow(row)
}

/** The household that each of these numbers opens, by number. */
export async function listHouseholdsByPhone(db: Db, phones: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('accounts.account')
    .select(({ fn }) => ['phone', fn.coalesce('merged_into', 'id').as('accountId')])
    .where('phone', 'in', [...phones, ''])
    .execute()
  return new Map(rows.map(({ phone, accountId }) => [phone, accountId]))
}

/** Finds or creates the account of this number. Two callers who create it at the same time get the same account. */
export async function findOrInsertAccount(
  tx: Tx,
  fresh: { readonly id: string; readonly phone: string; readonly now: Instant },
): Promise<{ account: Account; isNew: boolean }> {
  const inserted = await tx
    .insertInto('accounts.account')
    .values({ id: fresh.id, phone: fresh.phone, created_at: at(fresh.now) })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { account: accountFromRow(inserted), isNew: true }
  const known = await findAccountByPhone(tx, fresh.phone)
  if (!known) throw new Error('the account that stood in the way is not there')
  return { account: known, isNew: false }
}

export type AccountChange = Pick<ProfileChange, 'email' | 'pinCode' | 'heldBy'> & {
  readonly stateCode?: StateCode | null | undefined
}

/** A changed address is one nobody has verified. */
export async function updateAccount(
  db: Db,
  id: string,
  { email, pinCode, stateCode, heldBy }: AccountChange,
): Promise<void> {
  const change = defined({ email, pin_code: pinCode, state_code: stateCode, held_by: heldBy })
  if (Object.keys(change).length === 0) return
  await db
    .updateTable('accounts.account')
    .set((eb) => ({
      ...change,
      ...(email === undefined
        ? {}
        : {
            email_verified_at: eb
              .case()
              .when('email', 'is not distinct from', email)
              .then(eb.ref('email_verified_at'))
              .else(null)
              .end()
              .$castTo<DbInstant | null>(),
          }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Throws a unique violation of account_phone_key when the number is another account's. */
export async function updatePhone(db: Db, id: string, phone: string): Promise<void> {
  await db.updateTable('accounts.account').set({ phone }).where('id', '=', id).execute()
}

export async function updateVerifiedEmail(db: Db, id: string, email: string, now: Instant): Promise<void> {
  await db
    .updateTable('accounts.account')
    .set({ email, email_verified_at: at(now) })
    .where('id', '=', id)
    .execute()
}

/** Null lets it log in again. */
export async function updateBlock(
  tx: Tx,
  id: string,
  block: { since: Instant; because: BlockCause } | null,
): Promise<void> {
  await tx
    .updateTable('accounts.account')
    .set({ blocked_at: at(block?.since ?? null), blocked_because: block?.because ?? null })
    .where('id', '=', id)
    .execute()
}

/** Takes away everything that says whose account it was, and whose were merged into it; their numbers are free from then on. */
export async function eraseAccount(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx
    .updateTable('accounts.account')
    .set({
      phone: sql`'erased ' || id`,
      email: null,
      email_verified_at: null,
      pin_code: null,
      held_by: null,
      permissions: [],
      blocked_at: null,
      blocked_because: null,
      erased_at: at(now),
    })
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .execute()
}

type AccountRow = Omit<
  Selectable<Tables['accounts.account']>,
  'created_at' | 'erased_at' | 'merged_into' | 'blocked_at'
>

const MaybeHeldBy = HeldBy.nullable()

export function accountFromRow(row: AccountRow): Account {
  return {
    id: AccountId.parse(row.id),
    phone: row.phone,
    email: row.email,
    emailVerifiedAt: row.email_verified_at,
    heldBy: MaybeHeldBy.parse(row.held_by),
    pinCode: row.pin_code,
    stateCode: row.state_code,
    permissions: row.permissions,
    blockedBecause: BLOCK_CAUSES.find((cause) => cause === row.blocked_because) ?? null,
  }
}
