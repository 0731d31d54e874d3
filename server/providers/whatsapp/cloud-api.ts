// WhatsApp by Meta's Cloud API.
import { createTransport } from '../transport.ts'
import { cloudCallbacks, type CloudCallbackAccess } from './callbacks.ts'
import type { WhatsAppMessage, WhatsAppSender } from './port.ts'

export interface CloudApiOptions {
  readonly url: string
  readonly phoneId: string
  readonly token: string
  /** Undefined: callbacks are not taken. */
  readonly callbackAccess?: CloudCallbackAccess | undefined
}

const VERSION = 'v23.0'
const ANSWER_MS = 4_000

export function whatsappCloud({ url, phoneId, token, callbackAccess }: CloudApiOptions): WhatsAppSender {
  const transport = createTransport(url)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' }
  return {
    ...(callbackAccess && { callbacks: cloudCallbacks(callbackAccess) }),
    async send(message) {
      const { status, body } = await transport.send({
        method: 'POST',
        path: `/${VERSION}/${encodeURIComponent(phoneId)}/messages`,
        headers,
        body: JSON.stringify(toRequest(message)),
        within: ANSWER_MS,
      })
      const [sent] = (body?.['messages'] ?? []) as { id?: string }[] // Meta's shape; a refusal has none
      if (status !== 200 || !sent?.id)
        throw new Error(`WhatsApp refused with ${status}, code ${codeIn(body?.['error'])}`)
      return { providerId: sent.id }
    },
  }
}

function toRequest({ to, template, lang, values, code }: WhatsAppMessage) {
  const body = { type: 'body', parameters: values.map(toParameter) }
  const button = {
    type: 'button',
    sub_type: 'url',
    index: '0',
    parameters: code === undefined ? [] : [toParameter(code)],
  }
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace('+', ''),
    type: 'template',
    template: {
      name: template,
      language: { code: lang },
      components: [...(values.length > 0 ? [body] : []), ...(code === undefined ? [] : [button])],
    },
  }
}

function toParameter(text: string) {
  return { type: 'text', text }
}

/** Its number: Meta's texts may hold what we sent. */
function codeIn(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'none'
}
