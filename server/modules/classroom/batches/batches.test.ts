// A learner's batch: changed by the family or by staff, waited for, merged, split and closed. Classroom details, section 2.2.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher, type NewBatch, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { enrol } from '#server/modules/enrolments/index.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { generateBatches } from '../factory.ts'

let app: TestApp
let bundle: NewBundle
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.moveClock(START - app.now())
  bundle = await aBundle(app.ctx)
})

const batchWith = (seats: number | undefined, label: string, but: Partial<NewBatch> = {}) =>
  aBatch(app.ctx, bundle, { label, ...(seats === undefined ? {} : { seats }), ...but })

/** A family whose learner is taught in this batch. */
async function aMember({ id: chosenBatchId }: NewBatch): Promise<AHousehold> {
  const family = await aHousehold(app.ctx, { birthYear: 2011, hasConsent: true, heldBy: 'PARENT' })
  const ids = { accountId: family.accountId, learnerId: family.learnerId, bundleId: bundle.id, orderId: app.ctx.newId('ord') }
  const enrolment = { ...ids, aslGroup: null, planId: null, state: 'REGULAR', validTill: later(app.now(), 90 * DAY), chosenBatchId } as const
  expect(await app.ctx.db.transaction().execute((tx) => enrol(app.ctx, tx, enrolment))).toBe('GIVEN')
  return family
} // prettier-ignore

const change = (family: AHousehold, { id: batchId }: NewBatch) =>
  app.as(family).classroom.changeBatch({ bundleId: bundle.id, batchId })
const waitFor = (family: AHousehold, { id: batchId }: NewBatch, isWaiting = true) =>
  app.as(family).classroom.waitForBatch({ bundleId: bundle.id, batchId, isWaiting })
const view = (family: AHousehold) => app.as(family).classroom.listBatches({ bundleId: bundle.id })
const standing = async (family: AHousehold, { id }: NewBatch) =>
  (await view(family)).batches.find(({ batchId }) => batchId === id)
const ownBatch = async (family: AHousehold) =>
  (await app.as(family).enrolments.checkEnrolment({ bundleId: bundle.id })).enrolment?.ownBatchId
const offer = () => app.runJob('classroom.offer-seats')
const OPERATIONS = {
  kind: 'staff',
  staffId: 'stf000000000000000001',
  scopes: ['classes.view', 'classes.edit'],
} as const
const moves = () => app.as(OPERATIONS).staffBatchMoves
const noticesOf = async ({ accountId }: AHousehold, type: string) => {
  const { rows } = await app.pool.query('select 1 from notices.notice where account_id = $1 and type = $2', [accountId, type]) // prettier-ignore
  return rows.length
}

