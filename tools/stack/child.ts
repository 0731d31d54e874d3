// A child program that never outlives this process.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')
const END_WITH_STARTER = pathToFileURL(join(import.meta.dirname, 'end-with-starter.ts')).href

/** How Node runs a program of ours: it ends when we do. V8 has no flags (decision 0031). */
export const NODE_ARGS = ['--import', END_WITH_STARTER]
export const NODE_ENVIRONMENT = {
  // Node keeps what it has compiled: even the first file is then not stripped of its types again.
  NODE_COMPILE_CACHE: join(ROOT, '.data/compiled'),
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
  /** Drops its standard output, and keeps its errors. */
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
