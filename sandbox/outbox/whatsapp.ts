// Meta's WhatsApp Cloud API: template messages, at /whatsapp.
import type { FastifyInstance } from 'fastify'
import { hex } from '../juspay/order-book.ts'
import type { MessageContext } from './message-fault.ts'
import { withMessageFault } from './message-fault.ts'
import { WHATSAPP_TEMPLATES, type WhatsAppTemplate } from './templates/templates.ts'

interface Component {
  readonly type?: string
  readonly parameters?: readonly { readonly type?: string; readonly text?: string }[]
}
interface MessageRequest {
  readonly messaging_product?: string
  readonly to?: string
  readonly type?: string
  readonly template?: {
    readonly name?: string
    readonly language?: { readonly code?: string }
    readonly components?: readonly Component[]
  }
}

export function mountWhatsApp(app: FastifyInstance, desk: MessageContext): void {
  const { whatsappPhoneId, whatsappToken } = desk.credentials
  app.post('/whatsapp/:version/:phoneId/messages', async (request, reply) =>
    withMessageFault(desk.knobs.of().messageFault, reply, () => {
      const { phoneId } = request.params as { phoneId: string } // both are in the path
      if (request.headers.authorization !== `Bearer ${whatsappToken}`)
        return refusal(401, 190, 'Invalid OAuth access token', 'Cannot parse access token')
      if (phoneId !== whatsappPhoneId)
        return refusal(400, 100, 'Unsupported post request', `Object with ID '${phoneId}' does not exist`)
      return send(desk, (request.body ?? {}) as MessageRequest) // each field is checked where it is used
    }),
  )
}

function send({ outbox, callbacks }: MessageContext, { messaging_product, to = '', type, template }: MessageRequest) {
  if (messaging_product !== 'whatsapp' || type !== 'template' || !template)
    return refusal(400, 100, 'Invalid parameter', 'messaging_product, type and template are needed')
  if (!/^\+?[1-9]\d{7,14}$/.test(to)) return refusal(400, 131_009, 'Parameter value is not valid', 'to')
  const known = WHATSAPP_TEMPLATES.find(
    ({ name, language }) => name === template.name && language === template.language?.code,
  )
  if (!known)
    return refusal(
      404,
      132_001,
      'Template name does not exist in the translation',
      `${template.name} in ${template.language?.code}`,
    )
  const wrong = mismatchOf(known, template.components ?? [])
  if (wrong) return wrong
  const values = textsOf(template.components ?? [], 'body')
  const text = known.text.replace(/\{\{(\d+)\}\}/g, (_, n: string) => values[Number(n) - 1] ?? '')
  const providerId = `wamid.${hex(16)}`
  callbacks.reportOn(
    outbox.add({ providerId, channel: 'WHATSAPP', to: `+${to.replace('+', '')}`, text, template: known.name }),
  )
  return {
    status: 200,
    body: {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to.replace('+', '') }],
      messages: [{ id: providerId, message_status: 'accepted' }],
    },
  }
}

function mismatchOf({ text, category }: WhatsAppTemplate, components: readonly Component[]) {
  const wanted = new Set(text.match(/\{\{\d+\}\}/g) ?? []).size
  const given = textsOf(components, 'body').length
  if (given !== wanted)
    return refusal(
      400,
      132_000,
      'Number of parameters does not match the expected number of params',
      `body: ${given} given, ${wanted} expected`,
    )
  if (category === 'AUTHENTICATION' && textsOf(components, 'button').length !== 1)
    return refusal(
      400,
      131_008,
      'Required parameter is missing',
      'buttons: Button at index 0 of type Url requires a parameter',
    )
  return undefined
}

function textsOf(components: readonly Component[], type: string): string[] {
  const parameters = components.find((component) => component.type === type)?.parameters ?? []
  return parameters.flatMap(({ text }) => (text ? [text] : []))
}

function refusal(status: number, code: number, message: string, details: string) {
  return {
    status,
    body: {
      error: {
        message: `(#${code}) ${message}`,
        type: 'OAuthException',
        code,
        error_data: { messaging_product: 'whatsapp', details },
        fbtrace_id: hex(8),
      },
    },
  }
}
