// Bytes on a connection, as no HTTP client would send them.
import { connect, type Socket } from 'node:net'
import { PATIENCE_MS, type RecordedResponse } from './clean-response.ts'

/** Sends these bytes, one after the other, and reads until the other side is done. Rejects when that takes too long. */
export function speak(url: string, ...bytes: (string | Buffer)[]): Promise<RecordedResponse[]> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let heard = ''
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no end after ${PATIENCE_MS} ms; heard: ${heard.slice(0, 300)}`))
    }, PATIENCE_MS)
    socket.setEncoding('latin1').on('data', (chunk: string) => (heard += chunk))
    socket.on('error', () => {}) // 'close' follows
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answersIn(heard))
    })
    for (const each of bytes) socket.write(each)
  })
}

export interface KeepAliveConnection {
  /** Sends one request. Rejects when the answer takes too long or is missing, and when there is more than one. */
  readonly ask: (method: string, bytes: readonly Buffer[]) => Promise<RecordedResponse>
  readonly close: () => void
}

/** For one request after the other, as a proxy keeps it: a body that was not read to its end would spoil the next. */
export function keepConnection(url: string): KeepAliveConnection {
  const { hostname, port } = new URL(url)
  let kept: Socket | undefined

  function open(): Socket {
    const socket = connect(Number(port), hostname).setEncoding('latin1')
    return socket.on('error', () => {}) // 'close' follows
  }

  async function ask(method: string, bytes: readonly Buffer[]): Promise<RecordedResponse> {
    const isKept = kept?.destroyed === false
    const socket = isKept && kept ? kept : open()
    const heard = await hear(socket, method, bytes)
    // The server may have ended it just before.
    if (heard === '' && isKept) return ask(method, bytes)
    const [answer, ...more] = answersIn(heard)
    if (!answer || more.length > 0)
      throw new Error(answer ? `more than one answer: ${heard.slice(0, 300)}` : 'no answer')
    kept = socket
    if (answer.headers['connection'] === 'close') socket.destroy()
    return answer
  }

  return { ask, close: () => void kept?.destroy() }
}

/** Sends these bytes and reads until the answer is whole or the other side is done. */
function hear(socket: Socket, method: string, bytes: readonly Buffer[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const timer = setTimeout(() => {
      reject(new Error(`no whole answer after ${PATIENCE_MS} ms; heard: ${heard.slice(0, 300)}`))
      socket.destroy()
    }, PATIENCE_MS)
    function listen(chunk: string): void {
      heard += chunk
      if (isWhole(heard, method)) end()
    }
    function end(): void {
      clearTimeout(timer)
      socket.off('data', listen).off('close', end)
      resolve(heard)
    }
    socket.on('data', listen).on('close', end)
    socket.cork()
    for (const each of bytes) socket.write(each)
    socket.uncork()
  })
}

function isWhole(heard: string, method: string): boolean {
  const endOfHead = heard.indexOf('\r\n\r\n')
  if (endOfHead < 0) return false
  const head = heard.slice(0, endOfHead)
  if (method === 'HEAD' || / (204|304) /.test(head.slice(0, 13))) return true
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  const body = heard.length - endOfHead - 4
  return length === undefined ? heard.endsWith(NO_CHUNKS) : body >= Number(length)
}

/** The end of chunks; by itself an empty body, as Node sends it with a refusal of its own. */
const NO_CHUNKS = '0\r\n\r\n'

/** The answers in what was heard, one after the other. */
function answersIn(heard: string): RecordedResponse[] {
  const answers: RecordedResponse[] = []
  for (let rest = heard; rest !== '';) {
    const endOfHead = rest.indexOf('\r\n\r\n')
    if (endOfHead < 0) throw new Error(`not an answer: ${rest.slice(0, 300)}`)
    const [statusLine = '', ...lines] = rest.slice(0, endOfHead).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1])
    const body = rest.slice(endOfHead + 4)
    const length = status === 100 ? 0 : Number(headers['content-length'] ?? body.length)
    const text = body.slice(0, length)
    if (status !== 100) answers.push({ status, headers, text: text === NO_CHUNKS ? '' : text })
    rest = body.slice(length)
  }
  return answers
}
