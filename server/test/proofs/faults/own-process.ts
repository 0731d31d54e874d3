// The server and the sandbox as they run for people: each a process of its own, that can be asked to end or be killed.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { NODE_ARGS, NODE_ENVIRONMENT } from '../../../../tools/stack/child.ts'
import { eventually } from '../eventually.ts'

const ROOT = join(import.meta.dirname, '../../../..')

export interface OwnProcess {
  readonly url: string
  /** All that it has said, on both channels. */
  readonly said: () => string
  readonly isRunning: () => boolean
  /** As the kernel does when memory runs out: no last word. */
  readonly kill: () => Promise<void>
  /** Without waiting for what comes of it. */
  readonly signal: (name: NodeJS.Signals) => void
  /** Nobody reads what it says any more. */
  readonly closeOutput: () => void
  /** As an operator does. Answers the exit code. */
  readonly stop: () => Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

/** For proofs in which no request may be refused: on a busy machine one waits for a connection longer than it may. */
export const PATIENT: Environment = { DATABASE_PATIENCE: '20' }

export interface ServerSettings {
  readonly databaseUrl: string
  readonly sandboxUrl: string
  readonly smtpUrl: string
  readonly port: number
  readonly more?: Environment
  /** A file that is open for writing takes the log in place of `said`. */
  readonly logTo?: number
}

/** Resolves when it answers. Everything runs as in the product, except that no pages are served. */
export async function startOwnServer({ databaseUrl, sandboxUrl, smtpUrl, port, more, logTo }: ServerSettings) {
  const url = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    PUBLIC_URL: url,
    SANDBOX_URL: sandboxUrl,
    SMTP_URL: smtpUrl,
    PAGES: 'off',
    ...more,
  }
  return startOwnProcess({ script: 'server/main.ts', env, url, sign: '/readyz', logTo })
}

export async function startOwnSandbox(port: number, smtpPort: number, productUrl: string) {
  const env = { PORT: String(port), SMTP_PORT: String(smtpPort), ROOMS_PORT: '0', PRODUCT_URL: productUrl }
  return startOwnProcess({ script: 'sandbox/main.ts', env, url: `http://127.0.0.1:${port}`, sign: '/outbox.json' })
}

export interface ProcessOptions {
  /** Node by default, with our own arguments. */
  readonly program?: string
  /** For Node: relative to the root of the repository. */
  readonly script: string
  readonly args?: readonly string[]
  readonly env?: Environment
  readonly url: string
  /** Answered with 200 once it is up. */
  readonly sign: string
  readonly logTo?: number | undefined
}

export async function startOwnProcess(options: ProcessOptions): Promise<OwnProcess> {
  const { program, script, args = [], env = {}, url, sign, logTo } = options
  const { PATH = '', HOME = '' } = process.env
  const ofNode = program === undefined ? NODE_ARGS : []
  const child = spawn(program ?? process.execPath, [...ofNode, script, ...args], {
    cwd: ROOT,
    env: { PATH, HOME, ...NODE_ENVIRONMENT, ...env },
    stdio: ['ignore', logTo ?? 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const own: OwnProcess = {
    url,
    said: () => said,
    isRunning: () => isRunning(child),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    signal: (name) => void child.kill(name),
    closeOutput() {
      child.stdout?.destroy()
      child.stderr?.destroy()
    },
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
  const isUp = eventually(`${program ?? script} answers`, () => answers(own, url + sign), {
    withinMs: UP_WITHIN_MS,
    everyMs: 25,
  })
  await isUp.catch(async (cause: unknown) => {
    await own.kill()
    throw new Error(`${program ?? script} did not start; it said:\n${said.slice(-3_000)}`, { cause })
  })
  return own
}

/** On a machine that has much else to do; by itself it takes about a second. */
const UP_WITHIN_MS = 300_000
const ANSWERS_WITHIN_MS = 60_000

async function answers(own: OwnProcess, address: string): Promise<boolean> {
  if (!own.isRunning()) throw new Error(`it ended by itself:\n${own.said()}`)
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
  const reply = await fetch(address, { signal }).catch(() => undefined)
  await reply?.body?.cancel()
  return reply?.status === 200
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}
