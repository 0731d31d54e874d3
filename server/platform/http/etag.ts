import { hash } from 'node:crypto'

/** The entity tag of a cached answer, with its quotes: the same bytes have the same tag. */
export function etagOf(bytes: string | Buffer): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
}
