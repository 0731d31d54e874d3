// Two classes of a family at the same hour: a warning where a batch is chosen, and no refusal. Classroom details, section 2.1.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { enrol } from '#server/modules/enrolments/index.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A course with one batch: an hour of this subject at 7 pm on this weekday. */
async function aCourse(weekday: number, subject = 'physics', startMinutes = 1_140) {
  const [bundle, { id: teacherId }] = [await aBundle(app.ctx), await aTeacher(app.ctx, { subjects: [subject] })]
  const slots = [{ weekday, startMinutes, lengthMinutes: 60, subject, teacherId, isFree: false }]
  return { bundle, batch: await aBatch(app.ctx, bundle, { slots }) }
}

async function enrolIn({ accountId }: AHousehold, learnerId: string, bundle: NewBundle, chosenBatchId: string) {
  const ids = { accountId, learnerId: learnerId as never, bundleId: bundle.id, orderId: app.ctx.newId('ord'), chosenBatchId }
  const enrolment = { ...ids, aslGroup: null, planId: null, state: 'REGULAR', validTill: later(app.now(), 90 * DAY) } as const
  expect(await app.ctx.db.transaction().execute((tx) => enrol(app.ctx, tx, enrolment))).toBe('GIVEN')
} // prettier-ignore

const clashesOf = async (who: AHousehold, batchId: string, userId = who.learnerId) =>
  (await app.as(who).classroom.listBatchClashes({ batchId, userId: userId as never })).clashes

it('says which class of the learner is at the hour of a batch', async () => {
  const [own, wanted, apart] = [await aCourse(1), await aCourse(1, 'chemistry', 1_170), await aCourse(2)]
  const family = await aHousehold(app.ctx, { birthYear: 2011, hasConsent: true, heldBy: 'PARENT' })
  expect(await clashesOf(family, wanted.batch.id)).toEqual([])
  await enrolIn(family, family.learnerId, own.bundle, own.batch.id)
  expect(await clashesOf(family, wanted.batch.id)).toMatchObject([{ weekday: 1, startMinutes: 1_170, subject: 'Physics', learnerName: null }]) // prettier-ignore
  expect(await clashesOf(family, apart.batch.id)).toEqual([])
  expect(await clashesOf(family, own.batch.id)).toEqual([])
  const { batches } = await app.as(family).classroom.listBatches({ bundleId: wanted.bundle.id })
  expect(batches[0]?.clashes).toHaveLength(1)
})

it('names the brother or sister whose class it is, and nobody of another family', async () => {
  const [own, wanted] = [await aCourse(3), await aCourse(3, 'chemistry')]
  const family = await aHousehold(app.ctx, { birthYear: 2011, hasConsent: true, heldBy: 'PARENT' })
  const sister = app.ctx.newId('lrn')
  await app.pool.query(`insert into accounts.learner (id, account_id, first_name, created_at) values ($1, $2, 'Meera', now())`, [sister, family.accountId]) // prettier-ignore
  await enrolIn(family, sister, own.bundle, own.batch.id)
  expect(await clashesOf(family, wanted.batch.id)).toMatchObject([{ learnerName: 'Meera' }])
  expect(await clashesOf(await aHousehold(app.ctx), wanted.batch.id)).toEqual([])
})
