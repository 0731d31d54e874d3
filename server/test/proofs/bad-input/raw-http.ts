// Bytes on a connection, as no HTTP client would send them.
import { connect } from 'node:net'
import { PATIENCE_MS, type Answer } from './clean-answer.ts'

/** Sends these bytes, one after the other, and reads until the other side is done. Rejects when that takes too long. */
export function speak(url: string, ...bytes: (string | Buffer)[]): Promise<Answer[]> {
  const { hostname, port } = new URL(url)
  const since = performance.now()
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
      resolve(answersIn(heard, performance.now() - since))
    })
    for (const each of bytes) socket.write(each)
  })
}

/** An empty body, as Node sends it with a refusal of its own. */
const NO_CHUNKS = '0\r\n\r\n'

/** The answers in what was heard, one after the other. */
function answersIn(heard: string, ms: number): Answer[] {
  const answers: Answer[] = []
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
    if (status !== 100) answers.push({ status, headers, ms, text: text === NO_CHUNKS ? '' : text })
    rest = body.slice(length)
  }
  return answers
}
