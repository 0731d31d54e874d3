import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE } from '#core/kernel/time.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { forEachRow } from './each-row.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

const job = 'test.walk'
const aside = async () => (await app.as(owner).staffSetAside.list({ job })).data

/** Runs a job over these rows, of which some fail; answers those that were worked on. */
async function walk(rows: readonly string[], bad: readonly string[]): Promise<string[]> {
  const seen: string[] = []
  await forEachRow(app.ctx, {
    job,
    list: async (but) => rows.filter((row) => !but.includes(row)),
    idOf: (row) => row,
    async work(row) {
      seen.push(row)
      if (bad.includes(row)) throw new Error(`${row} cannot be written`)
    },
  })
  return seen
}

it('works on every row, and sets one that fails aside with its reason', async () => {
  expect(await walk(['a', 'b', 'c'], ['a'])).toEqual(['a', 'b', 'c'])
  expect(await aside()).toMatchObject([{ rowId: 'a', reason: 'a cannot be written', failures: 1 }])
})

it('waits for a while, then tries it again, after ever longer', async () => {
  expect(await walk(['a', 'b'], ['a'])).toEqual(['b'])
  app.moveClock(5 * MINUTE)
  expect(await walk(['a', 'b'], ['a'])).toEqual(['a', 'b'])
  app.moveClock(9 * MINUTE)
  expect(await walk(['a', 'b'], ['a'])).toEqual(['b'])
  expect(await aside()).toMatchObject([{ rowId: 'a', failures: 2, since: expect.any(Number) }])
})

it('forgets it once it succeeds, or once nothing is to be done about it', async () => {
  app.moveClock(MINUTE)
  expect(await walk(['a'], [])).toEqual(['a'])
  expect(await aside()).toEqual([])
  await walk(['d'], ['d'])
  app.moveClock(5 * MINUTE)
  await walk([], [])
  expect(await aside()).toEqual([])
})

it('ends with a fault that every row would meet', async () => {
  const work = () => Promise.reject(new Error('away'))
  const walking = forEachRow(app.ctx, { job, list: async () => ['a', 'b'], idOf: (row) => row, work, isForAll: () => true })
  await expect(walking).rejects.toThrow('away')
  expect(await aside()).toEqual([])
}) // prettier-ignore
