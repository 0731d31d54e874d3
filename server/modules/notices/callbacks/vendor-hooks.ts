// The callbacks of the vendors of messages: how far a message came, and the replies of families.
import type { Ctx } from '#server/platform/context.ts'
import type { Hook, HookRequest } from '#server/platform/module.ts'
import { takeInbound } from './stop-offers.ts'
import { takeReport } from './take-report.ts'

type CallingChannel = 'SMS' | 'WHATSAPP' | 'VOICE' | 'MAIL'

const PATHS: Readonly<Record<CallingChannel, string>> = {
  SMS: '/notices/callbacks/sms',
  WHATSAPP: '/notices/callbacks/whatsapp',
  VOICE: '/notices/callbacks/voice',
  MAIL: '/notices/callbacks/mail',
}

export const vendorHooks: readonly Hook[] = [
  { method: 'POST', path: PATHS.SMS, answer: (ctx, request) => receive(ctx, 'SMS', request) },
  { method: 'POST', path: PATHS.WHATSAPP, answer: (ctx, request) => receive(ctx, 'WHATSAPP', request) },
  { method: 'POST', path: PATHS.VOICE, answer: (ctx, request) => receive(ctx, 'VOICE', request) },
  { method: 'POST', path: PATHS.MAIL, answer: (ctx, request) => receive(ctx, 'MAIL', request) },
  { method: 'GET', path: PATHS.WHATSAPP, answer: confirmAddress },
]

/** Each report is a transaction of its own: the vendor sends all of them again when one fails, and a second time does nothing. */
async function receive(ctx: Ctx, channel: CallingChannel, { headers, body }: HookRequest) {
  const callbacks = callbacksOf(ctx, channel)
  if (!callbacks) return { status: 404 }
  const reading = callbacks.read({ headers, body })
  ctx.metrics.count('message_callbacks', { channel, kind: reading.kind })
  if (reading.kind === 'FORGED') return { status: 401 }
  if (reading.kind === 'UNREADABLE') return { status: 400 }
  for (const report of reading.reports) await takeReport(ctx, { channel, ...report })
  // Nobody writes to us by a call, and mail to us is read by people.
  if (channel === 'SMS' || channel === 'WHATSAPP')
    for (const message of reading.inbound) await takeInbound(ctx, channel, message)
  return { status: 200, body: 'ok' }
}

async function confirmAddress(ctx: Ctx, { query }: HookRequest) {
  const confirm = callbacksOf(ctx, 'WHATSAPP')?.confirm
  if (!confirm) return { status: 404 }
  const proof = confirm(query)
  return proof === undefined ? { status: 403 } : { status: 200, body: proof }
}

function callbacksOf({ sms, whatsapp, voice, mail }: Ctx, channel: CallingChannel) {
  return { SMS: sms, WHATSAPP: whatsapp, VOICE: voice, MAIL: mail }[channel]?.callbacks
}
