// Where the messages of a notice go.
import { sql } from 'kysely'
import { lockAccount } from '#server/modules/accounts/index.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { KnownNotice } from '../store.ts'

/** The account is null for a number without a household. The mail address is null unless it was proven, or given for this notice. */
export interface Addresses {
  readonly accountId: string | null
  readonly phone: string
  readonly email: string | null
}

/** Messages to one household or number are decided on one after the other. Undefined for a household that exists no more. */
export async function lockRecipient(
  tx: Tx,
  { accountId, phone, mailTo }: Pick<KnownNotice, 'accountId' | 'phone' | 'mailTo'>,
): Promise<Addresses | undefined> {
  if (accountId === null) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`notices ${phone}`}, 0))`.execute(tx)
    return phone === null ? undefined : { accountId, phone, email: mailTo }
  }
  const account = await lockAccount(tx, accountId)
  if (!account) return undefined
  return { accountId, phone: account.phone, email: mailTo ?? (account.emailVerifiedAt === null ? null : account.email) }
}
