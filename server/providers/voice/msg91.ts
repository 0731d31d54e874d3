// MSG91's voice API, version 5: a call by a template, from a number that they have checked. The id of the request is ours; their
// reports carry it back.
import { randomBytes } from 'node:crypto'
import { createTransport } from '../transport.ts'
import { msg91VoiceCallbacks } from './callbacks.ts'
import type { VoiceCall, VoiceCaller } from './port.ts'

export interface Msg91VoiceOptions {
  readonly url: string
  readonly authKey: string
  /** The number that the call comes from, as they have checked it. */
  readonly callerId: string
  /** Undefined: callbacks are not taken. */
  readonly callbackPassword?: string | undefined
}

/** A family waits for its code: a provider that has not accepted the call by now is treated as failed. */
const ANSWER_MS = 4_000

export function msg91Voice({ url, authKey, callerId, callbackPassword }: Msg91VoiceOptions): VoiceCaller {
  const transport = createTransport(url)
  const headers = { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' }
  return {
    ...(callbackPassword !== undefined && { callbacks: msg91VoiceCallbacks(callbackPassword) }),
    async call({ to, template, values }) {
      const providerId = randomBytes(12).toString('hex')
      const { status, body } = await transport.send({
        method: 'POST',
        path: '/api/v5/voice/call/',
        headers,
        body: JSON.stringify({
          template,
          caller_id: callerId,
          client_number: to.replace('+', ''),
          CRQID: providerId,
          variables: variablesOf(values),
        }),
        within: ANSWER_MS,
      })
      // A refusal may come with status 200.
      const isAccepted = status === 200 && (body?.['type'] === 'success' || body?.['status'] === 'success')
      if (!isAccepted) throw new Error(`the call was refused with ${status}, code ${String(body?.['code'] ?? 'none')}`)
      return { providerId }
    },
  }
}

function variablesOf(values: VoiceCall['values']) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? { type: 'number', as_digits: true, value } : { type: 'text', value },
    ]),
  )
}
