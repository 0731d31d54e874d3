import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../own-node/problem.mjs'

/** The last run may still be letting go. */
const LET_GO_WITHIN_MS = 3_000

/** Throws a Problem when the port is in use, or not for this user. The setting is the one that names another. */
export async function demandPort(host: string, port: number, setting: string): Promise<void> {
  const until = performance.now() + LET_GO_WITHIN_MS
  for (;;) {
    const code = await triedOn(host, port)
    if (code === undefined) return
    if (code === 'EADDRINUSE' && performance.now() < until) await wait(100)
    else throw new Problem(refusal(code, host, port, setting))
  }
}

function refusal(code: string, host: string, port: number, setting: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program, or set ${setting} to another.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set ${setting} to one above 1023.`
  return `Kandil cannot listen on ${host}, port ${port} (${code}): check HOST and ${setting}.`
}

/** The error's code, undefined when the port can be had. */
function triedOn(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** A port that nobody uses right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
