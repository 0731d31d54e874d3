// An SMS vendor: MSG91's flow API, version 5, at /sms.
import type { FastifyInstance } from 'fastify'
import { hex } from '../juspay/order-book.ts'
import type { MessageContext } from './message-fault.ts'
import { withMessageFault } from './message-fault.ts'
import { SMS_TEMPLATES } from './templates/templates.ts'

interface FlowRequest {
  readonly template_id?: unknown
  readonly recipients?: unknown
}

export function mountSms(app: FastifyInstance, desk: MessageContext): void {
  app.post('/sms/api/v5/flow', async (request, reply) =>
    withMessageFault(desk.knobs.of().messageFault, reply, () => {
      if (request.headers['authkey'] !== desk.credentials.smsKey) return UNAUTHORIZED
      return send(desk, (request.body ?? {}) as FlowRequest) // Fastify parsed an object; its fields are checked one by one
    }),
  )
}

const UNAUTHORIZED = {
  status: 401,
  body: { status: 'fail', hasError: true, errors: 'Unauthorized', code: '401', apiError: '201' },
}

function send({ outbox, callbacks }: MessageContext, { template_id, recipients }: FlowRequest) {
  const template = SMS_TEMPLATES.find(({ id }) => id === template_id)
  if (!template) return refusal('Template ID Missing or Invalid Template', '211')
  if (!Array.isArray(recipients) || recipients.length === 0) return refusal('Mobile no. missing', '101')
  const requestId = hex(12)
  for (const recipient of recipients as Record<string, unknown>[]) {
    const mobiles = String(recipient['mobiles'] ?? '')
    if (!/^91[6-9]\d{9}$/.test(mobiles)) return refusal('Invalid mobile number', '202')
    const missing = variablesOf(template.text).find((name) => !isText(recipient[name]))
    if (missing) return refusal(`Variable ${missing} is missing`, '400')
    const text = template.text.replace(VARIABLE, (_, name: string) => String(recipient[name]))
    callbacks.reportOn(
      outbox.add({ providerId: requestId, channel: 'SMS', to: `+${mobiles}`, text, template: template.id }),
    )
  }
  return { status: 200, body: { type: 'success', message: requestId } }
}

function refusal(message: string, code: string) {
  return { status: 400, body: { type: 'error', message, code } }
}

const VARIABLE = /##(\w+)##/g

export function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))]
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
