// All SQL over the sales schema but the lists of the console.
import type { Selectable } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { LeadStatus } from '#core/modules/sales/lead-status.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface Agent {
  readonly id: string
  readonly staffId: string
  readonly name: string
  readonly phone: string
  readonly ceilingPercent: number
  readonly isActive: boolean
}

export interface Lead {
  readonly id: string
  readonly agentId: string
  readonly salesForceId: string | null
  readonly studentName: string
  readonly phone: string
  readonly lang: Language
  readonly bundleId: string
  readonly planId: string | null
  readonly batchId: string | null
  readonly discount: Paise
  readonly status: LeadStatus
  /** The last offer; null before the first link. */
  readonly offer: SentOffer | null
  readonly acceptedAt: Instant | null
  readonly couponCode: string | null
}

export interface SentOffer {
  readonly cutPrice: Paise
  readonly originalPrice: Paise
  readonly price: Paise
  readonly sentAt: Instant
  readonly expiresAt: Instant
}

export async function insertAgent(db: Db, agent: Agent): Promise<void> {
  const { id, staffId, name, phone, ceilingPercent, isActive } = agent
  await db
    .insertInto('sales.agent')
    .values({ id, staff_id: staffId, name, phone, ceiling_percent: ceilingPercent, is_active: isActive })
    .execute()
}

export async function getAgent(db: Db, id: string): Promise<Agent> {
  const row = await db.selectFrom('sales.agent').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { staff_id: staffId, name, phone, ceiling_percent: ceilingPercent, is_active: isActive } = row
  return { id, staffId, name, phone, ceilingPercent, isActive }
}

export async function findAgent(db: Db, id: string): Promise<Agent | undefined> {
  const row = await db.selectFrom('sales.agent').select('id').where('id', '=', id).executeTakeFirst()
  return row && getAgent(db, row.id)
}

export async function findLead(db: Db, id: string): Promise<Lead | undefined> {
  const row = await db.selectFrom('sales.lead').selectAll().where('id', '=', id).executeTakeFirst()
  return row && leadFromRow(row)
}

/** The families' numbers, by the leads' ids. */
export async function listPhones(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('sales.lead')
    .select(['id', 'phone'])
    .where('id', 'in', [...ids, ''])
    .execute()
  return new Map(rows.map(({ id, phone }) => [id, phone]))
}

export async function findLeadBySalesForceId(db: Db, salesForceId: string): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('sales.lead')
    .selectAll()
    .where('sales_force_id', '=', salesForceId)
    .executeTakeFirst()
  return row && leadFromRow(row)
}

export async function lockLead(tx: Tx, id: string): Promise<Lead | undefined> {
  const row = await tx.selectFrom('sales.lead').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && leadFromRow(row)
}

export async function insertLead(
  db: Db,
  lead: Omit<Lead, 'status' | 'offer' | 'acceptedAt' | 'couponCode'> & { readonly createdAt: Instant },
): Promise<void> {
  await db
    .insertInto('sales.lead')
    .values({
      id: lead.id,
      agent_id: lead.agentId,
      sales_force_id: lead.salesForceId,
      student_name: lead.studentName,
      phone: lead.phone,
      lang: lead.lang,
      bundle_id: lead.bundleId,
      plan_id: lead.planId,
      batch_id: lead.batchId,
      discount: lead.discount,
      created_at: at(lead.createdAt),
    })
    .execute()
}

/** Stores a new offer. An agreement to an earlier offer does not count for it. */
export async function updateOffer(tx: Tx, id: string, offer: SentOffer): Promise<void> {
  await tx
    .updateTable('sales.lead')
    .set({
      status: 'SENT',
      cut_price: offer.cutPrice,
      original_price: offer.originalPrice,
      price: offer.price,
      sent_at: at(offer.sentAt),
      expires_at: at(offer.expiresAt),
      accepted_at: null,
      accepted_by: null,
      accepted_lang: null,
      accepted_policy: null,
      coupon_code: null,
      lost_reason: null,
    })
    .where('id', '=', id)
    .execute()
}

export interface Acceptance {
  readonly at: Instant
  readonly accountId: string
  readonly lang: Language
  readonly policyVersion: string
  readonly couponCode: string | null
}

export async function updateAccepted(tx: Tx, id: string, accepted: Acceptance): Promise<void> {
  await tx
    .updateTable('sales.lead')
    .set({
      status: 'ACCEPTED',
      accepted_at: at(accepted.at),
      accepted_by: accepted.accountId,
      accepted_lang: accepted.lang,
      accepted_policy: accepted.policyVersion,
      coupon_code: accepted.couponCode,
    })
    .where('id', '=', id)
    .execute()
}

export async function updateLost(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.updateTable('sales.lead').set({ status: 'LOST', lost_reason: reason }).where('id', '=', id).execute()
}

/** The offer that this household agreed to and has now paid for. */
export async function updateWon(
  db: Db,
  paid: { readonly accountId: string; readonly bundleId: string; readonly planId: string | null },
  orderId: string,
): Promise<void> {
  await db
    .updateTable('sales.lead')
    .set({ status: 'WON', order_id: orderId })
    .where('accepted_by', '=', paid.accountId)
    .where('bundle_id', '=', paid.bundleId)
    .where('plan_id', 'is not distinct from', paid.planId)
    .where('status', '=', 'ACCEPTED')
    .execute()
}

const FORGOTTEN = { student_name: '', phone: '', note: '' }

/** Offers that ended before this moment and came to nothing, and leads as old that never had one. */
export async function forgetLeads(db: Db, before: Instant): Promise<void> {
  await db
    .updateTable('sales.lead')
    .set(FORGOTTEN)
    .where('status', '!=', 'WON')
    .where('phone', '!=', '')
    .where((eb) => eb(eb.fn.coalesce('expires_at', 'created_at'), '<', at(before)))
    .execute()
}

export async function forgetLeadsOf(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('sales.lead')
    .set({ ...FORGOTTEN, accepted_by: null })
    .where('accepted_by', '=', accountId)
    .execute()
}

/** Offers that this household has agreed to. */
export function exportOffers(db: Db, accountId: string) {
  return rowsNaming(db, 'sales.lead', { column: 'accepted_by', ids: [accountId], without: ['agent_id', 'note'] })
}

function leadFromRow(row: Selectable<Tables['sales.lead']>): Lead {
  return {
    id: row.id,
    agentId: row.agent_id,
    salesForceId: row.sales_force_id,
    studentName: row.student_name,
    phone: row.phone,
    lang: row.lang as Language, // written from a Language
    bundleId: row.bundle_id,
    planId: row.plan_id,
    batchId: row.batch_id,
    discount: toPaise(row.discount),
    status: row.status as LeadStatus, // the table's check
    offer: offerFromRow(row),
    acceptedAt: row.accepted_at,
    couponCode: row.coupon_code,
  }
}

function offerFromRow(row: Selectable<Tables['sales.lead']>): SentOffer | null {
  const { price, original_price, cut_price, sent_at: sentAt, expires_at: expiresAt } = row
  if (price === null || sentAt === null || expiresAt === null) return null
  return {
    cutPrice: toPaise(cut_price ?? price),
    originalPrice: toPaise(original_price ?? price),
    price: toPaise(price),
    sentAt,
    expiresAt,
  }
}

export function moveLeads(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassign(tx, 'sales.lead', merging, 'accepted_by')
}
