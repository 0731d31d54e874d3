// Where the live room sends its webhooks, in a test: it keeps them as they came.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  readonly authorization: string | undefined
  readonly body: string
}

interface TargetOptions {
  /** Answered one after the other, then 200. */
  readonly statuses?: readonly number[]
  /** Keep the events of this room only: those of an earlier test may come late. */
  readonly room?: string
}

export async function openWebhookTarget({ statuses = [], room }: TargetOptions = {}) {
  const received: ReceivedWebhook[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      if (room !== undefined && !body.includes(`"${room}"`)) return reply.writeHead(200).end()
      received.push({ authorization: request.headers.authorization, body })
      return reply.writeHead(statuses[received.length - 1] ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const events = () => received.map(({ body }) => JSON.parse(body) as { event: string; id: string })
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    events,
    /** The events of one room; what another test has left behind may come late. */
    names: (room: string) => events().filter((_, i) => received[i]?.body.includes(`"${room}"`)).map(({ event }) => event), // prettier-ignore
    close: () => server.closeAllConnections() ?? server.close(),
  }
}
