// A program of ours in a process of its own, under the Node that runs this.
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { NODE_ENVIRONMENT, NODE_ARGS } from '../../tools/stack/child.ts'

const ROOT = join(import.meta.dirname, '../..')
const STOPS_WITHIN_MS = 20_000
const UP_WITHIN_MS = 120_000

export interface Program {
  /** Relative to the root of the repository. */
  readonly script: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** The file of the program's output, like a journal. */
  readonly logFile: string
  /** Answers when it is up. */
  readonly url: string
}

export interface RunningProgram {
  readonly pid: number
  readonly url: string
  /** From its start to its first good answer. */
  readonly upAfterMs: number
  readonly stop: () => Promise<void>
}

/** Starts it and waits for its first good answer. Nothing of this person's environment is passed on. */
export async function startProgram({ script, args = [], env, logFile, url }: Program): Promise<RunningProgram> {
  const log = openSync(logFile, 'a')
  const began = performance.now()
  const child = spawn(process.execPath, [...NODE_ARGS, script, ...args], {
    cwd: ROOT,
    env: { ...NODE_ENVIRONMENT, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { pid = 0 } = child
  await firstAnswer(url, () => child.exitCode !== null, `${script} did not start: see ${logFile}`)
  return {
    pid,
    url: new URL(url).origin,
    upAfterMs: performance.now() - began,
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

async function firstAnswer(url: string, hasEnded: () => boolean, complaint: string): Promise<void> {
  for (const until = performance.now() + UP_WITHIN_MS; performance.now() < until && !hasEnded(); await wait(5)) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
  }
  throw new Error(complaint)
}
