// All that an invoice says, taken once: what the seller or the family changes later does not change the paper.
import { z } from 'zod'
import { minus, nothing, plus } from '#core/kernel/money.ts'
import { Instant, Paise } from '#core/kernel/schemas.ts'
import { creditAmountOf } from '#core/modules/orders/credit.ts'
import { gstOfPart } from '#core/modules/orders/tax.ts'
import { tierNames } from '#core/modules/plans/plan-title.ts'
import { taxedAmountOf, taxedPartOf } from '#core/modules/orders/tenders.ts'
import type { InstantRefund, StoredOrder, TaxedRest } from '#server/modules/orders/index.ts'

/** Commercial training and coaching services: payments reference, section 7. */
export const SAC = '999293'

const Party = z.object({ name: z.string(), address: z.string(), stateCode: z.string() })

export const InvoiceContent = z.object({
  seller: Party.extend({ gstin: z.string() }),
  buyer: z.object({ name: z.string(), phone: z.string(), email: z.string().nullable(), stateCode: z.string() }),
  learnerName: z.string().nullable(),
  /** As people read it out. Papers from before it was kept do not say. */
  orderNumber: z.string().nullable().default(null),
  /** The bank's own reference of the payment, where it gave one. */
  bankReference: z.string().nullable().default(null),
  description: z.string(),
  sac: z.string(),
  listPrice: Paise,
  discount: Paise,
  /** The credit for the unused days of an earlier plan. Invoices from before decision 0021 have none. */
  credit: Paise.default(nothing),
  couponCode: z.string().nullable(),
  /** The part that had gone back before this invoice took the place of another one. */
  givenBack: Paise.default(nothing),
  /** The invoice of a wrong state that it takes the place of, and the credit note that took that one back. */
  replaced: z.object({ number: z.string(), issuedAt: Instant, creditNote: z.string() }).optional(),
  taxable: Paise,
  cgst: Paise,
  sgst: Paise,
  igst: Paise,
  total: Paise,
})
export type InvoiceContent = z.infer<typeof InvoiceContent>

/** The content of a credit note: the parties of its invoice, and the amounts that go back. */
export const CreditContent = InvoiceContent.pick({
  seller: true,
  buyer: true,
  learnerName: true,
  orderNumber: true,
  bankReference: true,
  description: true,
  sac: true,
  taxable: true,
  cgst: true,
  sgst: true,
  igst: true,
  total: true,
}).extend({
  /** How much of it to the bank, and to the family's own purse. Notes from before there were parts do not say. */
  toBank: Paise.optional(),
  toWallet: Paise.optional(),
  /** It takes back an invoice of a wrong state. No money goes back. */
  correctsPlace: z.literal(true).optional(),
})
export type CreditContent = z.infer<typeof CreditContent>

export interface Seller {
  readonly legalName: string
  readonly address: string
  readonly gstin: string
}

interface PaidOrder {
  readonly order: StoredOrder
  readonly seller: Seller
  readonly learnerName: string | null
  readonly bankReference: string | null
}

export function contentOf({ order, seller, learnerName, bankReference }: PaidOrder): InvoiceContent {
  const { taxable, cgst, sgst, igst, couponCode } = order
  return {
    seller: { name: seller.legalName, address: seller.address, gstin: seller.gstin, stateCode: order.sellerState },
    buyer: {
      name: order.buyerName ?? learnerName ?? order.phone,
      phone: order.phone,
      email: order.email,
      stateCode: order.stateCode,
    },
    learnerName,
    orderNumber: order.number,
    bankReference,
    description: [order.title, tierWords(order), partWords(order)].filter(Boolean).join(', '),
    sac: SAC,
    listPrice: order.originalPrice,
    // Wallet money that we granted counts as a discount too, so it is not taxed.
    discount: plus(order.discount, order.fromGranted),
    credit: creditAmountOf(order),
    couponCode,
    givenBack: nothing,
    taxable,
    cgst,
    sgst,
    igst,
    total: taxedAmountOf(order),
  }
}

/**
 * Over the amount that goes back this time. Wallet money that we granted was a discount: it was not taxed, so it is not
 * credited.
 */
export function creditContentOf(
  invoice: InvoiceContent,
  { sellerState, stateCode }: StoredOrder,
  { shares, taxedBefore }: InstantRefund,
): CreditContent {
  const total = taxedPartOf(shares)
  return {
    ...namedOn(invoice),
    ...gstOfPart({ before: taxedBefore, amount: total }, sellerState, stateCode),
    total,
    toBank: shares.gateway,
    toWallet: shares.purchased,
  }
}

/** Over all that is left of an invoice of a wrong state. */
export function placeNoteContent(invoice: InvoiceContent, { stateCode: _wrong, ...rest }: TaxedRest): CreditContent {
  return { ...namedOn(invoice), ...rest, correctsPlace: true }
}

/** The same sale for the right state. */
export function correctedContent(
  invoice: InvoiceContent,
  { stateCode, ...rest }: TaxedRest,
  replaced: NonNullable<InvoiceContent['replaced']>,
): InvoiceContent {
  const buyer = { ...invoice.buyer, stateCode }
  return { ...invoice, buyer, ...rest, givenBack: minus(invoice.total, rest.total), replaced }
}

/** A credit note says this as its invoice does. */
function namedOn({ seller, buyer, learnerName, orderNumber, bankReference, description, sac }: InvoiceContent) {
  return { seller, buyer, learnerName, orderNumber, bankReference, description, sac }
}

/** The tier as families read it, unless the course's own title ends in it. */
function tierWords({ title, variantName }: StoredOrder): string | null {
  if (variantName === null) return null
  const name = tierNames[variantName].en
  return title.endsWith(name) ? null : name
}

function partWords({ part }: StoredOrder): string | null {
  return part && `instalment ${part.no} of ${part.of}`
}
