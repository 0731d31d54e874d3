// SQL over campaigns.recipient.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Outcome } from '#core/modules/campaigns/campaign-terms.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface NewRecipient {
  readonly accountId: string
  readonly outcome: Outcome | null
}

export async function insertRecipients(
  tx: Tx,
  campaignId: string,
  recipients: readonly NewRecipient[],
  now: Instant,
): Promise<void> {
  if (recipients.length === 0) return
  await sql`
    insert into campaigns.recipient (campaign_id, account_id, outcome, at)
    select ${campaignId}, account_id, outcome, ${at(now)}
    from unnest(${recipients.map(({ accountId }) => accountId)}::text[], ${recipients.map(({ outcome }) => outcome)}::text[])
      as given (account_id, outcome)`.execute(tx)
}

export async function deleteRecipients(tx: Tx, campaignId: string): Promise<void> {
  await tx.deleteFrom('campaigns.recipient').where('campaign_id', '=', campaignId).execute()
}

/** The next whose turn has not come. */
export async function listWaiting(tx: Tx, campaignId: string, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('campaigns.recipient')
    .select('account_id')
    .where('campaign_id', '=', campaignId)
    .where('is_notified', '=', false)
    .where('outcome', 'is', null)
    .orderBy('account_id')
    .limit(most)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export async function markNotified(tx: Tx, campaignId: string, accountIds: readonly string[], now: Instant): Promise<void> {
  await tx
    .updateTable('campaigns.recipient')
    .set({ is_notified: true, at: at(now) })
    .where('campaign_id', '=', campaignId)
    .where('account_id', 'in', [...accountIds, ''])
    .execute()
} // prettier-ignore

export async function markSuppressed(
  tx: Tx,
  campaignId: string,
  { accountId, outcome }: { readonly accountId: string; readonly outcome: Outcome },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('campaigns.recipient')
    .set({ outcome, at: at(now) })
    .where('campaign_id', '=', campaignId)
    .where('account_id', '=', accountId)
    .execute()
}

/** Those whose turn has not come get nothing. */
export async function stopWaiting(tx: Tx, campaignId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('campaigns.recipient')
    .set({ outcome: 'STOPPED', at: at(now) })
    .where('campaign_id', '=', campaignId)
    .where('is_notified', '=', false)
    .where('outcome', 'is', null)
    .execute()
}

export interface RecipientCount {
  readonly isNotified: boolean
  readonly outcome: Outcome | null
  readonly count: number
}

export async function countRecipients(db: Db, campaignId: string): Promise<RecipientCount[]> {
  const { rows } = await sql<RecipientCount>`
    select is_notified as "isNotified", outcome, count(*)::int as count from campaigns.recipient
    where campaign_id = ${campaignId} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export function exportRecipients(db: Db, accountId: string) {
  return rowsNaming(db, 'campaigns.recipient', { column: 'account_id', ids: [accountId] })
}

export async function deleteRecipientsOfAccount(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('campaigns.recipient').where('account_id', '=', accountId).execute()
}
