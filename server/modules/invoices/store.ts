// SQL over invoices and their numbers.
import { sql, type Selectable } from 'kysely'
import { financialYear, type Instant } from '#core/kernel/time.ts'
import { invoiceNumber, type Paper } from '#core/modules/invoices/invoice-number.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { InvoiceContent } from './content.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'

export interface StoredInvoice {
  readonly orderId: string
  /** 1 for the first invoice of the order, 2 for the one in its place. */
  readonly no: number
  readonly number: string
  readonly issuedAt: Instant
  readonly content: InvoiceContent
}

/** The last invoice of the order. */
export async function findInvoice(db: Db, orderId: string, accountId?: string): Promise<StoredInvoice | undefined> {
  let query = db.selectFrom('invoices.invoice').selectAll().where('order_id', '=', orderId).orderBy('no', 'desc')
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  const row = await query.limit(1).executeTakeFirst()
  return row && invoiceFromRow(row)
}

export async function findInvoiceById(db: Db, id: string): Promise<StoredInvoice | undefined> {
  const row = await db.selectFrom('invoices.invoice').selectAll().where('id', '=', id).executeTakeFirst()
  return row && invoiceFromRow(row)
}

function invoiceFromRow(row: Selectable<Tables['invoices.invoice']>): StoredInvoice {
  const { order_id: orderId, no, number, issued_at: issuedAt, content } = row
  return { orderId, no, number, issuedAt, content: InvoiceContent.parse(content) }
}

/** The order was taxed for a wrong state, and its invoice is not corrected yet. */
export async function isPlaceListed(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from invoices.place_check where order_id = ${orderId} and ${isOpenCheck}`.execute(
    db,
  )
  return rows.length > 0
}

export const isOpenCheck = sql<boolean>`not exists (select from invoices.place_correction
  where place_correction.order_id = place_check.order_id and status = 'APPROVED')`

/** The next number of the year. Holds the year's row until the transaction ends: a number that is not used is not taken. */
export async function takeNumber(tx: Tx, now: Instant, kind: Paper = 'INVOICE'): Promise<string> {
  const { last_number } = await tx
    .insertInto('invoices.series')
    .values({ kind, financial_year: financialYear(now), last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'financial_year'])
        .doUpdateSet((eb) => ({ last_number: eb('invoices.series.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return invoiceNumber(now, last_number, kind)
}

export async function insertInvoice(tx: Tx, accountId: string, invoice: StoredInvoice): Promise<void> {
  await tx
    .insertInto('invoices.invoice')
    .values({
      order_id: invoice.orderId,
      no: invoice.no,
      number: invoice.number,
      account_id: accountId,
      issued_at: at(invoice.issuedAt),
      content: JSON.stringify(invoice.content),
    })
    .execute()
}

/** Moves invoices to the list of the household that stays. The documents themselves do not change. */
export function moveInvoices(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassign(tx, 'invoices.invoice', merging)
}
