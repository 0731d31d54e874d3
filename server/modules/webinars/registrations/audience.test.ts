// A webinar for which more learners are registered than its room takes is broadcast.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY, MINUTE } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aRegistration, aWebinar } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { ROOM_MAX_INTERACTIVE: '2', ROOM_MAX_AUDIENCE: '3' })
})
afterAll(() => app.close())

it('half an hour before its start the webinar with three guests has an audience, and the one with two has none', async () => {
  const [large, small] = [await aWebinar(app.ctx), await aWebinar(app.ctx)]
  for (const { id, guests } of [
    { ...large, guests: 3 },
    { ...small, guests: 2 },
  ])
    // prettier-ignore
    for (let n = 0; n < guests; n += 1)
      await aRegistration(app.ctx, id, (await aHousehold(app.ctx, { birthYear: 1990 })).learnerId)
  app.moveClock(DAY - 20 * MINUTE)
  await app.runJob('classroom.count-expected')
  const { rows } = await app.pool.query('select id, expected, has_audience from classroom.session order by has_audience desc') // prettier-ignore
  expect(rows).toEqual([
    { id: large.sessionId, expected: 3, has_audience: true },
    { id: small.sessionId, expected: 2, has_audience: false },
  ])
})
