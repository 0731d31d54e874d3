// Work that keeps a processor busy for seconds has a thread of its own, because everybody else would wait for it.
import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

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
  const isOver = AbortSignal.timeout(limits.withinMs)
  try {
    const [message] = await once(thread, 'message', { signal: isOver })
    return message
  } catch (error) {
    if (isOver.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') return 'TOO_MUCH'
    throw error
  } finally {
    await thread.terminate()
  }
}
