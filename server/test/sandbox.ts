// The sandbox for an app under test: the external services, with controls for the tests.
import { startSandbox } from '#sandbox/app.ts'
import type { KnobValues } from '#sandbox/knobs.ts'
import type { OutcomeName } from '#sandbox/juspay/outcomes.ts'
import type { Message } from '#sandbox/outbox/outbox.ts'

export interface SentWebhook {
  readonly eventName: string
  readonly outcome: string
}

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

/** On free ports, keeping nothing. */
export async function startTestSandbox(filesFolder?: string) {
  const { url, smtpUrl, roomsUrl, sendWebhooksTo, sendRoomWebhooksTo, sendMessageReportsTo, close } =
    await startSandbox({
      port: 0,
      smtpPort: 0,
      webhookUrl: 'http://127.0.0.1:9/',
      ...(filesFolder === undefined ? {} : { filesFolder }),
    })

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = body ? { 'content-type': 'application/json' } : {}
    const answer = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T // each path's own shape
  }

  const outbox = (to = ''): Promise<Message[]> => call('GET', `/outbox.json?to=${encodeURIComponent(to)}`)

  return {
    url,
    smtpUrl,
    roomsUrl,
    sendWebhooksTo,
    sendRoomWebhooksTo,
    sendMessageReportsTo,
    close,
    /** The action of the payer and the payer's bank on an order, without a browser. */
    control: (
      orderId: string,
      action: OutcomeName | 'pause-mandate' | 'resume-mandate' | 'revoke-mandate',
    ): Promise<{ orderId: string; status: string }> => call('POST', `/control/orders/${orderId}/${action}`),
    /** The webhooks about an order or a mandate, oldest first. The outcome is the status of the server's last answer. */
    webhooks: async (orderId: string): Promise<readonly SentWebhook[]> =>
      (await call<{ webhooks: readonly SentWebhook[] }>('GET', `/control/orders/${orderId}`)).webhooks,
    /** Any status at all, known or not. */
    setStatus: (orderId: string, status: string) => call('POST', `/control/orders/${orderId}/status`, { status }),
    /** The faults from now on, for all orders and live rooms or for one: an order's id, a room's name. */
    knobs: (values: Partial<KnobValues>, orderId?: string): Promise<KnobValues> =>
      call('POST', '/knobs', orderId === undefined ? values : { ...values, orderId }),
    resetKnobs: () => call('DELETE', '/knobs.json'),
    /** Newest first. */
    outbox,
    /** The family answers this message. */
    reply: async (messageId: string, text: string): Promise<void> => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ text })
      await fetch(`${url}/outbox/${messageId}/reply`, { method: 'POST', headers, body, redirect: 'manual' })
    },
    /** The newest code that was sent to this number. Undefined when no code was sent. */
    lastOtp: async (phone: string): Promise<string | undefined> => (await outbox(phone)).find(({ code }) => code)?.code,
  }
}
