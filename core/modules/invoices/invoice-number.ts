import { financialYear, type Instant } from '#core/kernel/time.ts'

/** "KD/26-27/000417": fifteen characters, as Rule 46 allows at most sixteen. */
export function invoiceNumber(at: Instant, sequence: number): string {
  return `KD/${financialYear(at)}/${String(sequence).padStart(6, '0')}`
}
