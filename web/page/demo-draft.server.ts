// Keeps what a family has typed into the form of the home page, for the booking that follows. It is in the family's own browser, and
// for fifteen minutes only: decision L-29. A number never becomes part of an address.
import { cookieIn } from './cookie.server.ts'

const COOKIE = 'kandil-demo'
const SECONDS = 900

export interface DemoDraft {
  /** The name of the parent. */
  readonly name: string
  readonly phone: string
  /** The dial code: "91". */
  readonly phoneCode: string
}

/** Undefined when the browser has no draft, or sends something else. */
export function draftIn(request: Request): DemoDraft | undefined {
  const text = cookieIn(request, COOKIE, 2_000)
  if (text === undefined) return undefined
  try {
    const draft: unknown = JSON.parse(decodeURIComponent(text))
    return Array.isArray(draft) ? madeOf(draft) : undefined
  } catch {
    return undefined
  }
}

export function draftCookie({ name, phone, phoneCode }: DemoDraft): string {
  const parts = madeOf([name, phone, phoneCode])
  const text = encodeURIComponent(JSON.stringify([parts.name, parts.phone, parts.phoneCode]))
  return `${COOKIE}=${text}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`
}

function madeOf([name, phone, phoneCode]: readonly unknown[]): DemoDraft {
  return { name: short(name, 80), phone: short(phone, 20), phoneCode: short(phoneCode, 5) }
}

function short(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : ''
}