describe('a family', () => {
  it('changes the batch twice a course, to one with a seat', async () => {
    const [main, lite, third] = [
      await batchWith(undefined, 'main'),
      await batchWith(1, 'lite'),
      await batchWith(1, '3'),
    ]
    const [asha, ravi] = [await aMember(main), await aMember(third)]
    expect(await view(asha)).toMatchObject({ isEnrolled: true, changesLeft: 2 })
    await expect(change(asha, third)).rejects.toMatchObject({ code: 'BATCH_FULL' })
    await change(asha, lite)
    await change(asha, lite)
    expect(await ownBatch(asha)).toBe(lite.id)
    expect((await standing(ravi, lite))?.seatsLeft).toBe(0)
    await expect(change(ravi, lite)).rejects.toMatchObject({ code: 'BATCH_FULL' })
    await change(asha, main)
    expect(await standing(ravi, lite)).toMatchObject({ seatsLeft: 1, isOwn: false })
    await expect(change(asha, lite)).rejects.toMatchObject({ code: 'BATCH_CHANGED_TWICE' })
    expect((await view(asha)).changesLeft).toBe(0)
  })

  it('does not change within two hours of a class of either batch', async () => {
    const { id: teacherId } = await aTeacher(app.ctx)
    const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId, isFree: false }
    const [main, lite] = [await batchWith(undefined, 'main'), await batchWith(undefined, 'lite', { slots: [slot] })]
    const asha = await aMember(main)
    await generateBatches(app.ctx, [lite.id])
    const seven = fromIndia(2026, 11, { day: 23, minutes: 1_140 })
    app.moveClock(seven - app.now() - 2 * HOUR + MINUTE)
    await expect(change(asha, lite)).rejects.toMatchObject({
      code: 'BATCH_CLASS_IS_NEAR',
      message: 'A class of one of the two batches is at 23 Nov, 7:00 pm IST. You can change the batch after it.',
    })
    app.moveClock(-2 * MINUTE)
    await change(asha, lite)
    expect(await ownBatch(asha)).toBe(lite.id)
  })

  it('changes in its own course only, to a batch of it', async () => {
    const main = await batchWith(undefined, 'main')
    const elsewhere = await aBatch(app.ctx, await aBundle(app.ctx))
    const [asha, stranger] = [await aMember(main), await aHousehold(app.ctx)]
    await expect(change(stranger, main)).rejects.toMatchObject({ code: 'NOT_IN_THE_COURSE' })
    await expect(change(asha, elsewhere)).rejects.toMatchObject({ code: 'BATCH_NOT_FOUND' })
  })

  it('that bought one batch keeps it', async () => {
    const [main, lite] = [await batchWith(undefined, 'main'), await batchWith(undefined, 'lite')]
    const asha = await aMember(main)
    await app.asOwner(`update enrolments.enrolment set batch_id = '${main.id}' where learner_id = '${asha.learnerId}'`)
    await expect(change(asha, lite)).rejects.toMatchObject({ code: 'ONE_BATCH_IS_BOUGHT' })
  })
})

