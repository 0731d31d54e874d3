// Each program is written here, as an address that holds it.
import { describe, expect, it } from 'vitest'
import { runThread } from './thread.ts'

const limits = { megabytes: 64, withinMs: 60_000 }
const run = (text: string, { data, ...others }: { data?: unknown; megabytes?: number; withinMs?: number } = {}) =>
  runThread(new URL(`data:text/javascript,${encodeURIComponent(text)}`), data, { ...limits, ...others })

describe('a thread', () => {
  it('answers what it makes of the data', async () => {
    const text = `import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData * 2)`
    expect(await run(text, { data: 21 })).toBe(42)
  })

  it('that does not end is ended', async () => {
    expect(await run('for (;;);', { withinMs: 200 })).toBe('TOO_MUCH')
  })

  it('that needs more memory than it may is ended, and nothing else is', async () => {
    expect(await run('const all = []; for (;;) all.push(Array(1e5).fill(all.length))', { megabytes: 16 })).toBe('TOO_MUCH')
  }) // prettier-ignore

  it('that fails passes its error on', async () => {
    await expect(run(`throw new RangeError('too far')`)).rejects.toThrow('too far')
  })
})
