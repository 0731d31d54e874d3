import { afterAll, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { startTwoApps } from '#server/test/two-apps.ts'
import { aWebinar } from '../factory.ts'

const { app, second, close } = await startTwoApps()
afterAll(close)

const FAMILIES = triesOf(500)

it(`three of ${FAMILIES} who register at once on two servers get the three seats, and the others wait in one queue`, async () => {
  const { id: webinarId } = await aWebinar(app.ctx, { capacity: 3 })
  const families = []
  for (let n = 0; n < FAMILIES; n += 1) families.push(await aHousehold(app.ctx, { birthYear: 1990 }))
  const places = await Promise.all(
    families.map((family, n) => (n % 2 ? app : second).as(family).webinars.register({ webinarId })),
  )
  expect(places.filter(({ isRegistered }) => isRegistered)).toHaveLength(3)
  const { rows } = await app.pool.query('select state, count(*)::int from webinars.registration group by state order by state') // prettier-ignore
  expect(rows).toEqual([
    { state: 'REGISTERED', count: 3 },
    { state: 'WAITING', count: FAMILIES - 3 },
  ])
  const turns = await Promise.all(
    families.map(async (family) => (await app.as(family).webinars.getRegistrationInfos({ ids: [webinarId] }))[0]),
  )
  const queue = turns.flatMap((turn) => turn?.waitlistPlace ?? []).toSorted((a, b) => a - b)
  expect(queue).toEqual(Array.from({ length: FAMILIES - 3 }, (_, n) => n + 1))
})
