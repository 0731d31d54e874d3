import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { DAY } from '#core/kernel/time.ts'
import { retentions } from '#server/app.ts'
import { startTestApp } from '#server/test/app.ts'
import { deleteOlder } from './retention.ts'

const app = await startTestApp()
afterAll(() => app.close())
beforeEach(() => app.asOwner('delete from platform.idempotency; delete from payments.inbox'))

const count = async (table: string) => (await app.pool.query(`select from ${table}`)).rowCount
const START = "timestamptz '2026-11-21 12:30Z'"

it('deletes every row that is older, also when there are more than one portion', async () => {
  await app.asOwner(`insert into platform.idempotency (scope, key, operation, request_hash, created_at)
    select 'scope', no::text, 'orders.buyItems', '', ${START} - no * interval '1 minute' from generate_series(1, 12000) as no`)
  await deleteOlder(app.ctx.db, { table: 'platform.idempotency', column: 'created_at' }, app.now())
  expect(await count('platform.idempotency')).toBe(0)
})

it('keeps a key for thirty days, and a webhook for half a year after it was worked on', async () => {
  await app.asOwner(`insert into platform.idempotency (scope, key, operation, request_hash, created_at)
    values ('scope', 'key', 'orders.buyItems', '', ${START})`)
  await app.asOwner(`insert into payments.inbox (provider, event_id, event_name, received_at, body, processed_at)
    values ('juspay', 'done', 'ORDER_SUCCEEDED', ${START}, '{}', ${START}), ('juspay', 'waiting', 'ORDER_SUCCEEDED', ${START}, '{}', null)`)
  const after = async (days: number) => {
    app.moveClock(days * DAY)
    await app.runJob('platform.housekeeping')
    return [await count('platform.idempotency'), await count('payments.inbox')]
  }
  expect(await after(30)).toEqual([1, 2])
  expect(await after(1)).toEqual([0, 2])
  expect(await after(149)).toEqual([0, 2])
  // One that was never worked on is not forgotten.
  expect(await after(1)).toEqual([0, 1])
})

it('is in the manual for every table, with its reason', () => {
  const manual = readFileSync(join(import.meta.dirname, '../../../docs/running.md'), 'utf8')
  const missing = retentions.filter(({ table, days, because }) => {
    const line = manual
      .split('\n')
      .find((each) => each.startsWith('|') && each.includes(table) && each.includes(because))
    return !line?.includes(days === 0 ? 'none' : `${days} days`)
  })
  expect(missing).toEqual([])
})
