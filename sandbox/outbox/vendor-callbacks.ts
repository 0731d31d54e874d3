// Callbacks of the vendors of messages: how far each message came, and what a family replied. MSG91 sends a form and names
// itself by HTTP Basic; Meta sends JSON, signed by the app's secret; Mailgun sends JSON with its signature inside.
import { createHmac } from 'node:crypto'
import { Agent } from 'undici'
import { isoString, type Clock } from '#core/kernel/time.ts'
import type { Credentials } from '../config.ts'
import { hex } from '../juspay/order-book.ts'
import type { Knobs, KnobValues } from '../knobs.ts'
import { postCallback, type CallbackOutcome } from '../post-callback.ts'
import type { Timers } from '../timers.ts'
import type { Message } from './outbox.ts'

export type CallingChannel = 'SMS' | 'WHATSAPP' | 'VOICE' | 'MAIL'

export interface VendorCallbacks {
  /** Reports how far a message came, as the knobs say. */
  readonly reportOn: (message: Message) => void
  /** A family's answer to a message. */
  readonly reply: (channel: Exclude<CallingChannel, 'VOICE' | 'MAIL'>, from: string, text: string) => void
  /** To the product at this address from now on. Before the first address nothing is reported. */
  readonly sendTo: (productUrl: string) => void
  readonly close: () => Promise<void>
}

interface Tools {
  readonly now: Clock
  readonly knobs: Knobs
  readonly timers: Timers
  readonly credentials: Credentials
}

interface Post extends Tools {
  readonly agent: Agent
  productUrl: string | undefined
}

interface Callback {
  readonly channel: CallingChannel
  readonly body: string
  /** With the status of the product's last answer, or why there was none. */
  readonly ended?: (answer: string) => void
}

const PATHS: Readonly<Record<CallingChannel, string>> = {
  SMS: '/api/notices/callbacks/sms',
  WHATSAPP: '/api/notices/callbacks/whatsapp',
  VOICE: '/api/notices/callbacks/voice',
  MAIL: '/api/notices/callbacks/mail',
}
/** After these waits it is sent again while the other side is away or broken. */
const RETRY_AFTER_MS = [1_000, 4_000, 15_000]
const ANSWER_WITHIN_MS = 5_000

export function createVendorCallbacks(tools: Tools, productUrl: string | undefined): VendorCallbacks {
  const post: Post = {
    ...tools,
    productUrl,
    agent: new Agent({ connections: 4, pipelining: 1, connect: { timeout: 3_000 } }),
  }
  return {
    reportOn(message) {
      const { channel } = message
      const { messageReportDelayMs, messageReportCopies } = tools.knobs.of()
      if (channel === 'PUSH') return
      const callbacks = statusesOf(tools.knobs.of(), channel).flatMap((status) => {
        const body = reportOf(post, channel, message, status)
        const ended = (answer: string) => void message.reports.push(`${status} ${answer}`)
        return body === undefined ? [] : [{ channel, body, ended }]
      })
      const all = callbacks.flatMap((each) => Array.from({ length: messageReportCopies }, () => each))
      tools.timers.after(messageReportDelayMs, () => void deliverInOrder(post, all))
    },
    reply(channel, from, text) {
      const body = channel === 'SMS' ? smsReply(from, text) : whatsAppReply(post, from, text)
      void deliverInOrder(post, [{ channel, body }])
    },
    sendTo: (other) => void (post.productUrl = other),
    close: () => post.agent.destroy(),
  }
}

type Status = 'sent' | 'delivered' | 'read' | 'failed' | 'delayed' | 'complained' | 'answered' | 'no-answer' | 'busy'

/** The statuses that Meta reports until a message has ended so. */
const STEPS: Readonly<Record<'DELIVERED' | 'READ' | 'FAILED', readonly Status[]>> = {
  DELIVERED: ['sent', 'delivered'],
  READ: ['sent', 'delivered', 'read'],
  FAILED: ['sent', 'failed'],
}

function statusesOf({ messageEnds, callEnds, mailEnds }: KnobValues, channel: CallingChannel): readonly Status[] {
  if (channel === 'VOICE') return callEnds === 'SILENT' ? [] : [CALL_STATUSES[callEnds]]
  if (channel === 'MAIL') return MAIL_STEPS[mailEnds]
  return messageEnds === 'SILENT' ? [] : STEPS[messageEnds]
}

const MAIL_STEPS: Readonly<Record<KnobValues['mailEnds'], readonly Status[]>> = {
  DELIVERED: ['delivered'],
  BOUNCED: ['failed'],
  DELAYED: ['delayed'],
  COMPLAINED: ['delivered', 'complained'],
  SILENT: [],
}

