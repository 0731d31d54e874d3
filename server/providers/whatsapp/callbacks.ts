// Callbacks of Meta's Cloud API: JSON, signed by the app's secret over the characters of the body. Before the first one Meta
// asks for a proof that the address is ours.
import { createHmac } from 'node:crypto'
import {
  fieldsOf,
  inboundOf,
  isSameSecret,
  jsonFrom,
  listOf,
  reportsOf,
  type CallbackReading,
  type InboundMessage,
  type MessageCallbacks,
  type ReportStates,
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
      return isSameSecret(right, signature) ? parse(body) : { kind: 'FORGED' }
    },
    confirm({ 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge }) {
      if (verifyToken === undefined || mode !== 'subscribe' || !isSameSecret(verifyToken, token)) return undefined
      return typeof challenge === 'string' && /^\w{1,100}$/.test(challenge) ? challenge : undefined
    },
  }
}

/** Other events of the account come to the same address. They are accepted and ignored. */
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

const STATES: ReportStates = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'READ',
  failed: 'FAILED',
}

function reportIn(item: unknown): VendorReport[] {
  const { id, status } = fieldsOf(item)
  return reportsOf(STATES, id, status)
}

/** A text, or the label of a button of ours. */
function inboundIn(item: unknown): InboundMessage[] {
  const { id, from, text, button } = fieldsOf(item)
  return inboundOf({ id, from, text: fieldsOf(text)['body'] ?? fieldsOf(button)['text'] })
}
