// Callbacks of Meta's Cloud API: JSON, signed by the app's secret over the characters of the body. Before the first one Meta
// asks for a proof that the address is ours.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import {
  fieldsOf,
  idFrom,
  jsonFrom,
  listOf,
  phoneFrom,
  textFrom,
  type CallbackReading,
  type InboundMessage,
  type MessageCallbacks,
  type VendorReport,
} from '../message-callbacks.ts'

export interface CloudCallbackAccess {
  readonly appSecret: string
  /** Entered in Meta's panel with the address. Undefined: the address is never confirmed. */
  readonly verifyToken: string | undefined
}

export function cloudCallbacks({ appSecret, verifyToken }: CloudCallbackAccess): MessageCallbacks {
  return {
    read({ headers, body }) {
      const signature = headers['x-hub-signature-256']
      const right = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
      return isSame(right, signature) ? parse(body) : { kind: 'FORGED' }
    },
    confirm({ 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge }) {
      if (verifyToken === undefined || mode !== 'subscribe' || !isSame(verifyToken, token)) return undefined
      return typeof challenge === 'string' && /^\w{1,100}$/.test(challenge) ? challenge : undefined
    },
  }
}

/** In constant time: how long it takes tells nothing. */
function isSame(right: string, given: unknown): boolean {
  const digestOf = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digestOf(right), digestOf(typeof given === 'string' ? given : ''))
}

/** Other events of the account come by the same address: they are taken and say nothing to us. */
function parse(body: string): CallbackReading {
  const { entry } = fieldsOf(jsonFrom(body))
  if (!Array.isArray(entry)) return { kind: 'UNREADABLE' }
  const changes = listOf(entry).flatMap((each) => listOf(fieldsOf(each)['changes']))
  const values = changes.map((change) => fieldsOf(fieldsOf(change)['value']))
  return {
    kind: 'GENUINE',
    reports: values.flatMap(({ statuses }) => listOf(statuses).flatMap(reportIn)),
    inbound: values.flatMap(({ messages }) => listOf(messages).flatMap(inboundIn)),
  }
}

const STATES: Readonly<Record<string, VendorReport['state']>> = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'READ',
  failed: 'FAILED',
}

function reportIn(item: unknown): VendorReport[] {
  const { id, status } = fieldsOf(item)
  const providerId = idFrom(id)
  const state = typeof status === 'string' && Object.hasOwn(STATES, status) ? STATES[status] : undefined
  return providerId !== undefined && state ? [{ providerId, state }] : []
}

/** A text, or the label of a button of ours. */
function inboundIn(item: unknown): InboundMessage[] {
  const { id, from, text, button } = fieldsOf(item)
  const [messageId, phone] = [idFrom(id), phoneFrom(from)]
  const words = textFrom(fieldsOf(text)['body']) ?? textFrom(fieldsOf(button)['text'])
  return messageId !== undefined && phone !== undefined && words !== undefined
    ? [{ id: messageId, from: phone, text: words }]
    : []
}
