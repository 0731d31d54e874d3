// Instalments that a bank pays by itself, day by day, and everything that may come in between.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { aFamilyWithMandate, type FamilyWithMandate } from '#server/test/family-with-mandate.ts'

let app: TestApp
let family: FamilyWithMandate
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  family = await aFamilyWithMandate(app)
})
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

/** Told three days before, and at the bank's on the morning of the day. */
async function reachTheDay() {
  await family.collectAt(12, 18, 7)
  await family.collectAt(12, 21, 7)
}

/** The bank has answered, and the job has seen it. */
async function ended(orderId: string | null | undefined, status: string) {
  const attempt = async () =>
    (await app.pool.query<{ status: string }>('select status from orders.attempt where order_id = $1', [orderId])).rows[0]?.status // prettier-ignore
  await expect.poll(attempt).toBe(status)
}

const lastOrder = async () => (await family.debits()).at(-1)?.orderId

/** The debit goes wrong so often, each at its own hour. */
async function failsAt(...hours: readonly (readonly [month: number, day: number, hour: number, minute?: number])[]) {
  for (const [month, day, hour, minute] of hours) {
    await family.collectAt(month, day, hour, minute)
    await ended(await lastOrder(), 'FAILED')
    await app.runJob('mandates.collect')
    await app.runJobs()
  }
}

describe('an instalment', () => {
  it('is announced three days before, taken in the morning of its day, booked and told of', async () => {
    await family.collectAt(12, 18, 6, 50)
    expect(await family.states()).toEqual(['PLANNED'])
    await family.collectAt(12, 18, 7)
    expect(await family.states()).toEqual(['NOTIFIED'])
    await family.told('Kandil will debit ₹3,333 on 21 Dec 2026, from 7:00 am IST, for instalment 2 of 3')
    await family.collectAt(12, 21, 6, 50)
    expect(await family.states()).toEqual(['NOTIFIED'])
    await family.collectAt(12, 21, 7)
    await expect
      .poll(async () => {
        await app.runJobs()
        return family.statuses()
      })
      .toEqual(['PAID', 'PAID', 'PENDING'])
    await family.told('Kandil debited ₹3,333 for instalment 2 of 3')
    expect((await family.texts()).find((text) => text.includes('Kandil debited'))).toContain('1800')
    // This notice is the receipt, so no second one is sent.
    await app.runJobs()
    expect((await family.texts()).filter((text) => text.includes('instalment 2 of 3'))).toHaveLength(2)
    const orderId = (await lastOrder()) as Parameters<typeof family.statusOf>[0] // an order's
    expect(await family.client().payments.getOrderStatus({ orderId })).toMatchObject({
      status: 'SUCCESS',
      method: 'MANDATE',
    })
    // The next is planned, and nobody was asked to pay by hand.
    await family.collectAt(12, 22, 12)
    expect(await family.states()).toEqual(['PAID', 'PLANNED'])
    expect(await family.texts()).not.toContainEqual(expect.stringContaining('is due on'))
  })

  it('is taken once, however often webhooks come and the job runs', async () => {
    await app.sandbox.knobs({ webhookCopies: 4 })
    await reachTheDay()
    await Promise.all(Array.from({ length: 4 }, () => app.runJob('mandates.collect')))
    await ended((await family.debits())[0]?.orderId, 'CHARGED')
    await family.collectAt(12, 21, 7, 10)
    const { rows } = await app.pool.query(`select from orders.order where account_id = $1 and part_no = 2`, [family.asha.accountId]) // prettier-ignore
    expect(rows).toHaveLength(1)
    expect((await family.states())[0]).toBe('PAID')
  })

  it('that was paid by hand between notice and debit is not taken', async () => {
    await family.collectAt(12, 18, 7)
    await family.payNextThrough()
    await family.collectAt(12, 21, 7)
    expect(await family.states()).toEqual(['CLOSED', 'PLANNED'])
    expect(await family.statuses()).toEqual(['PAID', 'PAID', 'PENDING'])
  })

  it('is not taken while the family is paying it, and nobody pays it by hand while it is taken', async () => {
    await family.collectAt(12, 18, 7)
    app.moveClock(3 * 86_400_000 - 60_000)
    const { orderId } = await family.payNext()
    await family.client().payments.startPayment({ orderId, method: 'UPI_QR' })
    await family.collectAt(12, 21, 7)
    expect(await family.states()).toEqual(['NOTIFIED'])
    // The code is not scanned; once its time is over the debit has its turn.
    await app.sandbox.knobs({ mandateDebit: 'pending' })
    await family.collectAt(12, 21, 7, 20)
    expect(await family.states()).toEqual(['RUNNING'])
    await expect(family.payNext()).resolves.toMatchObject({ orderId: await lastOrder() })
    const again = family
      .client()
      .payments.startPayment({ orderId: (await lastOrder()) as typeof orderId, method: 'CARD' }) // the order of the debit
    await expect(again).rejects.toMatchObject({ code: 'PAYMENT_UNDER_WAY' })
  })
})

