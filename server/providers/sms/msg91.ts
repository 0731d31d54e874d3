// MSG91's flow API, version 5: a template's id and its variables by name; the text is theirs, as registered.
import { createTransport } from '../transport.ts'
import { msg91Callbacks } from './callbacks.ts'
import type { SmsSender } from './port.ts'

export interface Msg91Options {
  readonly url: string
  readonly authKey: string
  /** Undefined: callbacks are not taken. */
  readonly callbackPassword?: string | undefined
}

/** A family waits for its code: a provider that has not accepted the message by now is treated as failed. */
const ANSWER_MS = 4_000

export function msg91({ url, authKey, callbackPassword }: Msg91Options): SmsSender {
  const transport = createTransport(url)
  const headers = { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' }
  return {
    ...(callbackPassword !== undefined && { callbacks: msg91Callbacks(callbackPassword) }),
    async send({ to, dltTemplateId, values }) {
      const recipients = [{ ...values, mobiles: to.replace('+', '') }]
      const { status, body } = await transport.send({
        method: 'POST',
        path: '/api/v5/flow',
        headers,
        body: JSON.stringify({ template_id: dltTemplateId, short_url: '0', recipients }),
        within: ANSWER_MS,
      })
      // A refusal may come with status 200: what counts is the type.
      if (status !== 200 || body?.['type'] !== 'success')
        throw new Error(`the SMS was refused with ${status}, code ${String(body?.['code'] ?? 'none')}`)
      return { providerId: String(body['message'] ?? body['request_id'] ?? '') }
    },
  }
}
