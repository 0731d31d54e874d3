import { setTimeout as wait } from 'node:timers/promises'

/** Asks until the answer is yes. Throws what was waited for when it takes longer than this. */
export async function eventually(
  what: string,
  isSo: () => Promise<boolean>,
  { withinMs = 300_000, everyMs = 50 } = {},
): Promise<void> {
  for (const until = performance.now() + withinMs; performance.now() < until; await wait(everyMs))
    if (await isSo()) return
  throw new Error(`not within ${withinMs / 1_000} s: ${what}`)
}
