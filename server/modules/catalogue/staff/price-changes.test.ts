// Prices of single batches and of trials: one person asks, another agrees.
import { afterAll, describe, expect, it } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import { aMember } from '#server/modules/staff/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { expectSetByTwo, type SetByTwo } from '#server/test/staff/two-people.ts'
import { aBatch, aBundle, heard } from '../factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

const SCOPES = ['catalogue.view', 'catalogue.edit', 'catalogue.approve']
const ids = ['stf000000000000000061', 'stf000000000000000062', 'stf000000000000000063']
const people = ids.map((id) => app.as(clerk(id, ...SCOPES)))
const person = (by: number) => people[by] ?? app.as(visitor)
const reason = 'The price of the new season.'
const note = 'Not for this reason.'
const refusals = {
  own: 'OWN_PRICE_CHANGE',
  decided: 'PRICE_CHANGE_DECIDED',
  open: 'PRICE_CHANGE_IS_OPEN',
  same: 'PRICE_IS_SO_ALREADY',
}

const decide = (by: number, id: string, isApproved = true) =>
  person(by).staffPriceActions.decidePriceChange({ id, isApproved, ...(!isApproved && { note }) })
const askBatch = (by: number, subjectId: string, price: Paise | null) =>
  person(by).staffPriceChanges.create({ of: 'BATCH', subjectId, price, reason })

/** Families see its course. */
async function someBatch() {
  const bundle = await aBundle(app.ctx, {})
  return (await aBatch(app.ctx, bundle, { label: '1', price: rupees(4_999) })).id
}

const trialTerms = { trialAmount: rupees(99), trialAllowedDays: 7, cutPrice: rupees(499) }

/** Made by the first of the three, and offered to nobody. */
async function someTrial() {
  const bundle = await aBundle(app.ctx, {})
  const { id } = await person(0).staffTrials.create({ bundleId: bundle.id, ...trialTerms })
  const seen = async () => {
    await heard(app.ctx)
    return (await app.as(visitor).catalogue.getPublicBundle({ bundleId: bundle.id })).trialData
  }
  return { id, seen }
}
const askTrial = (by: number, subjectId: string, but: object = {}) =>
  person(by).staffPriceChanges.create({ of: 'TRIAL', subjectId, isActive: true, ...but, reason })

describe('the price of a single batch', () => {
  it('takes two people, in every order in which three ask and decide', { timeout: 120_000 }, async () => {
    const aRecord = async (): Promise<SetByTwo<Paise | null>> => {
      const id = await someBatch()
      return {
        live: rupees(4_999),
        authors: [],
        ask: (by, price) => askBatch(by, id, price),
        decide,
        read: async () => (await person(0).staffBatches.one({ id })).price,
      }
    }
    await expectSetByTwo(aRecord, [rupees(4_999), rupees(99), null], refusals)
  })

  it('is written by no form, though the person may approve', async () => {
    const id = await someBatch()
    const { version, ...batch } = await person(0).staffBatches.one({ id })
    const form = { ...batch, price: rupees(1), slots: [] }
    await person(0).staffBatches.update({ ...form, version, label: '2' })
    expect((await person(0).staffBatches.one({ id })).price).toBe(rupees(4_999))
    const { bundleId, startsAt, endsAt, language } = batch
    const made = await person(0).staffBatches.create({
      bundleId,
      startsAt,
      endsAt,
      language,
      label: '3',
      price: rupees(1),
      slots: [],
    } as never)
    expect(made.price).toBeNull()
  })

  it('is decided once, by two who decide at the same moment', async () => {
    const id = await someBatch()
    const change = await askBatch(0, id, rupees(99))
    const both = await Promise.allSettled([decide(1, change.id), decide(2, change.id, false)])
    const done = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value.status] : []))
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(refused).toEqual(['PRICE_CHANGE_DECIDED'])
    const { price } = await person(0).staffBatches.one({ id })
    expect([done, price]).toEqual([done, done[0] === 'APPROVED' ? rupees(99) : rupees(4_999)])
    const { data } = await person(0).staffPriceChanges.list({ of: 'BATCH', status: done[0] })
    expect(data.find((each) => each.id === change.id)).toMatchObject({
      before: { price: rupees(4_999) },
      after: { price: rupees(99) },
      askedBy: ids[0],
      reason,
    })
  })

  it('is asked for once at a time, by two who ask at the same moment', async () => {
    const id = await someBatch()
    const both = await Promise.allSettled([askBatch(0, id, rupees(99)), askBatch(1, id, rupees(199))])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is not approved by somebody whom the person has just invited, and a refusal has a reason', async () => {
    const asker = await aMember(app.ctx, {})
    const guest = await aMember(app.ctx, {})
    await app.pool.query('update staff.member set inviter_id = $1 where id = $2', [asker.id, guest.id])
    const subjectId = await someBatch()
    const as = (member: { readonly id: string }) => app.as(clerk(member.id, ...SCOPES))
    const { id } = await as(asker).staffPriceChanges.create({ of: 'BATCH', subjectId, price: rupees(99), reason })
    const byGuest = as(guest).staffPriceActions.decidePriceChange({ id, isApproved: true })
    await expect(byGuest).rejects.toMatchObject({ code: 'INVITED_BY_ASKER' })
    const silent = person(1).staffPriceActions.decidePriceChange({ id, isApproved: false })
    await expect(silent).rejects.toMatchObject({ code: 'REFUSAL_NEEDS_NOTE' })
  })

  it('has no terms of a trial', async () => {
    const subjectId = await someBatch()
    const wrong = person(0).staffPriceChanges.create({ of: 'BATCH', subjectId, trialAmount: rupees(1), reason })
    await expect(wrong).rejects.toMatchObject({ code: 'PRICE_TERM_IS_UNKNOWN' })
    await expect(askBatch(0, 'bat000000000000000000', null)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('a trial', () => {
  it('is priced and offered by two people, and neither of them has made it', { timeout: 120_000 }, async () => {
    const values = [99, 49, 149].map((amount) => ({ trialAmount: rupees(amount), isActive: true }))
    const aRecord = async (): Promise<SetByTwo<{ trialAmount: Paise; isActive: boolean }>> => {
      const { id } = await someTrial()
      return {
        live: { trialAmount: rupees(99), isActive: false },
        authors: [0],
        ask: (by, value) => askTrial(by, id, value),
        decide,
        async read() {
          const { trialAmount, isActive } = await person(0).staffTrials.one({ id })
          return { trialAmount, isActive }
        },
      }
    }
    await expectSetByTwo(aRecord, values, refusals)
  })

  it('is seen by families once two people have agreed, and hidden by one at once', async () => {
    const { id, seen } = await someTrial()
    expect(await seen()).toEqual([])
    const change = await askTrial(1, id)
    expect(change.writtenBy).toEqual([ids[0]])
    await expect(decide(0, change.id)).rejects.toMatchObject({ code: 'OWN_PRICE_CHANGE' })
    expect(await seen()).toEqual([])
    await decide(2, change.id)
    expect(await seen()).toEqual([{ id, ...trialTerms }])
    const dearer = await askTrial(1, id, { trialAmount: rupees(149) })
    await person(0).staffPriceActions.switchTrialOff({ id, reason: 'Its days are wrong on the page.' })
    expect(await seen()).toEqual([])
    // Who asked has seen another trial.
    await expect(decide(2, dearer.id)).rejects.toMatchObject({ code: 'PRICE_CHANGED_SINCE' })
    await decide(2, dearer.id, false)
    await decide(0, (await askTrial(1, id)).id)
    expect(await seen()).toEqual([{ id, ...trialTerms }])
  })
})
