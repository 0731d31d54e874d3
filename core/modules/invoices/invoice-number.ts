import { financialYear, type Instant } from '#core/kernel/time.ts'

/** Each has a series of its own. */
export type Paper = 'INVOICE' | 'CREDIT_NOTE'

const PREFIXES = { INVOICE: 'KD', CREDIT_NOTE: 'KC' } satisfies Record<Paper, string>

/** "KD/26-27/000417" and "KC/26-27/000009": fifteen characters, as Rule 46 allows at most sixteen. */
export function invoiceNumber(at: Instant, sequence: number, paper: Paper = 'INVOICE'): string {
  return `${PREFIXES[paper]}/${financialYear(at)}/${String(sequence).padStart(6, '0')}`
}
