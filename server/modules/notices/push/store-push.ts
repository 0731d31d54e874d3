// SQL over notices.push_subscription.
import type { Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { PushSubscription } from '#core/modules/notices/push-subscription.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface KnownBrowser extends PushSubscription {
  readonly id: string
  readonly accountId: string
  /** The key of its session. */
  readonly session: string
  readonly createdAt: Instant
}

/** A browser has one: that of its session before, or of another household that used it, gives way. */
export async function insertBrowser(tx: Tx, browser: KnownBrowser): Promise<void> {
  const { id, accountId, session, endpoint, p256dh, auth, createdAt } = browser
  const row = { account_id: accountId, session, p256dh, auth, created_at: at(createdAt) }
  await deleteBrowsersOfSession(tx, session)
  await tx
    .insertInto('notices.push_subscription')
    .values({ id, endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute()
}

/** Newest first. */
export async function listBrowsers(db: Db, accountId: string): Promise<KnownBrowser[]> {
  const rows = await db
    .selectFrom('notices.push_subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(browserFromRow)
}

export async function hasBrowser(db: Db, of: { readonly accountId: string } | { readonly session: string }) {
  const [column, value] =
    'accountId' in of ? (['account_id', of.accountId] as const) : (['session', of.session] as const)
  const row = await db
    .selectFrom('notices.push_subscription')
    .select('id')
    .where(column, '=', value)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteBrowsersOfSession(db: Db, session: string): Promise<void> {
  await db.deleteFrom('notices.push_subscription').where('session', '=', session).execute()
}

export async function deleteBrowsers(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('notices.push_subscription')
    .where('id', 'in', [...ids, ''])
    .execute()
}

export async function deleteBrowsersOfAccount(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('notices.push_subscription').where('account_id', '=', accountId).execute()
}

/** For the export: when, and by which push service. Its address and keys would open the browser to others. */
export async function exportBrowsers(db: Db, accountId: string): Promise<object[]> {
  const browsers = await listBrowsers(db, accountId)
  return browsers.map(({ endpoint, createdAt }) => ({ service: new URL(endpoint).host, createdAt }))
}

function browserFromRow(row: Selectable<Tables['notices.push_subscription']>): KnownBrowser {
  const { id, account_id: accountId, session, endpoint, p256dh, auth, created_at: createdAt } = row
  return { id, accountId, session, endpoint, p256dh, auth, createdAt }
}