describe('the queue for a full batch', () => {
  it('is in the order of asking; an offer is held for a day and then the next one’s', async () => {
    const [main, lite] = [await batchWith(undefined, 'main'), await batchWith(1, 'lite')]
    const [holder, first, second] = [await aMember(lite), await aMember(main), await aHousehold(app.ctx)]
    await waitFor(first, lite)
    app.moveClock(MINUTE)
    await waitFor(second, lite)
    await waitFor(first, lite)
    expect([(await standing(first, lite))?.place, (await standing(second, lite))?.place]).toEqual([1, 2])
    await offer()
    expect((await standing(first, lite))?.offeredUntil).toBeNull()
    await change(holder, main)
    await offer()
    await offer()
    expect(await standing(first, lite)).toMatchObject({ offeredUntil: app.now() + DAY, place: null, seatsLeft: 0 })
    expect([await noticesOf(first, 'batch-seat'), await noticesOf(second, 'batch-seat')]).toEqual([1, 0])
    await expect(change(holder, lite)).rejects.toMatchObject({ code: 'BATCH_FULL' })
    app.moveClock(DAY)
    await offer()
    expect(await standing(first, lite)).toMatchObject({ offeredUntil: null, place: null })
    expect(await standing(second, lite)).toMatchObject({ offeredUntil: app.now() + DAY })
    expect(await noticesOf(second, 'batch-seat')).toBe(1)
  })

  it('ends with the seat that is taken, and a seat that is not wanted goes to the next', async () => {
    const [main, lite] = [await batchWith(undefined, 'main'), await batchWith(1, 'lite')]
    const [holder, first, second] = [await aMember(lite), await aMember(main), await aMember(main)]
    await waitFor(first, lite)
    app.moveClock(MINUTE)
    await waitFor(second, lite)
    await change(holder, main)
    await offer()
    await waitFor(first, lite, false)
    await offer()
    await change(second, lite)
    expect(await ownBatch(second)).toBe(lite.id)
    expect(await standing(second, lite)).toMatchObject({ isOwn: true, place: null, offeredUntil: null })
    await expect(waitFor(second, lite)).rejects.toMatchObject({ code: 'IN_THIS_BATCH' })
  })

  it('is shown to staff in its order, with the offers and until when they last', async () => {
    const [main, lite] = [await batchWith(undefined, 'main'), await batchWith(1, 'lite')]
    const queue = (scopes: readonly string[] = ['classes.view']) =>
      app.as({ ...OPERATIONS, scopes }).staffWaitlists.getWaitlist({ id: lite.id })
    expect(await queue()).toEqual({ total: 0, learners: [] })
    const [holder, first, second] = [await aMember(lite), await aMember(main), await aMember(main)]
    const askedAt = app.now()
    await waitFor(first, lite)
    app.moveClock(MINUTE)
    await waitFor(second, lite)
    const waiting = { name: expect.any(String), offeredUntil: null }
    expect(await queue()).toEqual({
      total: 2,
      learners: [
        { ...waiting, learnerId: first.learnerId, askedAt, place: 1 },
        { ...waiting, learnerId: second.learnerId, askedAt: askedAt + MINUTE, place: 2 },
      ],
    })
    await change(holder, main)
    await offer()
    const offeredUntil = app.now() + DAY
    expect((await queue()).learners).toMatchObject([
      { learnerId: first.learnerId, place: null, offeredUntil },
      { learnerId: second.learnerId, place: 1, offeredUntil: null },
    ])
    await expect(queue(['catalogue.edit'])).rejects.toMatchObject({ status: 403 })
    const nowhere = app.as(OPERATIONS).staffWaitlists.getWaitlist({ id: 'bat000000000000000000' })
    await expect(nowhere).rejects.toMatchObject({ code: 'BATCH_NOT_FOUND' })
    app.moveClock(DAY)
    const tomorrow = await queue(['classes.view', 'plans.view'])
    expect(tomorrow.learners.map(({ learnerId }) => learnerId)).toEqual([second.learnerId])
  })

  it('is for full batches', async () => {
    const [main, lite] = [await batchWith(undefined, 'main'), await batchWith(2, 'lite')]
    const asha = await aMember(main)
    await expect(waitFor(asha, lite)).rejects.toMatchObject({ code: 'BATCH_HAS_SEATS' })
    await expect(waitFor(asha, main)).rejects.toMatchObject({ code: 'IN_THIS_BATCH' })
  })

  it('gives each freed seat to exactly one, also when many others want it at that moment', async () => {
    const [main, lite] = [await batchWith(undefined, 'main'), await batchWith(2, 'lite')]
    const holders = [await aMember(lite), await aMember(lite)]
    const waiting = await Promise.all(Array.from({ length: 6 }, () => aMember(main)))
    for (const family of waiting) {
      app.moveClock(1_000)
      await waitFor(family, lite)
    }
    const passersBy = await Promise.all(Array.from({ length: 6 }, () => aMember(main)))
    await Promise.allSettled([
      ...holders.map((family) => change(family, main)),
      ...passersBy.map((family) => change(family, lite)),
      offer(),
      offer(),
    ])
    await offer()
    const all = [...holders, ...waiting, ...passersBy]
    const seated = (await Promise.all(all.map(ownBatch))).filter((id) => id === lite.id).length
    const stands = await Promise.all(waiting.map((family) => standing(family, lite)))
    const offers = stands.filter((each) => each !== undefined && each.offeredUntil !== null)
    expect(seated + offers.length).toBe(2)
    const { rows } = await app.pool.query('select no from enrolments.batch_seat where batch_id = $1', [lite.id])
    expect(rows).toHaveLength(2)
  })
})

