// MSG91's callbacks. Each is known by the Authorization header that was set for it in their panel: they sign nothing. Delivery
// reports come as a form with a list in `data` (version 2), or as JSON, one report each (version 3 and the new webhooks).
import {
  fieldsOf,
  idFrom,
  inboundOf,
  isMsg91,
  jsonFrom,
  listOf,
  reportsOf,
  type CallbackReading,
  type InboundMessage,
  type MessageCallbacks,
  type ReportStates,
} from '../message-callbacks.ts'

export function msg91Callbacks(password: string): MessageCallbacks {
  return { read: ({ headers, body }) => (isMsg91(password, headers) ? parse(body) : { kind: 'FORGED' }) }
}

function parse(body: string): CallbackReading {
  const content = jsonFrom(body.startsWith('data=') ? (new URLSearchParams(body).get('data') ?? '') : body)
  const { data } = fieldsOf(content)
  const inner = typeof data === 'string' ? jsonFrom(data) : content
  const items = Array.isArray(inner) ? listOf(inner) : [inner]
  const reports = items.flatMap(reportsIn)
  const inbound = items.flatMap(inboundIn)
  if (reports.length === 0 && inbound.length === 0) return { kind: 'UNREADABLE' }
  return {
    kind: 'GENUINE',
    reports: reports.flatMap(({ providerId, status }) => reportsOf(STATES, providerId, status)),
    inbound,
  }
}

/** Numbers of MSG91's list, and what its new webhooks say in place of them. All others are no end of a message. */
const STATES: ReportStates = {
  '1': 'DELIVERED',
  delivered: 'DELIVERED',
  '2': 'FAILED',
  failed: 'FAILED',
  '9': 'FAILED', // the operators' do-not-disturb list
  ndnc: 'FAILED',
  '16': 'FAILED',
  '25': 'FAILED',
  rejected: 'FAILED',
  '17': 'FAILED', // a blocked number
  blocked: 'FAILED',
  sent: 'SENT',
  submitted: 'SENT',
}

interface RawReport {
  readonly providerId: string
  readonly status: string
}

function reportsIn(item: unknown): RawReport[] {
  const { requestId, status, report } = fieldsOf(item)
  const providerId = idFrom(requestId)
  if (providerId === undefined) return []
  const statuses = Array.isArray(report) ? listOf(report).map((each) => fieldsOf(each)['status']) : [status]
  return statuses.flatMap((each) =>
    typeof each === 'string' || typeof each === 'number' ? [{ providerId, status: String(each) }] : [],
  )
}

/** The fields are those that we set in their panel. */
function inboundIn(item: unknown): InboundMessage[] {
  const { id, number, message } = fieldsOf(item)
  return inboundOf({ id, from: number, text: message })
}
