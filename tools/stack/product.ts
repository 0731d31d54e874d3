// The running product: the server, and the sandbox that replaces external services.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../own-node/problem.mjs'
import { BUILT_SERVER, SERVER_SOURCE, startChild, type End, type Program } from './child.ts'
import { restartOnChange } from './restart-on-change.ts'
import { portOf, type Sandbox } from './sandbox.ts'

export interface ProductOptions {
  /** Where the server listens, as this machine reaches it. */
  readonly serverUrl: string
  /** Undefined where real providers are used. */
  readonly sandbox: Sandbox | undefined
  readonly env: NodeJS.ProcessEnv
  /** From its sources, again whenever they change; else as it was built. */
  readonly isDev?: boolean
}

export interface Product {
  /** The end of the first part that stops, requested or not. */
  readonly ended: Promise<End>
  /** Resolves to true when both answer, and to false when one has ended instead. */
  readonly up: () => Promise<boolean>
  readonly stop: () => Promise<void>
}

const SERVER_DRAINS_WITHIN_MS = 6_000
const SANDBOX_STOPS_WITHIN_MS = 1_000
const UP_WITHIN_MS = 120_000

export function startProduct({ serverUrl, sandbox, env, isDev = false }: ProductOptions): Product {
  const outside = sandbox && startChild(sandboxProgram(sandbox, serverUrl, env))
  const program: Program = { name: 'The server', script: isDev ? SERVER_SOURCE : BUILT_SERVER, env }
  const server = isDev ? restartOnChange(program, ['server', 'core']) : startChild(program)
  const ended = Promise.race([server.ended, ...(outside ? [outside.ended] : [])])
  return {
    ended,
    async up() {
      if (sandbox && !(await answers(sandbox.url, ended))) return false
      if (!(await answers(`${serverUrl}/readyz`, ended))) return false
      await fetch(serverUrl).catch(() => {}) // the first page loads what all pages need
      return true
    },
    async stop() {
      // The server first: what it is in the middle of may need the sandbox.
      await server.stop(SERVER_DRAINS_WITHIN_MS)
      await outside?.stop(SANDBOX_STOPS_WITHIN_MS)
    },
  }
}

function sandboxProgram(
  { url, smtpPort, roomsPort, data }: Sandbox,
  serverUrl: string,
  env: NodeJS.ProcessEnv,
): Program {
  mkdirSync(data, { recursive: true })
  const own = {
    PORT: String(portOf(new URL(url))),
    SMTP_PORT: String(smtpPort),
    ROOMS_PORT: String(roomsPort),
    DATA: join(data, 'sandbox.sqlite'),
    PRODUCT_URL: serverUrl,
  }
  return { name: 'The sandbox', script: 'sandbox/main.ts', env: { ...env, ...own }, isQuiet: true }
}

async function answers(url: string, ended: Promise<End>): Promise<boolean> {
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  for (const until = performance.now() + UP_WITHIN_MS; performance.now() < until; await wait(50)) {
    const reply = await fetch(url).catch(() => undefined)
    if (hasEnded) return false
    if (reply && reply.status < 500) return true
  }
  throw new Problem(`${url} has not answered in ${UP_WITHIN_MS / 1000} seconds.`)
}
