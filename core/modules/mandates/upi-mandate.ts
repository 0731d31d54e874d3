// The link by which a UPI app shows a mandate for approval. It knows no zod.
import { toRupeeString, type Paise } from '#core/kernel/money.ts'
import { inIndia, type Instant } from '#core/kernel/time.ts'

interface Payee {
  readonly tr: string
  readonly merchant_vpa: string
  readonly merchant_name: string
  readonly mcc: string
}

export interface UpiMandate {
  readonly cap: Paise
  readonly validFrom: Instant
  readonly validTill: Instant
  /** The purpose, as the payer's app shows it. */
  readonly note: string
}

const NOTE_LENGTH = 50

/** The link of NPCI's UPI linking specification: an amount up to `cap` each time it is collected, revocable by the payer. */
export function upiMandateUri(payee: Payee, { cap, validFrom, validTill, note }: UpiMandate): string {
  const values = {
    pa: payee.merchant_vpa,
    pn: payee.merchant_name,
    mc: payee.mcc,
    tr: payee.tr,
    tn: note.slice(0, NOTE_LENGTH),
    mn: note.slice(0, NOTE_LENGTH),
    am: toRupeeString(cap),
    amrule: 'MAX',
    recur: 'ASPRESENTED',
    rev: 'Y',
    validitystart: dayOf(validFrom),
    validityend: dayOf(validTill),
    cu: 'INR',
  }
  const query = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `upi://mandate?${query.join('&')}`
}

/** "21112026" */
function dayOf(at: Instant): string {
  const { year, month, day } = inIndia(at)
  return `${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}${year}`
}