describe('staff', () => {
  it('move one learner at any time and as often as they like, with a reason that the family reads', async () => {
    const [main, lite, tiny] = [await batchWith(undefined, 'main'), await batchWith(1, 'lite'), await batchWith(1, '3')]
    const [asha] = [await aMember(main), await aMember(tiny)]
    const move = ({ id: batchId }: NewBatch, learnerId = asha.learnerId) =>
      moves().moveLearner({ learnerId, bundleId: bundle.id, batchId, reason: 'School hours changed' })
    for (const batch of [lite, main, lite]) await move(batch)
    expect(await ownBatch(asha)).toBe(lite.id)
    expect(await view(asha)).toMatchObject({ changesLeft: 2 })
    await expect(move(tiny)).rejects.toMatchObject({ code: 'BATCH_FULL' })
    const stranger = await aHousehold(app.ctx)
    await expect(move(main, stranger.learnerId)).rejects.toMatchObject({ code: 'LEARNER_HAS_NO_BATCH' })
    expect(await noticesOf(asha, 'batch-changed')).toBeGreaterThan(0)
  })

  it('merge a batch into another one: all move and hear of it, or nobody moves', async () => {
    const [main, lite] = [await batchWith(3, 'main'), await batchWith(2, 'lite')]
    const families = [await aMember(main), await aMember(main), await aMember(main)]
    const move = { id: main.id, toBatchId: lite.id, closes: true, reason: 'Too few learners', isDryRun: false }
    await expect(moves().moveLearners(move)).rejects.toMatchObject({ code: 'BATCH_TOO_SMALL' })
    expect(await Promise.all(families.map(ownBatch))).toEqual(families.map(() => main.id))
    await app.asOwner(`update catalogue.batch set seats = 4 where id = '${lite.id}'`)
    const dryRun = await moves().moveLearners({ ...move, isDryRun: true })
    expect(dryRun).toEqual({ learners: 3, seatsLeft: 1, waiting: 0 })
    expect(await Promise.all(families.map(ownBatch))).toEqual(families.map(() => main.id))
    expect(await moves().moveLearners(move)).toEqual(dryRun)
    expect(await Promise.all(families.map(ownBatch))).toEqual(families.map(() => lite.id))
    for (const family of families) expect(await noticesOf(family, 'batch-changed')).toBe(1)
    const [first] = families
    expect(first && (await view(first)).batches.map(({ batchId }) => batchId)).toEqual([lite.id])
  })

  it('split a batch: the last to come move', async () => {
    const [main, lite] = [await batchWith(undefined, 'main'), await batchWith(undefined, 'lite')]
    const families = [await aMember(main)]
    for (let n = 0; n < 2; n += 1) {
      app.moveClock(MINUTE)
      families.push(await aMember(main))
    }
    const move = { id: main.id, toBatchId: lite.id, most: 2, reason: 'Smaller classes', isDryRun: false }
    await expect(moves().moveLearners({ ...move, closes: true })).rejects.toMatchObject({ code: 'STAYS_OPEN' })
    expect(await moves().moveLearners({ ...move, closes: false })).toMatchObject({ learners: 2, seatsLeft: null })
    expect(await Promise.all(families.map(ownBatch))).toEqual([main.id, lite.id, lite.id])
  })

  it('close a batch: nobody waits for it, and its coming classes are cancelled', async () => {
    const { id: teacherId } = await aTeacher(app.ctx)
    const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId, isFree: false }
    const [main, lite] = [await batchWith(undefined, 'main'), await batchWith(1, 'lite', { slots: [slot] })]
    const [, waiting] = [await aMember(lite), await aMember(main)]
    await generateBatches(app.ctx, [lite.id])
    await waitFor(waiting, lite)
    const closing = { id: lite.id, toBatchId: main.id, closes: true, reason: 'No teacher', isDryRun: false }
    expect(await moves().moveLearners(closing)).toEqual({ learners: 1, seatsLeft: null, waiting: 1 })
    await app.runJobs()
    const { rows } = await app.pool.query(
      `select distinct s.status from classroom.session s join classroom.session_batch b on b.session_id = s.id where b.batch_id = $1`,
      [lite.id],
    )
    expect(rows).toEqual([{ status: 'CANCELLED' }])
    expect((await view(waiting)).batches.map(({ batchId }) => batchId)).toEqual([main.id])
  })

  it('move learners within a course only, and with the permission to edit classes', async () => {
    const main = await batchWith(undefined, 'main')
    const elsewhere = await aBatch(app.ctx, await aBundle(app.ctx))
    const move = { id: main.id, toBatchId: elsewhere.id, closes: false, reason: 'A mistake', isDryRun: true }
    await expect(moves().moveLearners(move)).rejects.toMatchObject({ code: 'OTHER_COURSE' })
    await expect(moves().moveLearners({ ...move, toBatchId: 'bat000000000000000000' })).rejects.toMatchObject({ code: 'BATCH_NOT_FOUND' }) // prettier-ignore
    const support = app.as({ ...OPERATIONS, scopes: ['classes.view'] })
    await expect(support.staffBatchMoves.moveLearners(move)).rejects.toMatchObject({ status: 403 })
  })
})
