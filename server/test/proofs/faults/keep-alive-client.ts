// A client that keeps its connection, as a browser or a load balancer does, and closes it when the server asks for that.
import { Agent, request, type IncomingMessage } from 'node:http'

export interface Visit {
  readonly status: number
  readonly isComplete: boolean
}

export interface Client {
  /** How many answers it has so far. */
  readonly answered: () => number
  /** Resolves when the server has told it to go, with all it was answered. Rejects when a request was cut. */
  readonly visits: Promise<readonly Visit[]>
}

export interface Errand {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Runs these errands one after the other, again and again, on one connection. */
export function startClient(url: string, errands: readonly Errand[]): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  const visits: Visit[] = []

  async function visit(): Promise<readonly Visit[]> {
    for (;;)
      for (const errand of errands) {
        const { reply, isComplete } = await send(url, agent, errand)
        visits.push({ status: reply.statusCode ?? 0, isComplete })
        if (reply.headers.connection === 'close') return visits
      }
  }

  return { answered: () => visits.length, visits: visit().finally(() => agent.destroy()) }
}

function send(url: string, agent: Agent, errand: Errand): Promise<{ reply: IncomingMessage; isComplete: boolean }> {
  const { method, path, headers = {}, body = '' } = errand
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, {
      agent,
      method,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (reply) => {
      reply.on('error', reject)
      reply.on('end', () => resolve({ reply, isComplete: reply.complete }))
      reply.resume()
    })
    outgoing.end(body)
  })
}
