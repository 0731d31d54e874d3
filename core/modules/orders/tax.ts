// GST on a price that includes it.
import { minus, nothing, plus, share, type Paise } from '#core/kernel/money.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'

/** Commercial coaching is taxed at 18%: payments reference, section 7. */
const RATE = 18

export interface Gst {
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
}

/**
 * Within the seller's state the tax is halved between centre and state, and the halves must be equal: each is rounded and the
 * taxable value is the rest. Elsewhere it is one tax.
 */
export function splitGst(total: Paise, seller: StateCode, buyer: StateCode): Gst {
  if (seller !== buyer) {
    const igst = share(total, RATE, 100 + RATE)
    return { taxable: minus(total, igst), cgst: nothing, sgst: nothing, igst }
  }
  const half = share(total, RATE / 2, 100 + RATE)
  return { taxable: minus(total, plus(half, half)), cgst: half, sgst: half, igst: nothing }
}

export interface TaxedPart {
  /** The part of the price that was refunded before. */
  readonly before: Paise
  readonly amount: Paise
}

/**
 * The tax of a partial refund: the tax of all refunds so far, less the tax of those before. All refunds together thus
 * have the tax of the whole price to the paisa. No line is ever negative: a single paisa cannot be split into two equal
 * halves of a tax, so all of it is taxable value.
 */
export function gstOfPart({ before, amount }: TaxedPart, seller: StateCode, buyer: StateCode): Gst {
  const [already, now] = [splitGst(before, seller, buyer), splitGst(plus(before, amount), seller, buyer)]
  if (now.taxable < already.taxable) return { taxable: amount, cgst: nothing, sgst: nothing, igst: nothing }
  return {
    taxable: minus(now.taxable, already.taxable),
    cgst: minus(now.cgst, already.cgst),
    sgst: minus(now.sgst, already.sgst),
    igst: minus(now.igst, already.igst),
  }
}
