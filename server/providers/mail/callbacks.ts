// Mailgun's webhooks: JSON, with the signature inside it. The signature is over an hour and a token, not over the event: that is
// Mailgun's own rule, so the address is reached over HTTPS only.
import { createHmac } from 'node:crypto'
import {
  fieldsOf,
  idFrom,
  isSameSecret,
  jsonFrom,
  reportsOf,
  type CallbackReading,
  type MessageCallbacks,
  type ReportStates,
} from '../message-callbacks.ts'

export function mailgunCallbacks(signingKey: string): MessageCallbacks {
  return {
    read({ body }) {
      const { signature, 'event-data': event } = fieldsOf(jsonFrom(body))
      const { timestamp, token, signature: given } = fieldsOf(signature)
      const right = createHmac('sha256', signingKey)
        .update(`${String(timestamp)}${String(token)}`)
        .digest('hex')
      return isSameSecret(right, given) ? parse(fieldsOf(event)) : { kind: 'FORGED' }
    },
  }
}

/** Other events, such as a mail that was opened, are accepted and ignored. */
function parse({ event, severity, recipient, message }: Readonly<Record<string, unknown>>): CallbackReading {
  const id = idFrom(fieldsOf(fieldsOf(message)['headers'])['message-id'])
  if (typeof event !== 'string' || id === undefined) return { kind: 'UNREADABLE' }
  const isOver = event === 'complained' || (event === 'failed' && severity === 'permanent')
  const unreachable = isOver ? idFrom(recipient) : undefined
  // A failure that is not permanent is tried again, by them.
  const state = event === 'failed' && !isOver ? 'waiting' : event
  const reports = reportsOf(STATES, `<${id}>`, state).map((report) => ({ ...report, unreachable }))
  return { kind: 'GENUINE', reports, inbound: [] }
}

/** Mail that somebody calls spam has arrived. */
const STATES: ReportStates = { delivered: 'DELIVERED', failed: 'FAILED', complained: 'DELIVERED' }
