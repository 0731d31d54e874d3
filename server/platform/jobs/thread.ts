// Work that keeps a processor busy for seconds has a thread of its own, because everybody else would wait for it.
import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createGate, type GateSize } from '#server/platform/access/gate.ts'

export interface ThreadLimits {
  /** The limit is on V8's heap. */
  readonly megabytes: number
  readonly withinMs: number
}

/** A program next to the caller: a source while developing, and an entry of the bundle in production (server/vite.config.ts). */
export function threadProgram(caller: string, name: string): URL {
  return new URL(`${name}${extname(caller)}`, caller)
}

/**
 * Answers the first message of the program, or TOO_MUCH if it needs more time or memory than the limits allow. Throws what the
 * program throws.
 */
export async function runThread(program: URL, data: unknown, limits: ThreadLimits): Promise<unknown> {
  const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes }
  // Without our own start arguments, which are for the process.
  const thread = new Worker(program, { workerData: data, resourceLimits, execArgv: [] })
  try {
    return await firstMessage(thread, limits.withinMs)
  } finally {
    await thread.terminate()
  }
}

export interface KeptThread {
  /**
   * Sends the data to the program and answers its next message, or TOO_MUCH as `runThread` does. Throws what the program throws,
   * and SERVICE_UNAVAILABLE when too many wait.
   */
  readonly ask: (data: unknown) => Promise<unknown>
}

/**
 * A thread that stays, for work that takes a millisecond and can take seconds: starting one takes longer than most of its work. It
 * does one thing at a time. When a limit or an error ends it, the next question starts another one. It keeps no process alive.
 */
export function keepThread(program: URL, limits: ThreadLimits, queue: Omit<GateSize, 'mostAtOnce'>): KeptThread {
  const oneByOne = createGate({ ...queue, mostAtOnce: 1 })
  let kept: Worker | undefined

  function open(): Worker {
    const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: limits.megabytes }, execArgv: [] })
    thread.on('exit', () => {
      if (kept === thread) kept = undefined
    })
    // An error while somebody waits is thrown to them.
    thread.on('error', () => {})
    return thread
  }

  async function ask(data: unknown): Promise<unknown> {
    const thread = (kept ??= open())
    thread.ref()
    try {
      thread.postMessage(data)
      const message = await firstMessage(thread, limits.withinMs)
      if (message === 'TOO_MUCH') await end(thread)
      return message
    } catch (error) {
      await end(thread)
      throw error
    } finally {
      thread.unref()
    }
  }

  async function end(thread: Worker): Promise<void> {
    kept = undefined
    await thread.terminate()
  }

  return { ask: (data) => oneByOne.pass(() => ask(data)) }
}

async function firstMessage(thread: Worker, withinMs: number): Promise<unknown> {
  const isOver = AbortSignal.timeout(withinMs)
  try {
    const [message] = await once(thread, 'message', { signal: isOver })
    return message
  } catch (error) {
    if (isOver.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') return 'TOO_MUCH'
    throw error
  }
}
