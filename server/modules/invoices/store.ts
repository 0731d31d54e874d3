// SQL over invoices and their numbers.
import { financialYear, type Instant } from '#core/kernel/time.ts'
import { invoiceNumber, type Paper } from '#core/modules/invoices/invoice-number.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { InvoiceContent } from './content.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'

export interface KnownInvoice {
  readonly orderId: string
  readonly number: string
  readonly issuedAt: Instant
  readonly content: InvoiceContent
}

export async function findInvoice(db: Db, orderId: string, accountId?: string): Promise<KnownInvoice | undefined> {
  let query = db.selectFrom('invoices.invoice').selectAll().where('order_id', '=', orderId)
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  const row = await query.executeTakeFirst()
  return (
    row && {
      orderId: row.order_id,
      number: row.number,
      issuedAt: row.issued_at,
      content: InvoiceContent.parse(row.content),
    }
  )
}

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

export async function insertInvoice(tx: Tx, accountId: string, invoice: KnownInvoice): Promise<void> {
  await tx
    .insertInto('invoices.invoice')
    .values({
      order_id: invoice.orderId,
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
