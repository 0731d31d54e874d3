// All that an invoice says, taken once: what the seller or the family changes later does not change the paper.
import { z } from 'zod'
import { plus } from '#core/kernel/money.ts'
import { Paise } from '#core/kernel/schemas.ts'
import { taxedAmountOf } from '#core/modules/orders/tenders.ts'
import type { KnownOrder } from '#server/modules/orders/index.ts'

/** Commercial training and coaching services: payments reference, section 7. */
export const SAC = '999293'

const Party = z.object({ name: z.string(), address: z.string(), stateCode: z.string() })

export const InvoiceContent = z.object({
  seller: Party.extend({ gstin: z.string() }),
  buyer: z.object({ name: z.string(), phone: z.string(), email: z.string().nullable(), stateCode: z.string() }),
  learnerName: z.string().nullable(),
  description: z.string(),
  sac: z.string(),
  listPrice: Paise,
  discount: Paise,
  couponCode: z.string().nullable(),
  taxable: Paise,
  cgst: Paise,
  sgst: Paise,
  igst: Paise,
  total: Paise,
})
export type InvoiceContent = z.infer<typeof InvoiceContent>

export interface Seller {
  readonly legalName: string
  readonly address: string
  readonly gstin: string
}

export function contentOf(order: KnownOrder, seller: Seller, learnerName: string | null): InvoiceContent {
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
    description: [order.title, order.variantName, partWords(order)].filter(Boolean).join(', '),
    sac: SAC,
    listPrice: order.originalPrice,
    // What we had granted is a discount too: no tax lies on it.
    discount: plus(order.discount, order.fromGranted),
    couponCode,
    taxable,
    cgst,
    sgst,
    igst,
    total: taxedAmountOf(order),
  }
}

function partWords({ part }: KnownOrder): string | null {
  return part && `instalment ${part.no} of ${part.of}`
}
