// Each program is written here, as an address that holds it.
import { describe, expect, it } from 'vitest'
import { keepThread, runThread } from './thread.ts'

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

describe('a thread that is kept', () => {
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'
      let asked = 0
      parentPort.on('message', (data) => {
        asked += 1
        if (data === 'hang') for (;;);
        if (data === 'fail') throw new RangeError('too far')
        parentPort.postMessage(asked)
      })`)}`,
  )
  const open = (withinMs = 60_000) =>
    keepThread(program, { ...limits, withinMs }, { mostWaiting: 2, patienceMs: 60_000 })

  it('answers one question after the other', async () => {
    const { ask } = open()
    expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual([1, 2, 3])
  })

  it('is begun anew after a question that took too much, and after one that failed', async () => {
    const { ask } = open(5_000)
    expect(await ask('a')).toBe(1)
    expect(await ask('hang')).toBe('TOO_MUCH')
    expect(await ask('a')).toBe(1)
    await expect(ask('fail')).rejects.toThrow('too far')
    expect(await ask('a')).toBe(1)
  })

  it('turns away those who come when too many wait', async () => {
    const { ask } = open()
    const all = await Promise.allSettled(['a', 'b', 'c', 'd'].map(ask))
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  })
})
