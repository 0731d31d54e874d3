// A teacher who does not come: staff see it at once, families hear of it, and a make-up class is asked for.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromIndia, HOUR, MINUTE } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { generateBatches } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Monday, 23 November 2026, 19:00 IST. */
const SEVEN = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
beforeEach(() => {
  app.moveClock(START - app.now())
  at(-60)
})
const at = (minutes: number) => app.moveClock(SEVEN - app.now() + minutes * MINUTE)
const staff = () =>
  app.as({ kind: 'staff', staffId: 'stf000000000000000001', scopes: ['classes.view', 'classes.edit'] }).staffClasses

async function aClass() {
  const { id: teacherId } = await aTeacher(app.ctx)
  const bundle = await aBundle(app.ctx)
  const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId, isFree: false }
  const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
  const family = await aHousehold(app.ctx, { birthYear: 2011, hasConsent: true })
  await anEnrolledLearner(app.ctx, family, bundle.id)
  await generateBatches(app.ctx, [batch.id])
  const { data } = await staff().list({ batchId: batch.id })
  const first = data.toSorted((a, b) => a.startsAt - b.startsAt)[0]
  return { id: first?.id ?? '', batch, family, teacherId }
}

const noticesOf = async (accountId: string) => {
  const { rows } = await app.pool.query(`select 1 from notices.notice where account_id = $1 and type = 'class-late'`, [accountId]) // prettier-ignore
  return rows.length
}
const late = async (batchId: string) => (await staff().list({ batchId, isLate: true })).data.map(({ id }) => id)

describe('a class whose teacher does not come', () => {
  it('is seen by staff after three minutes, and families hear of it once, after ten', async () => {
    const { id, batch, family } = await aClass()
    at(2)
    expect(await late(batch.id)).toEqual([])
    at(3)
    expect(await late(batch.id)).toEqual([id])
    at(9)
    await app.runJob('classroom.tell-late')
    expect(await noticesOf(family.accountId)).toBe(0)
    at(10)
    await app.runJob('classroom.tell-late')
    at(11)
    await app.runJob('classroom.tell-late')
    expect(await noticesOf(family.accountId)).toBe(1)
  })

  it('that begins late after all is late no longer', async () => {
    const { id, batch, family, teacherId } = await aClass()
    at(5)
    await app.as({ kind: 'teacher', teacherId }).classroomTeaching.startClass({ id })
    expect(await late(batch.id)).toEqual([])
    at(10)
    await app.runJob('classroom.tell-late')
    expect(await noticesOf(family.accountId)).toBe(0)
  })

  it('waits for a make-up class', async () => {
    const { id, batch, teacherId } = await aClass()
    const missed = async () => (await staff().list({ batchId: batch.id, isMissed: true })).data.map((each) => each.id)
    at(60)
    expect(await missed()).toEqual([])
    at(75)
    await app.runJob('classroom.close-classes')
    expect(await missed()).toEqual([id])
    const startsAt = SEVEN + 24 * HOUR
    const makeUp = {
      batchId: batch.id,
      subject: 'physics',
      teacherId,
      startsAt,
      endsAt: startsAt + HOUR,
      makesUpFor: id,
    }
    await staff().create({ ...makeUp, reason: 'The teacher was ill' })
    expect(await missed()).toEqual([])
  })
})
