import { randomInt } from 'node:crypto'
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

/** Below the ports that systems give to outgoing connections: one of those could take it while a server is started again. */
const FREE_FROM = 20_000
const FREE_BELOW = 32_000
const TRIES = 100

/** A port that nobody uses right now. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FREE_FROM, FREE_BELOW)
    if ((await triedOn('127.0.0.1', port)) === undefined) return port
  }
  throw new Problem(`No free port was found between ${FREE_FROM} and ${FREE_BELOW}.`)
}
