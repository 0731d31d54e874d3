// Clients who begin and do not go on: they wait by themselves, and nobody waits for them.
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../../app.ts'

const app = await startTestApp()
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => app.close())

const CLIENTS = 400
const HALVES = {
  'a first line': 'GET /api/content/si',
  'headers without their end': 'GET /api/content/site HTTP/1.1\r\nhost: localhost\r\nx: 1\r\n',
  'a body without its end':
    'POST /api/preLoginVerification HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{"phone":"98',
  'nothing at all': '',
}

/** So many connections, each with half a request on it. */
async function holdOn(half: string): Promise<void> {
  const port = Number(new URL(app.url).port)
  await Promise.all(
    Array.from({ length: CLIENTS }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {}) // the server may end it
      sockets.push(socket)
      return new Promise((resolve) => socket.once('connect', () => socket.write(half, resolve)))
    }),
  )
}

describe(`${CLIENTS} clients who have sent`, () => {
  it.each(Object.entries(HALVES))('%s keep nobody else waiting', async (_, half) => {
    await holdOn(half)
    for (let i = 0; i < 10; i += 1) expect((await fetch(`${app.url}/api/content/site`)).status).toBe(200)
  })
})

describe('a request', () => {
  it('must be there within fifteen seconds, and its headers as well', () => {
    expect(app.http.server.requestTimeout).toBe(15_000)
    expect(app.http.server.headersTimeout).toBe(15_000)
  })

  it('that is not there by then is answered 408', { timeout: 60_000 }, async () => {
    const port = Number(new URL(app.url).port)
    const answers = await Promise.all(
      [HALVES['headers without their end'], HALVES['a body without its end']].map(
        (half) =>
          new Promise<string>((resolve) => {
            let heard = ''
            const socket = connect(port, '127.0.0.1', () => socket.write(half))
            sockets.push(socket)
            socket.on('error', () => {}) // 'close' follows
            socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
            socket.on('close', () => resolve(heard.slice(0, 12)))
          }),
      ),
    )
    expect(answers).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408'])
  })
})
