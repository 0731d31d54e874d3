import { data } from 'react-router'
import type { Handle } from '#web/page/handle.ts'

export const handle: Handle = { tier: 0 }

/** Every address that is no page's. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
