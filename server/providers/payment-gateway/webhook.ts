// Only the credentials of a webhook prove its sender. Its content is a hint: the order is read again from the gateway.
import { hash, timingSafeEqual } from 'node:crypto'
import type { PaymentGateway, WebhookReading } from './port.ts'

export interface WebhookAccess {
  readonly user: string
  /** Two while one is being replaced. */
  readonly passwords: readonly string[]
}

export function webhookReader({ user, passwords }: WebhookAccess): PaymentGateway['readWebhook'] {
  const accepted = passwords.map((password) => digestOf(`Basic ${btoa(`${user}:${password}`)}`))
  return ({ authorization, body }) => {
    const given = digestOf(authorization ?? '')
    // All are compared, each in constant time: how long it takes tells nothing.
    const matches = accepted.filter((each) => timingSafeEqual(each, given))
    if (matches.length === 0) return { kind: 'FORGED' }
    return parse(body) ?? { kind: 'UNREADABLE' }
  }
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

interface RawEvent {
  readonly id?: unknown
  readonly event_name?: unknown
  readonly content?: {
    readonly order?: { readonly order_id?: unknown }
    readonly mandate?: { readonly order_id?: unknown }
    readonly notification?: { readonly object_reference_id?: unknown }
  }
}

const LONGEST_ID = 100

function parse(body: string): WebhookReading | undefined {
  let event: RawEvent | null
  let kept: string
  try {
    event = JSON.parse(body) as RawEvent | null // its fields are checked below
    kept = toKeep(event)
  } catch {
    return undefined
  }
  const { id, event_name: eventName, content } = event ?? {}
  if (!isShortText(id) || !isShortText(eventName)) return undefined
  return { kind: 'EVENT', eventId: id, eventName, orderId: idIn(content), kept }
}

const ID_LENGTH = 21

/**
 * The id that it is about: an order, a mandate by its registration, or a debit by the reference of its notice with a number
 * appended.
 */
function idIn(content: RawEvent['content']): string | undefined {
  const reference = content?.notification?.object_reference_id
  const debitId = typeof reference === 'string' ? reference.slice(0, ID_LENGTH) : undefined
  return [content?.order?.order_id, content?.mandate?.order_id, debitId].find(isOrderId)
}

/** Whom it reached and who paid: the order says so, until its household is forgotten. */
const OF_PAYER = ['customer_email', 'customer_phone', 'payer_vpa']

/** The event as it may be kept: nothing of the payer, and of a card its last four digits and its issuer. */
function toKeep(event: unknown): string {
  return JSON.stringify(event, (name, value: unknown) => {
    if (OF_PAYER.includes(name)) return undefined
    return name === 'card' ? cardLeft(value) : value
  })
}

function cardLeft(card: unknown) {
  const { last_four_digits, card_issuer } = (card ?? {}) as Readonly<Record<string, unknown>> // written unchecked, as it came
  return { last_four_digits, card_issuer }
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID
}

/** Our own ids: three letters of kind and eighteen characters. Nothing else goes into a path or a query. */
export function isOrderId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{3}[0-9a-z]{18}$/.test(value)
}
