// All SQL over the campaigns schema.
import { sql } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Audience, CampaignValue } from '#core/modules/campaigns/campaign.ts'
import type { CampaignStatus } from '#core/modules/campaigns/campaign-terms.ts'
import { campaignsStaffApi as api } from '#core/modules/campaigns/staff-api.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { authorsOfThing } from '#server/platform/resource/requests/authors-of-request.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const campaignRows = tableStore(api.staffMessageCampaigns, {
  table: 'campaigns.campaign',
  search: ['name', 'type'],
  json: ['values'],
})
export const approvals = tableStore(api.staffCampaignApprovals, {
  table: 'campaigns.approval',
  computed: { writtenBy: authorsOfThing(api.staffMessageCampaigns, sql`campaign_id`) },
  search: ['campaignId', 'reason', 'askedBy'],
})
export const rates = tableStore(api.staffMessageRates, { table: 'campaigns.rate', id: sql<string>`channel` })

export interface Campaign {
  readonly id: string
  readonly type: string
  readonly values: readonly CampaignValue[]
  readonly link: string
  readonly channels: readonly NoticeChannel[]
  readonly audience: Audience
  readonly status: CampaignStatus
  readonly startedAt: Instant | null
  readonly endedAt: Instant | null
}

const columns = sql`id, type, "values", link, channels, audience, status, started_at as "startedAt", ended_at as "endedAt"`

export async function findCampaign(db: Db, id: string): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`select ${columns} from campaigns.campaign where id = ${id}`.execute(db)
  return rows[0]
}

export async function lockCampaign(tx: Tx, id: string): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`
    select ${columns} from campaigns.campaign where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** The campaigns that are being sent, the first begun first. */
export async function listSending(db: Db): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    select ${columns} from campaigns.campaign where status = 'SENDING' order by started_at, id limit 100`.execute(db)
  return rows
}

export interface StatusChange {
  readonly status: CampaignStatus
  readonly startedAt?: Instant
  readonly endedAt?: Instant
  readonly stoppedBy?: string
}

export async function updateStatus(tx: Tx, id: string, change: StatusChange): Promise<void> {
  const { status, startedAt, endedAt, stoppedBy } = change
  await tx
    .updateTable('campaigns.campaign')
    .set({
      status,
      ...(startedAt !== undefined && { started_at: at(startedAt) }),
      ...(endedAt !== undefined && { ended_at: at(endedAt) }),
      ...(stoppedBy !== undefined && { stopped_by: stoppedBy }),
    })
    .where('id', '=', id)
    .execute()
}

export async function insertApproval(
  tx: Tx,
  approval: { readonly id: string; readonly campaignId: string; readonly families: number; readonly reason: string; readonly askedBy: string; readonly askedAt: Instant },
): Promise<void> {
  const { id, campaignId, families, reason, askedBy, askedAt } = approval
  await tx
    .insertInto('campaigns.approval')
    .values({ id, campaign_id: campaignId, families, reason, asked_by: askedBy, asked_at: at(askedAt) })
    .execute()
} // prettier-ignore

export async function listRates(db: Db): Promise<Partial<Record<NoticeChannel, Paise>>> {
  const rows = await db.selectFrom('campaigns.rate').selectAll().execute()
  return Object.fromEntries(rows.map(({ channel, per_thousand }) => [channel, Number(per_thousand)]))
}

/** Locks the pace of all campaigns. Undefined while another process has it. */
export async function takePace(tx: Tx): Promise<Instant | undefined> {
  const row = await tx.selectFrom('campaigns.pace').select('next_at').forUpdate().skipLocked().executeTakeFirst()
  return row?.next_at
}

export async function updatePace(tx: Tx, next: Instant): Promise<void> {
  await tx
    .updateTable('campaigns.pace')
    .set({ next_at: at(next) })
    .execute()
}
