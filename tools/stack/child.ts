// A program of ours that runs beside this process and never outlives it.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')
const END_WITH_STARTER = pathToFileURL(join(import.meta.dirname, 'end-with-starter.ts')).href

/**
 * How Node runs a program of ours: it ends when we do. What a request needs has room to be forgotten in, and what stays is
 * looked through whenever it has grown by 30%: little stays, so that is seldom, and by itself V8 lets it triple first. What is
 * hot is compiled by TurboFan alone, and earlier than it would by itself: on the way there Maglev took 25 MB, most of which
 * glibc then kept (decision 0031).
 */
export const NODE_ARGS = [
  '--import',
  END_WITH_STARTER,
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  '--no-maglev',
  '--invocation-count-for-turbofan=2000',
]
export const NODE_ENVIRONMENT = {
  // What it has compiled is kept: even the first file is then not stripped of its types again.
  NODE_COMPILE_CACHE: join(ROOT, '.data/compiled'),
  // Its threads share their memory: glibc would keep a store for each of them, some 50 MB that nobody uses.
  MALLOC_ARENA_MAX: '1',
  // What was large goes back to the system: glibc raises both bounds by itself with the first large thing that is let go, and
  // keeps all that later ones let go (70 MB after some pages were compressed).
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
}

/** The server as it is built, and its sources for those who change them. */
export const BUILT_SERVER = 'build/server/main.js'
export const SERVER_SOURCE = 'server/main.ts'

export interface End {
  readonly name: string
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface Child {
  readonly ended: Promise<End>
  /** Asks it to end, and after this many milliseconds makes it. */
  readonly stop: (withinMs: number) => Promise<void>
}

export interface Program {
  /** As in "the server". */
  readonly name: string
  /** Relative to the root of the repository. */
  readonly script: string
  readonly env: NodeJS.ProcessEnv
  /** What it says about itself is of no interest; its complaints are. */
  readonly isQuiet?: boolean
}

/** In a session of its own: a Ctrl-C in the terminal is for us to pass on, in our order. */
export function startChild({ name, script, env, isQuiet = false }: Program): Child {
  const child = spawn(process.execPath, [...NODE_ARGS, script], {
    cwd: ROOT,
    env: { ...NODE_ENVIRONMENT, ...env },
    detached: true,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<End>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ name, code, signal }))
  })
  return {
    ended,
    async stop(withinMs) {
      child.kill('SIGTERM')
      const timer = setTimeout(() => endGroup(child, 'SIGKILL'), withinMs)
      await ended
      clearTimeout(timer)
    },
  }
}

/** Ends a detached child and what it has started, if it still runs. */
export function endGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal)
}
