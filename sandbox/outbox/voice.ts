// A vendor of calls: MSG91's voice API, version 5, at /voice. No phone rings: the outbox shows what would be read.
import type { FastifyInstance } from 'fastify'
import { withMessageFault, type MessageContext } from './message-fault.ts'
import { variablesOf } from './sms.ts'
import { VOICE_TEMPLATES } from './templates/voice-templates.ts'

interface CallRequest {
  readonly template?: unknown
  readonly caller_id?: unknown
  readonly client_number?: unknown
  readonly CRQID?: unknown
  readonly variables?: unknown
}

export function mountVoice(app: FastifyInstance, desk: MessageContext): void {
  app.post('/voice/api/v5/voice/call', async (request, reply) =>
    withMessageFault(desk.knobs.of().callFault, reply, () => {
      if (request.headers['authkey'] !== desk.credentials.voiceKey) return refusal(401, 'Unauthorized', '401')
      return call(desk, (request.body ?? {}) as CallRequest) // Fastify parsed an object; its fields are checked one by one
    }),
  )
}

function call({ outbox, callbacks, credentials }: MessageContext, request: CallRequest) {
  const { template: name, caller_id, client_number, CRQID, variables } = request
  const template = VOICE_TEMPLATES.find((each) => each.name === name)
  if (!template) return refusal(400, 'Template not found', '404')
  if (caller_id !== credentials.voiceCallerId) return refusal(400, 'Caller ID is not verified', '403')
  const number = String(client_number ?? '')
  if (!/^91[6-9]\d{9}$/.test(number)) return refusal(400, 'Invalid client number', '202')
  const values = variables as Readonly<Record<string, { readonly value?: unknown } | undefined>> | undefined // each is checked below
  const missing = variablesOf(template.text).find((each) => typeof values?.[each]?.value !== 'string')
  if (missing) return refusal(400, `Variable ${missing} is missing`, '400')
  const text = template.text.replace(/##(\w+)##/g, (_, each: string) => String(values?.[each]?.value))
  const providerId = String(CRQID ?? '')
  callbacks.reportOn(
    outbox.add({
      providerId,
      channel: 'VOICE',
      to: `+${number}`,
      from: `+${caller_id}`,
      text,
      template: template.name,
    }),
  )
  return { status: 200, body: { status: 'success', hasError: false, data: { message: 'Call initiated' } } }
}

function refusal(status: number, message: string, code: string) {
  return { status, body: { status: 'fail', hasError: true, errors: message, code } }
}
