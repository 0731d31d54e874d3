// Cards and UPI IDs that always end the same way. Any other card with a right check digit pays; any other UPI ID waits for
// its owner.
import type { OutcomeName } from './outcomes.ts'

export interface MagicCard {
  readonly number: string
  readonly brand: string
  readonly outcome: OutcomeName
  /** Its bank and its kind decide whether an EMI takes it. */
  readonly issuer?: string
  readonly type?: 'CREDIT' | 'DEBIT'
}

export const MAGIC_CARDS: readonly MagicCard[] = [
  { number: '4111111111111111', brand: 'VISA', outcome: 'approve', issuer: 'HDFC', type: 'CREDIT' },
  { number: '5555555555554444', brand: 'MASTERCARD', outcome: 'approve', issuer: 'ICICI', type: 'CREDIT' },
  { number: '6521111111111110', brand: 'RUPAY', outcome: 'approve', issuer: 'SBI', type: 'DEBIT' },
  { number: '4000000000000002', brand: 'VISA', outcome: 'authorization-failed' },
  { number: '4000000000000010', brand: 'VISA', outcome: 'juspay-declined' },
  { number: '4000000000000028', brand: 'VISA', outcome: 'capture-failed' },
  { number: '4000000000000036', brand: 'VISA', outcome: 'not-found' },
  { number: '4000000000000044', brand: 'VISA', outcome: 'unknown-status' },
  { number: '4000000000000051', brand: 'VISA', outcome: 'partial-charged' },
  { number: '4000000000000069', brand: 'VISA', outcome: 'wrong-amount' },
  { number: '4000000000000077', brand: 'VISA', outcome: 'wrong-currency' },
  { number: '4000000000000085', brand: 'VISA', outcome: 'auto-refunded' },
  { number: '4000000000000093', brand: 'VISA', outcome: 'late-success' },
  { number: '4000000000000101', brand: 'VISA', outcome: 'pending' },
]

/** The one-time password that each card's bank takes. */
export const CARD_OTP = '123456'

export const MAGIC_VPAS: Readonly<Record<string, OutcomeName | undefined>> = {
  'success@kandil': 'approve',
  'failure@kandil': 'authorization-failed',
  'declined@kandil': 'decline',
  'expired@kandil': 'expire',
  'late@kandil': 'late-success',
  'pending@kandil': 'pending',
}

const VPA = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/

/** True when a bank knows this UPI ID. IDs that begin with "invalid" are unknown. */
export function isKnownVpa(vpa: string): boolean {
  return VPA.test(vpa) && !vpa.toLowerCase().startsWith('invalid')
}

/** The check digit of card numbers (Luhn). */
export function hasRightCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const total = digits.reduce((sum, digit, i) => sum + (i % 2 === 0 ? digit : doubled(digit)), 0)
  return /^\d{12,19}$/.test(number) && total % 10 === 0
}

function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2
}

export function brandOf(number: string): string {
  if (/^(60|65|81|82|508)/.test(number)) return 'RUPAY'
  if (number.startsWith('4')) return 'VISA'
  return number.startsWith('3') ? 'AMEX' : 'MASTERCARD'
}