describe('without a notice a day before', () => {
  it('nothing is taken: the payer is sent a link', async () => {
    await app.sandbox.knobs({ noticeStatus: 'FAILURE' })
    await family.collectAt(12, 18, 7)
    expect(await family.kinds(family.mandateId)).toContain('NOTICE_FAILED')
    await family.collectAt(12, 20, 4, 50)
    expect(await family.states()).toEqual(['PLANNED'])
    await family.collectAt(12, 20, 5, 10)
    expect(await family.states()).toEqual(['ASKED NOTICE_FAILED'])
    await family.told('Auto-debit did not pay instalment 2 of 3')
    await family.collectAt(12, 21, 7)
    expect(await lastOrder()).toBeNull()
  })

  it('a notice that the bank confirms too late counts as none', async () => {
    await app.sandbox.knobs({ noticeStatus: 'SUCCESS', noticeDelayMs: 3_600_000 })
    await family.collectAt(12, 20, 4, 50)
    expect(await family.states()).toEqual(['PLANNED'])
    await family.collectAt(12, 20, 9)
    expect(await family.states()).toEqual(['ASKED NOTICE_FAILED'])
  })

  it('one notice that failed is followed by another', async () => {
    await app.sandbox.knobs({ noticeStatus: 'FAILURE' })
    await family.collectAt(12, 18, 7)
    await app.sandbox.resetKnobs()
    await family.collectAt(12, 18, 17, 50)
    expect(await family.states()).toEqual(['PLANNED'])
    await family.collectAt(12, 18, 18)
    expect(await family.states()).toEqual(['NOTIFIED'])
  })
})

describe('a debit that fails', () => {
  it('for want of money is announced anew, for after the salary or three days on', async () => {
    await app.sandbox.knobs({ mandateDebit: 'insufficient-funds' })
    await family.collectAt(12, 18, 7)
    await failsAt([12, 21, 7])
    await family.collectAt(12, 21, 7, 10)
    const [debit] = await family.debits()
    expect(debit).toMatchObject({ state: 'NOTIFIED', attempts: 1 })
    // 24 December, 7:00 in India.
    expect(debit?.executeAt).toBe(fromIndia(2026, 12, { day: 24, minutes: 420 }))
    await app.sandbox.resetKnobs()
    await family.collectAt(12, 24, 7)
    await ended(await lastOrder(), 'CHARGED')
    await app.runJobs()
    expect(await family.states()).toEqual(['PAID'])
  })

  it('for the bank’s own reasons is tried three times more in quiet hours, then the payer is asked', async () => {
    await app.sandbox.knobs({ mandateDebit: 'bank-error' })
    await family.collectAt(12, 18, 7)
    await failsAt([12, 21, 7], [12, 21, 13], [12, 21, 21, 30])
    expect(await family.debits()).toMatchObject([{ state: 'NOTIFIED', attempts: 3 }])
    await family.collectAt(12, 22, 6, 50)
    expect(await family.debits()).toMatchObject([{ state: 'NOTIFIED', attempts: 3 }])
    await failsAt([12, 22, 7])
    expect(await family.debits()).toMatchObject([{ state: 'ASKED', reason: 'ATTEMPTS_USED', attempts: 4 }])
    await family.told('Nothing was debited. Please pay by 25 Dec 2026')
    expect((await family.payNext()).status).toBe('OPEN')
  })

  it('because the mandate was withdrawn ends it, and the payer gets a link', async () => {
    await app.sandbox.knobs({ mandateDebit: 'revoked' })
    await family.collectAt(12, 18, 7)
    await failsAt([12, 21, 7])
    expect(await family.states()).toEqual(['ASKED STOPPED'])
    expect((await family.mandate()).status).toBe('REVOKED')
    await family.told('Auto-debit for Class 11 JEE Main has stopped')
  })

  it('without a word is asked about, never sent again', async () => {
    await family.collectAt(12, 18, 7)
    await app.sandbox.knobs({ timeoutShare: 1, faultsOn: 'START_TXN', faultsWhen: 'AFTER', webhooks: false })
    await family.collectAt(12, 21, 7)
    expect(await family.states()).toEqual(['RUNNING'])
    await app.sandbox.resetKnobs()
    await family.collectAt(12, 21, 7, 20)
    expect(await family.states()).toEqual(['PAID'])
    expect(await family.debits()).toMatchObject([{ attempts: 1 }])
  })

  it('that never reached the bank is tried again', async () => {
    await family.collectAt(12, 18, 7)
    await app.sandbox.knobs({ errorShare: 1, faultsOn: 'START_TXN', faultsWhen: 'BEFORE' })
    await family.collectAt(12, 21, 7)
    expect(await family.states()).toEqual(['RUNNING'])
    await app.sandbox.resetKnobs()
    await family.collectAt(12, 21, 7, 30)
    await family.collectAt(12, 21, 13)
    await ended(await lastOrder(), 'CHARGED')
    await app.runJobs()
    expect(await family.debits()).toMatchObject([{ state: 'PAID', attempts: 2 }])
  })
})

it('ends with the last instalment: the mandate is withdrawn at the bank', async () => {
  await reachTheDay()
  await ended(await lastOrder(), 'CHARGED')
  await app.runJobs()
  await family.collectAt(12, 22, 9)
  await family.collectAt(1, 18, 7)
  await family.collectAt(1, 21, 7)
  await ended(await lastOrder(), 'CHARGED')
  await app.runJobs()
  expect(await family.statuses()).toEqual(['PAID', 'PAID', 'PAID'])
  await family.collectAt(1, 22, 9)
  expect((await family.mandate()).status).toBe('REVOKED')
  expect(await app.ctx.gateway.readMandate(family.mandateId)).toMatchObject({ status: 'REVOKED' })
})
