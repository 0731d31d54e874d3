import { hash } from 'node:crypto'

/** Of an answer that is kept: the same bytes have the same mark, with its quotes. */
export function etagOf(bytes: string | Buffer): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
}
