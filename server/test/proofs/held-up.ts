// How long work keeps the one thread that serves everybody, in milliseconds of its own processor time: what other programs of the
// machine do meanwhile does not count.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** On the machine where the limit was set, one unit of work takes so many milliseconds of the processor. */
const UNIT_MS = 8
const ROUNDS_OF_A_UNIT = 2_000_000
/** Too short to be worth timing a unit for. */
const SHORT_MS = 10

/**
 * The longest turn of the event loop while `work` runs, in milliseconds of the machine where the limit was set: everybody else waits
 * for as long. A unit of work is timed right after it, so a slow processor is not blamed.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isDone = false
  const watching = (async () => {
    for (let last = cpuMs(); !isDone;) {
      await nextTurn()
      const now = cpuMs()
      longest = Math.max(longest, now - last)
      last = now
    }
  })()
  try {
    await work()
    await nextTurn()
  } finally {
    isDone = true
  }
  await watching
  return longest < SHORT_MS ? longest : (longest * UNIT_MS) / Math.max(UNIT_MS / 2, unitMs())
}

function unitMs(): number {
  const began = cpuMs()
  let sum = 0
  for (let i = 0; i < ROUNDS_OF_A_UNIT; i += 1) sum = (sum * 31 + i) % 1_000_003
  const took = cpuMs() - began
  // Never true; it keeps the loop from being left out.
  if (sum < 0) throw new Error('the unit of work was not done')
  return took
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
