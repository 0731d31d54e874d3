// The stages of a part that is not paid, day by day, compared with a calculation in days.
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import { DAY, fromIndia, later } from '#core/kernel/time.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { aClerk, aFamilyInParts, type FamilyInParts } from '#server/test/family-in-parts.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'

let app: TestApp
let family: FamilyInParts
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  family = await aFamilyInParts(app)
})
afterEach(() => expectBalancedBooks(app))

describe('a part that is not paid', () => {
  it('is reminded of, then late, then limits, then suspends, and opens all at once when it is paid', async () => {
    await family.buy()
    await family.onDay(12, 17)
    expect(await family.texts()).not.toContainEqual(expect.stringContaining('is due on'))
    await family.onDay(12, 18)
    await family.told('Instalment 2 of 3 for Class 11 JEE Main is due on 21 Dec 2026: ₹3,333.')
    await family.onDay(12, 21)
    await family.told('is due today')
    await family.onDay(12, 22)
    await family.told('Please pay by 28 Dec 2026')
    expect([await family.statuses(), await family.access()]).toEqual([['PAID', 'OVERDUE', 'PENDING'], 'FULL'])
    await family.onDay(12, 28)
    expect(await family.access()).toBe('FULL')
    await family.onDay(12, 29)
    await family.told('Doubts and tests in Class 11 JEE Main are paused')
    expect(await family.access()).toBe('LIMITED')
    await family.onDay(1, 5)
    expect(await family.access()).toBe('LIMITED')
    await family.onDay(1, 6)
    await family.told('Live classes in Class 11 JEE Main are paused')
    expect([await family.access(), (await family.instalments()).paymentStatus]).toEqual([
      'REPLAY_ONLY',
      'PAYMENT_SUSPENDED',
    ])

    const { orderId } = await family.payNext()
    await family.pay(orderId)
    expect(await family.access()).toBe('FULL')
    await app.runJobs()
    await family.told('is fully open again')
    expect((await family.instalments()).paymentStatus).toBe('PARTIALLY_PAID')
    await family.onDay(1, 7)
    expect(await family.access()).toBe('FULL')
  })

  it('never limits a course whose payer was not told a day before', async () => {
    await family.buy()
    await family.onDay(2, 20)
    await family.told('was due on 21 Dec 2026')
    expect(await family.access()).toBe('FULL')
    await family.onDay(2, 21, 11)
    expect(await family.access()).toBe('FULL')
    await family.onDay(2, 21, 12)
    expect(await family.access()).toBe('LIMITED')
  })

  it('never limits a course while a payment for it is under way', async () => {
    await family.buy()
    await family.onDay(12, 22)
    app.moveClock(fromIndia(2026, 12, { day: 29, minutes: 700 }) - app.now())
    const { orderId } = await family.payNext()
    await family.client().payments.startPayment({ orderId, method: 'UPI_QR' })
    await family.onDay(12, 29)
    expect(await family.access()).toBe('FULL')
    await app.sandbox.control(orderId, 'approve')
    await expect.poll(() => family.statusOf(orderId)).toBe('PAID')
    await family.onDay(12, 30)
    expect(await family.access()).toBe('FULL')
  })

  it('is given more time by staff, or waived by who may, each with its reason', async () => {
    await family.buy()
    await family.onDay(12, 22)
    const { data: plans } = await aClerk(app, 'orders.view').staffInstalmentPlans.list({
      accountId: family.asha.accountId,
    })
    expect(plans).toMatchObject([{ stage: 'GRACE', parts: [{}, {}, {}] }])
    const planId = plans[0]?.id
    const [late] = (await aClerk(app, 'orders.view').staffInstalments.list({ planId, isLate: 'true' })).data
    const reason = 'The father is in hospital until January.'
    const desk = aClerk(app, 'orders.view', 'orders.edit')
    const change = { id: late?.id ?? '', version: late?.version ?? '', dueAt: later(app.now(), 30 * DAY) }
    await expect(desk.staffInstalments.update({ ...change, state: 'WAIVED', reason })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
    await expect(desk.staffInstalments.update({ ...change, state: 'OPEN' })).rejects.toMatchObject({ code: 'REASON_NEEDED' }) // prettier-ignore
    const moved = await desk.staffInstalments.update({ ...change, state: 'OPEN', reason })
    expect(await family.statuses()).toEqual(['PAID', 'PENDING', 'PENDING'])
    await family.onDay(12, 29)
    expect(await family.access()).toBe('FULL')
    const head = aClerk(app, 'orders.view', 'orders.edit', 'orders.approve')
    await head.staffInstalments.update({ ...change, version: moved.version, state: 'WAIVED', reason })
    expect((await family.instalments()).nextInstalment?.no).toBe(3)
    const [first] = (await head.staffInstalments.list({ planId, state: 'PAID' })).data
    const closed = {
      id: first?.id ?? '',
      version: first?.version ?? '',
      dueAt: app.now(),
      state: 'WAIVED',
      reason,
    } as const
    await expect(head.staffInstalments.update(closed)).rejects.toMatchObject({ code: 'PART_IS_CLOSED' })
  })
})

it('pays, misses and catches up as a sum with days in it would', async () => {
  const gap = fc.integer({ min: 0, max: 45 })
  await fc.assert(
    fc.asyncProperty(fc.array(gap, { minLength: 1, maxLength: 3 }), fc.constantFrom(2, 3), async (gaps, parts) => {
      family = await aFamilyInParts(app)
      const revenue = await sumOf(app.ctx.db, 'revenue:courses')
      const { instalments: proposed } = await family.prepare(parts)
      await family.buy(parts)
      /** The oracle: what was paid, and the day of the first part that was not. */
      let paidParts = 1
      for (const days of gaps) {
        for (let day = 0; day < days; day += 1) {
          app.moveClock(DAY)
          await app.runJob('instalments.remind')
        }
        const due = proposed[paidParts]?.dueDate
        const lateDays = due === undefined ? 0 : (app.now() - due) / DAY
        expect(accessesAfter(lateDays)).toContain(await family.access())
        if (due === undefined) continue
        const { orderId } = await family.payNext({ walletAmount: await enoughFor(proposed[paidParts]?.totalAmount) })
        paidParts += 1
        await app.runJobs()
        await expect
          .poll(async () => (await family.statuses()).filter((each) => each === 'PAID').length)
          .toBe(paidParts)
        expect((await family.client().orders.getOrderInfo({ orderId })).part?.no).toBe(paidParts)
      }
      const paidSum = proposed.slice(0, paidParts).reduce((total, part) => total + part.totalAmount, 0)
      const taxed = proposed.slice(0, paidParts).map((part) => part.totalAmount - tax(part.totalAmount))
      expect((await family.client().instalments.listInstalmentPlans({}))[0]?.paidAmount).toBe(paidSum)
      expect(await sumOf(app.ctx.db, 'revenue:courses')).toBe(revenue - taxed.reduce((total, each) => total + each, 0))
    }),
    { numRuns: triesOf(15) },
  )
})

/** Seven days of grace, fifteen until the course is paused. The payer is notified a day before each step. */
function accessesAfter(lateDays: number): string[] {
  if (lateDays > 15) return ['LIMITED', 'REPLAY_ONLY']
  return lateDays > 7 ? ['FULL', 'LIMITED'] : ['FULL']
}

/** 18% within a price, half a paisa up: between two states one head. */
const tax = (price: number) => Math.floor((price * 18) / 118 + 0.5)

async function enoughFor(amount: Paise | undefined): Promise<Paise> {
  await moneyInWallet(app.ctx, family.asha.accountId, { purchased: amount ?? toPaise(0) })
  return amount ?? toPaise(0)
}
