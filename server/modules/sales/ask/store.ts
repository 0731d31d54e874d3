// SQL over sales.pay_request.
import type { Instant } from '#core/kernel/time.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface StoredPayRequest {
  readonly id: string
  readonly accountId: string
  readonly learnerId: LearnerId
  readonly bundleId: string | null
  readonly planId: string | null
  /** The batch that the child chose. */
  readonly batchId: string | null
  readonly couponCode: string | null
  readonly partnerHash: string | null
  readonly lang: Language
  readonly orderId: string
  readonly createdAt: Instant
  readonly expiresAt: Instant
  /** Where the payer had the receipt sent. */
  readonly receiptPhone: string | null
}

export async function insertPayRequest(db: Db, request: Omit<StoredPayRequest, 'receiptPhone'>): Promise<void> {
  await db
    .insertInto('sales.pay_request')
    .values({
      id: request.id,
      account_id: request.accountId,
      learner_id: request.learnerId,
      bundle_id: request.bundleId,
      plan_id: request.planId,
      batch_id: request.batchId,
      coupon_code: request.couponCode,
      partner_hash: request.partnerHash,
      lang: request.lang,
      order_id: request.orderId,
      created_at: at(request.createdAt),
      expires_at: at(request.expiresAt),
    })
    .execute()
}

export async function findPayRequest(db: Db, id: string): Promise<StoredPayRequest | undefined> {
  const row = await db.selectFrom('sales.pay_request').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      learnerId: row.learner_id as LearnerId, // written from one
      bundleId: row.bundle_id,
      planId: row.plan_id,
      batchId: row.batch_id,
      couponCode: row.coupon_code,
      partnerHash: row.partner_hash,
      lang: row.lang as Language, // written from a Language
      orderId: row.order_id,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      receiptPhone: row.receipt_phone,
    }
  )
}

export async function updateOrder(db: Db, id: string, orderId: string): Promise<void> {
  await db.updateTable('sales.pay_request').set({ order_id: orderId }).where('id', '=', id).execute()
}

/** Answers false when it was sent already. */
export async function keepReceiptPhone(tx: Tx, id: string, phone: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sales.pay_request')
    .set({ receipt_phone: phone })
    .where('id', '=', id)
    .where('receipt_phone', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Those that ended before this moment: nobody asks about them any more. */
export async function deletePayRequestsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sales.pay_request').where('account_id', '=', accountId).execute()
}

export function movePayRequests(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassign(tx, 'sales.pay_request', merging)
}

export function exportPayRequests(db: Db, accountId: string) {
  return rowsNaming(db, 'sales.pay_request', { column: 'account_id', ids: [accountId] })
}
