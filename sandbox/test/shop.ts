// A shop as the gateway sees it: where its webhooks go and its payers come back to. And a merchant's way to the API.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox, type SandboxOptions } from '../app.ts'

export interface Hit {
  readonly authorization: string | undefined
  readonly at: number
  readonly event: { id: string; event_name: string; content: { order: { order_id: string; status: string } } }
}

/** Answers `statuses` one after the other, then 200. */
export async function openShop(statuses: readonly number[] = []) {
  const hits: Hit[] = []
  const server = createServer((request, reply) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      hits.push({
        authorization: request.headers.authorization,
        at: performance.now(),
        event: JSON.parse(text) as Hit['event'],
      })
      reply.writeHead(statuses[hits.length - 1] ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { url: `http://127.0.0.1:${port}/hook`, hits, close: () => server.closeAllConnections() ?? server.close() }
}

/** The fields that the tests read. Other fields are unknown. */
interface ApiBody {
  readonly [name: string]: unknown
  readonly payment_links: { readonly web: string }
  readonly payment: {
    readonly authentication: { readonly url: string }
    readonly sdk_params: { readonly amount: string }
  }
}

export type TestBank = Awaited<ReturnType<typeof openBank>>

export async function openBank(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookUrl: 'http://127.0.0.1:9/', ...options })
  let made = 0

  /** A call of the gateway's API, with the merchant's credentials. */
  async function api(
    method: string,
    path: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const body = form ? new URLSearchParams(form) : null
    const known = { authorization: `Basic ${btoa('sandbox-api-key:')}`, 'x-merchantid': 'kandil' }
    const reply = await fetch(`${sandbox.url}/juspay${path}`, { method, headers: { ...known, ...headers }, body })
    return { status: reply.status, body: (await reply.json()) as ApiBody } // whatever the gateway answers
  }

  async function order(but: Record<string, string> = {}): Promise<string> {
    const orderId = `order${(made += 1)}x${process.pid}`
    const { status } = await api('POST', '/orders', {
      order_id: orderId,
      amount: '999.50',
      customer_id: 'asha',
      return_url: 'https://shop.example/back',
      ...but,
    })
    if (status !== 200) throw new Error(`no order: ${status}`)
    return orderId
  }

  return {
    ...sandbox,
    api,
    order,
    read: async (orderId: string) => (await api('GET', `/orders/${orderId}`)).body,
    /** A page, or what a form answers, without following it anywhere. */
    async page(path: string, form?: Record<string, string>) {
      const url = path.startsWith('http') ? path : sandbox.url + path
      const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
      const reply = await fetch(url, { ...init, redirect: 'manual' })
      return { status: reply.status, text: await reply.text(), location: reply.headers.get('location') ?? '' }
    },
    async json<T = unknown>(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
      const reply = await fetch(sandbox.url + path, {
        method,
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        body: body ? JSON.stringify(body) : null,
      })
      return { status: reply.status, body: (await reply.json()) as T } // each path's own shape
    },
  }
}
