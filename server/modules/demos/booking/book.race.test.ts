import { afterAll, expect, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { startTwoApps } from '#server/test/two-apps.ts'
import { atFive } from '../factory.ts'

const { app, second, close } = await startTwoApps()
afterAll(close)

const FAMILIES = triesOf(500)

it(`three of ${FAMILIES} who want one hour at once on two servers get the three seats, each with a teacher of its own`, async () => {
  // One of the teachers also gives the demos of another subject, which is wanted at the same time.
  await aTeacher(app.ctx, { subjects: ['coding', 'reading'] })
  for (let n = 0; n < 2; n += 1) await aTeacher(app.ctx, { subjects: ['coding'] })
  const families = []
  for (let n = 0; n < FAMILIES; n += 1) families.push(await aHousehold(app.ctx, { birthYear: 2018, hasConsent: true }))
  const startsAt = atFive(app.ctx, 1)
  const answers = await Promise.allSettled(
    families.map(async (family, n) => {
      const client = (n % 2 ? app : second).as(family).demos
      const category = n % 10 === 0 ? ('reading' as const) : ('coding' as const)
      const { id } = await client.book({ category, grade: 1, laptop: 'YES', startsAt })
      return client.confirm({ id })
    }),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const codes = new Set(answers.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []))) // prettier-ignore
  expect([...codes]).toEqual(['SLOT_TAKEN'])
  const { rows } = await app.pool.query(`select count(*)::int as booked, count(distinct teacher_id)::int as teachers, count(distinct session_id)::int as sessions
    from demos.booking where state = 'BOOKED'`) // prettier-ignore
  expect(rows).toEqual([{ booked: 3, teachers: 3, sessions: 3 }])
})

it('of two who move to one free hour at once, one gets it and the other keeps the old one', async () => {
  await app.pool.query('delete from demos.booking')
  const families = [0, 1].map(() => aHousehold(app.ctx, { birthYear: 2018, hasConsent: true }))
  const [one, other] = await Promise.all(families)
  const old = atFive(app.ctx, 2)
  const ids = []
  for (const family of [one!, other!]) {
    const { id } = await app.as(family).demos.book({ category: 'reading', grade: 1, laptop: 'NO', startsAt: later(old, ids.length * DAY) }) // prettier-ignore
    ids.push((await app.as(family).demos.confirm({ id })).id)
  }
  const target = atFive(app.ctx, 5)
  const moves = await Promise.allSettled([
    app.as(one!).demos.reschedule({ id: ids[0]!, startsAt: target }),
    second.as(other!).demos.reschedule({ id: ids[1]!, startsAt: target }),
  ])
  expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await app.pool.query(`select count(*)::int from demos.booking where state = 'BOOKED'`)
  expect(rows).toEqual([{ count: 2 }])
})
