// SQL over credit notes.
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { CreditContent } from './content.ts'

export interface CreditNote {
  /** One refund, or the request of a correction: each has a credit note of its own. */
  readonly refundId: string
  readonly orderId: string
  /** Which invoice of the order it answers. */
  readonly invoiceNo: number
  readonly number: string
  readonly issuedAt: Instant
  readonly content: CreditContent
}

export interface StoredCreditNote extends CreditNote {
  /** Which it answers. */
  readonly invoice: { readonly number: string; readonly issuedAt: Instant }
}

/** The credit notes of an order, oldest first. */
export function listCreditNotes(db: Db, orderId: string): Promise<StoredCreditNote[]> {
  return readNotes(db, 'order_id', orderId)
}

export async function findCreditNote(db: Db, refundId: string): Promise<StoredCreditNote | undefined> {
  return (await readNotes(db, 'refund_id', refundId))[0]
}

async function readNotes(db: Db, by: 'order_id' | 'refund_id', id: string): Promise<StoredCreditNote[]> {
  const rows = await db
    .selectFrom('invoices.credit_note as note')
    .innerJoin('invoices.invoice as invoice', (join) =>
      join.onRef('invoice.order_id', '=', 'note.order_id').onRef('invoice.no', '=', 'note.invoice_no'),
    )
    .selectAll('note')
    .select(['invoice.number as invoice_number', 'invoice.issued_at as invoiced_at'])
    .where(`note.${by}`, '=', id)
    .orderBy('note.issued_at')
    .orderBy('note.number')
    .execute()
  return rows.map((row) => ({
    refundId: row.refund_id,
    orderId: row.order_id,
    invoiceNo: row.invoice_no,
    number: row.number,
    issuedAt: row.issued_at,
    content: CreditContent.parse(row.content),
    invoice: { number: row.invoice_number, issuedAt: row.invoiced_at },
  }))
}

export async function hasCreditNote(db: Db, refundId: string): Promise<boolean> {
  const row = await db.selectFrom('invoices.credit_note').select('number').where('refund_id', '=', refundId).executeTakeFirst() // prettier-ignore
  return row !== undefined
}

export async function insertCreditNote(
  tx: Tx,
  { refundId, orderId, invoiceNo, number, issuedAt, content }: CreditNote,
): Promise<void> {
  await tx
    .insertInto('invoices.credit_note')
    .values({
      refund_id: refundId,
      order_id: orderId,
      invoice_no: invoiceNo,
      number,
      issued_at: at(issuedAt),
      content: JSON.stringify(content),
    })
    .execute()
}
