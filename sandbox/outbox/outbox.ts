// Every message the product has sent, as it would have arrived.
import type { Clock, Instant } from '#core/kernel/time.ts'
import { hex } from '../juspay/order-book.ts'
import type { Records } from '../records.ts'

export type Channel = 'SMS' | 'WHATSAPP' | 'VOICE' | 'MAIL' | 'PUSH'

export interface Message {
  readonly id: string
  /** The vendor's own id, which its reports carry. */
  readonly providerId: string
  readonly channel: Channel
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly template: string
  /** A one-time code, when there is one in the text. */
  readonly code: string | undefined
  readonly attachments: readonly Attachment[]
  readonly at: Instant
  /** The vendor's reports on it, each with the product's answer, such as “delivered 200”. */
  readonly reports: string[]
}

export interface Attachment {
  readonly name: string
  readonly type: string
  readonly base64: string
}

export type NewMessage = Pick<Message, 'channel' | 'to' | 'text'> & Partial<Message>

export interface Outbox {
  readonly add: (message: NewMessage) => Message
  /** Newest first; of one number, however it is written, or one address. */
  readonly list: (to?: string) => Message[]
  readonly find: (id: string) => Message | undefined
  readonly clear: () => void
}

const MOST = 2_000

export function createOutbox(records: Records, now: Clock): Outbox {
  let messages = records.all<Message>('message')
  return {
    add(arriving) {
      const code = /(?<!\d)\d{6}(?!\d)/.exec(arriving.text)?.[0]
      const message: Message = {
        id: `msg_${hex(8)}`, providerId: '', from: '', subject: '', html: '', template: '', attachments: [], reports: [], code, at: now(), ...arriving,
      } // prettier-ignore
      messages.push(message)
      records.save('message', message.id, message)
      if (messages.length > MOST) for (const old of messages.splice(0, MOST / 2)) records.remove('message', old.id)
      return message
    },
    list(to = '') {
      const wanted = keyOf(to)
      return messages.filter((message) => wanted === '' || keyOf(message.to) === wanted).reverse()
    },
    find: (id) => messages.find((message) => message.id === id),
    clear() {
      for (const { id } of messages) records.remove('message', id)
      messages = []
    },
  }
}

/** The last ten digits of a number, an address in small letters. */
function keyOf(recipient: string): string {
  const text = recipient.trim().toLowerCase()
  return text.includes('@') ? text : text.replace(/\D/g, '').slice(-10)
}
