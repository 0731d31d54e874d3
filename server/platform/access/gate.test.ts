import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

/** Work that a test ends. */
function aWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { end: resolve, work: () => promise }
}

const size = { mostAtOnce: 3, mostWaiting: 4, patienceMs: 60_000 }

describe('a gate', () => {
  it('lets in one at a time while it makes way, and all it has places for when it no longer does', async () => {
    let makesWay = true
    const gate = createGate({ ...size, makesWay: () => makesWay })
    const inside: number[] = []
    const works = [0, 1, 2, 3].map(aWork)
    const passed = works.map(({ work }, no) =>
      gate.pass(() => {
        inside.push(no)
        return work()
      }),
    )
    await nextTurn()
    expect(inside).toEqual([0])
    works[0]?.end()
    await expect.poll(() => inside).toEqual([0, 1])
    makesWay = false
    works[1]?.end()
    await expect.poll(() => inside).toEqual([0, 1, 2, 3])
    for (const { end } of works) end()
    await Promise.all(passed)
  })

  it('rests for twice as long as the last one took while it makes way', async () => {
    const gate = createGate({ ...size, makesWay: () => true })
    const times: number[] = []
    const timed = () =>
      gate.pass(async () => {
        times.push(performance.now())
        for (let n = 0; n < 200; n += 1) await nextTurn()
        times.push(performance.now())
      })
    await Promise.all([timed(), timed()])
    const [began = 0, ended = 0, next = 0] = times
    // A timer may fire up to a millisecond before its time.
    expect(next - ended).toBeGreaterThanOrEqual(Math.floor(2 * (ended - began)) - 1)
  })

  it('lets a preferred one in first, in place of the last of the others when all places to wait are taken', async () => {
    const gate = createGate({ ...size, mostAtOnce: 1, mostWaiting: 2 })
    const first = aWork()
    const order: string[] = []
    const come = (name: string, isPreferred = false) =>
      gate.pass(async () => void order.push(name), { isPreferred }).catch(({ code }: { code: string }) => void order.push(`${name} ${code}`)) // prettier-ignore
    const running = gate.pass(first.work)
    const all = [come('a'), come('b'), come('c'), come('known', true)]
    first.end()
    await Promise.all([running, ...all])
    expect(order).toEqual(['c SERVICE_UNAVAILABLE', 'b SERVICE_UNAVAILABLE', 'known', 'a'])
  })
})