/** MSG91's words for the end of a call. */
const CALL_STATUSES = { ANSWERED: 'answered', NO_ANSWER: 'no-answer', BUSY: 'busy' } as const

/** MSG91's numbers. It reports only the end, and never that a message was read. */
const SMS_STATUSES: Readonly<Partial<Record<Status, string>>> = { delivered: '1', failed: '2' }

function reportOf(post: Post, channel: CallingChannel, message: Message, status: Status): string | undefined {
  const { providerId } = message
  if (channel === 'MAIL') return mailgunReport(post, message, status)
  if (channel === 'WHATSAPP') return whatsAppBody({ statuses: [{ id: providerId, status, timestamp: seconds(post) }] })
  if (channel === 'VOICE') return JSON.stringify({ uuid: hex(16), CRQID: providerId, status, direction: 'outbound' })
  const number = SMS_STATUSES[status]
  if (number === undefined) return undefined
  const report = [{ date: isoString(post.now()).slice(0, 19).replace('T', ' '), status: number, desc: status }]
  const data = JSON.stringify([{ senderId: 'KANDIL', requestId: providerId, userId: '1', report }])
  return new URLSearchParams({ data }).toString()
}

/** A permanent failure is a bounce; after a temporary one they try again themselves. */
function mailgunReport(post: Post, { providerId, to }: Message, status: Status): string {
  const [timestamp, token] = [seconds(post), hex(25)]
  const key = post.knobs.of().messageReportsForged ? 'a-wrong-key' : post.credentials.mailCallbackKey
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  const failure = { failed: 'permanent', delayed: 'temporary' } as const
  const severity = status === 'failed' || status === 'delayed' ? { severity: failure[status] } : {}
  const event = {
    event: status === 'delayed' ? 'failed' : status,
    ...severity,
    id: hex(11),
    timestamp: Number(timestamp),
    recipient: to,
    message: { headers: { 'message-id': providerId.replace(/^<|>$/g, '') } },
  }
  return JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': event })
}

function smsReply(from: string, message: string): string {
  return new URLSearchParams({
    data: JSON.stringify({ id: hex(12), number: from.replace('+', ''), message }),
  }).toString()
}

function whatsAppReply(post: Post, from: string, text: string): string {
  const message = { id: `wamid.${hex(16)}`, from: from.replace('+', ''), timestamp: seconds(post), type: 'text' }
  return whatsAppBody({ messages: [{ ...message, text: { body: text } }] })
}

function whatsAppBody(value: object): string {
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', ...value } }
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] })
}

function seconds({ now }: Post): string {
  return String(Math.floor(now() / 1_000))
}

async function deliverInOrder(post: Post, callbacks: readonly Callback[]): Promise<void> {
  if (post.productUrl === undefined) return
  for (const callback of callbacks) {
    const answer = await deliver(post, callback)
    callback.ended?.(answer)
  }
}

/** The status of the product's last answer, or why there was none. */
async function deliver(post: Post, callback: Callback): Promise<string> {
  for (const wait of RETRY_AFTER_MS) {
    const { status, text } = await send(post, callback)
    if (status > 0 && status < 500) return text
    await new Promise<void>((resolve) => post.timers.after(wait, resolve))
  }
  return (await send(post, callback)).text
}

function send({ productUrl, agent, knobs, credentials }: Post, { channel, body }: Callback): Promise<CallbackOutcome> {
  const { messageReportsForged: isForged } = knobs.of()
  const headers = headersOf(credentials, channel, { isForged, body })
  return postCallback({ agent, url: `${productUrl}${PATHS[channel]}`, headers, body, answerWithinMs: ANSWER_WITHIN_MS })
}

interface Signed {
  readonly isForged: boolean
  readonly body: string
}

function headersOf(credentials: Credentials, channel: CallingChannel, { isForged, body }: Signed) {
  if (channel === 'MAIL') return { 'content-type': 'application/json' }
  return channel === 'WHATSAPP'
    ? whatsAppHeaders(credentials, isForged, body)
    : msg91Headers(credentials, channel, isForged)
}

function msg91Headers(credentials: Credentials, channel: 'SMS' | 'VOICE', isForged: boolean) {
  const right = channel === 'SMS' ? credentials.smsCallbackPassword : credentials.voiceCallbackPassword
  const password = isForged ? 'a-wrong-password' : right
  const type = channel === 'SMS' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { authorization: `Basic ${btoa(`msg91:${password}`)}`, 'content-type': type }
}

function whatsAppHeaders({ whatsappAppSecret }: Credentials, isForged: boolean, body: string) {
  const secret = isForged ? 'a-wrong-secret' : whatsappAppSecret
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return { 'x-hub-signature-256': `sha256=${signature}`, 'content-type': 'application/json' }
}
