import { hash, timingSafeEqual } from 'node:crypto'

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
  /** The address, if nothing is to be sent there any more. */
  readonly unreachable?: string | undefined
}

export interface InboundMessage {
  /** The same for each copy of one message. */
  readonly id: string
  /** E.164. */
  readonly from: string
  readonly text: string
}

/** Compares in constant time, so that the time it takes reveals nothing. */
export function isSameSecret(right: string, given: unknown): boolean {
  return timingSafeEqual(digestOf(right), digestOf(typeof given === 'string' ? given : ''))
}

/** MSG91 names itself by HTTP Basic, with a password that was entered in its panel. */
export function isMsg91(password: string, { authorization }: CallbackRequest['headers']): boolean {
  const given = Array.isArray(authorization) ? authorization[0] : authorization
  return isSameSecret(`Basic ${btoa(`msg91:${password}`)}`, given)
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

export type ReportStates = Readonly<Record<string, VendorReport['state']>>

/** Empty when the vendor's word for the status is not in the table: it is then no end of a message. */
export function reportsOf(states: ReportStates, id: unknown, status: unknown): VendorReport[] {
  const providerId = idFrom(id)
  const name = String(status).toLowerCase()
  const state = Object.hasOwn(states, name) ? states[name] : undefined
  return providerId !== undefined && state ? [{ providerId, state }] : []
}

/** A family's message to our number. Empty when one of its fields is missing or malformed. */
export function inboundOf(message: Readonly<Record<keyof InboundMessage, unknown>>): InboundMessage[] {
  const [id, from, text] = [idFrom(message.id), phoneFrom(message.from), textFrom(message.text)]
  return id !== undefined && from !== undefined && text !== undefined ? [{ id, from, text }] : []
}

const LONGEST_ID = 200
const LONGEST_TEXT = 1_000

/** A short text without control characters: the database takes it. */
export function idFrom(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= LONGEST_ID && /^[^\p{C}]+$/u.test(value) ? value : undefined
}

function phoneFrom(value: unknown): string | undefined {
  const digits = typeof value === 'string' || typeof value === 'number' ? String(value).replace(/^\+/, '') : ''
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined
}

function textFrom(value: unknown): string | undefined {
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
