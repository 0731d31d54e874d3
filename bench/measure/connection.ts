// One HTTP/1.1 connection of a virtual user: kept open, one request at a time. A client library would cost as much as what
// is measured with it, on the same two cores.
import { connect, type Socket } from 'node:net'

export interface HttpResponse {
  readonly status: number
  readonly body: Buffer
}

export interface Connection {
  /** Rejects when the server closes the connection or does not answer in ten seconds. */
  readonly send: (request: Request) => Promise<HttpResponse>
  readonly close: () => void
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const ANSWER_WITHIN_MS = 10_000

export function openConnection(baseUrl: string): Connection {
  const { hostname, port, host } = new URL(baseUrl)
  let socket: Socket | undefined
  let received: Buffer = Buffer.alloc(0)
  let waiting: PromiseWithResolvers<HttpResponse> | undefined

  function fail(reason: string): void {
    socket?.destroy()
    waiting?.reject(new Error(`${host}: ${reason}`))
    waiting = undefined
  }

  function hear(chunk: Buffer): void {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = readAnswer(received)
    if (!answer) return
    received = Buffer.alloc(0)
    waiting?.resolve(answer)
    waiting = undefined
  }

  /** A server closes a connection that is idle for long. */
  function connected(): Socket {
    if (socket && !socket.destroyed) return socket
    received = Buffer.alloc(0)
    socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.setTimeout(ANSWER_WITHIN_MS, () => waiting && fail('no answer in time'))
    socket.on('error', (error) => fail(error.message))
    socket.on('close', () => fail('the connection was closed'))
    return socket.on('data', hear)
  }

  return {
    send(request) {
      waiting = Promise.withResolvers()
      connected().write(toText(host, request))
      return waiting.promise
    },
    close: () => void socket?.destroy(),
  }
}

function toText(host: string, { method, path, headers = {}, body }: Request): string {
  let text = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n`
  for (const name in headers) text += `${name}: ${headers[name]}\r\n`
  if (body === undefined) return `${text}\r\n`
  return `${text}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

const HEAD_ENDS = Buffer.from('\r\n\r\n')

/** Undefined while it has not come whole. */
function readAnswer(received: Buffer): HttpResponse | undefined {
  const headLength = received.indexOf(HEAD_ENDS)
  if (headLength < 0) return undefined
  const head = received.toString('latin1', 0, headLength)
  const status = Number(head.slice(9, 12))
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? (status === 304 ? 0 : NaN))
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`)
  const body = received.subarray(headLength + HEAD_ENDS.length)
  return body.length < length ? undefined : { status, body }
}
