/** The callbacks of a vendor of messages. Absent where its secret is not set: then none is believed. */
export interface MessageCallbacks {
  readonly read: (request: CallbackRequest) => CallbackReading
  /** The text that proves to the vendor that the address is ours; undefined when it was not the vendor who asked. */
  readonly confirm?: (query: Readonly<Record<string, unknown>>) => string | undefined
}

export interface CallbackRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it came: signatures are over these characters. */
  readonly body: string
}

export type CallbackReading =
  | { readonly kind: 'FORGED' }
  | { readonly kind: 'UNREADABLE' }
  | { readonly kind: 'GENUINE'; readonly reports: readonly VendorReport[]; readonly inbound: readonly InboundMessage[] }

export interface VendorReport {
  /** As the vendor answered when the message was sent. */
  readonly providerId: string
  readonly state: 'SENT' | 'FAILED' | 'DELIVERED' | 'READ'
}

export interface InboundMessage {
  /** The same for each copy of one message. */
  readonly id: string
  /** E.164. */
  readonly from: string
  readonly text: string
}

const LONGEST_ID = 200
const LONGEST_TEXT = 1_000

/** A short text without control characters: the database takes it. */
export function idFrom(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= LONGEST_ID && /^[^\p{C}]+$/u.test(value) ? value : undefined
}

export function phoneFrom(value: unknown): string | undefined {
  const digits = typeof value === 'string' || typeof value === 'number' ? String(value).replace(/^\+/, '') : ''
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined
}

export function textFrom(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : undefined
}

/** Undefined for what is no JSON. */
export function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The value as an object, whose fields are checked one by one; an empty one for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}
