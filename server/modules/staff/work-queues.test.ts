import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY } from '#core/kernel/time.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aMember } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let clerks = 0
async function questions() {
  clerks += 1
  const anyone = app.as(clerk(`stf0000000000000071${String(clerks).padStart(2, '0')}`, 'tickets.view'))
  return (await anyone.staffWaiting.getWaiting({})).find(({ label }) => label === 'Questions to answer')
}

it('a queue of work says whose it is, and how many waited a week ago', async () => {
  const helper = await aMember(app.ctx, { name: 'Noor', roles: ['support'] })
  const owner = await aMember(app.ctx)
  const before = await questions()
  expect(before).toMatchObject({ weekAgo: null, since: 'openedAt' })
  expect(before?.owners).toContain(helper.id)
  expect(before?.owners).not.toContain(owner.id)
  await app.runJob('staff.count-queues')
  app.moveClock(7 * DAY)
  expect(await questions()).toMatchObject({ weekAgo: 0 })
})
