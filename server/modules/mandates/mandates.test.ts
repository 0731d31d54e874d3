// Giving a bank leave to pay, and taking it back.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { fromIndia, later, MINUTE, SECOND } from '#core/kernel/time.ts'
import { AccountErased } from '#core/modules/accounts/events.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { aClerk, aFamilyInParts } from '#server/test/family-in-parts.ts'
import { aFamilyWithMandate, stepsOf, type FamilyWithMandate } from '#server/test/family-with-mandate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

/** One that has paid its first instalment. */
async function aFamily(but: Parameters<typeof aFamilyInParts>[1] = {}) {
  const family = await aFamilyInParts(app, but)
  await family.buy()
  return { ...family, ...stepsOf(app, family) }
}

const atTheBank = async (mandateId: string) => (await app.ctx.gateway.readMandate(mandateId)).status

describe('an offer', () => {
  it('stands for every course with instalments left, and names its limits', async () => {
    const family = await aFamily()
    const { mandates, offers } = await family.client().mandates.listMandates({})
    expect(mandates).toEqual([])
    expect(offers).toMatchObject([
      {
        title: 'Class 11 JEE Main',
        learnerName: 'Asha',
        parts: 2,
        firstAmount: rupees(3_333),
        leastCap: rupees(3_333),
        mostCap: rupees(6_666),
        needsApproval: false,
        // Thirty days after the last instalment, which ends with 21 January.
        validTill: later(fromIndia(2027, 2, { day: 21 }), -SECOND),
      },
    ])
  })

  it('is refused without the terms, beyond its limits, and for what is not the household’s own', async () => {
    const family = await aFamily()
    await expect(family.register({ agreedTo: '' })).rejects.toMatchObject({ code: 'TERMS_NOT_AGREED' })
    await expect(family.register({ agreedTo: '2020-01' })).rejects.toMatchObject({ code: 'TERMS_NOT_AGREED' })
    for (const cap of [rupees(3_332), rupees(6_667), rupees(0)])
      await expect(family.register({ cap })).rejects.toMatchObject({ code: 'INVALID_CAP' })
    const [offer] = (await family.client().mandates.listMandates({})).offers
    const asked = { planId: offer?.planId ?? '', method: 'UPI', cap: rupees(3_333), agreedTo: '2026-11' } as const
    const ravi = app.as(await aHousehold(app.ctx))
    await expect(ravi.mandates.registerMandate(asked)).rejects.toMatchObject({ code: 'NO_MANDATE_OFFER' })
    await expect(app.as(visitor).mandates.listMandates({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })
})

describe('a registration', () => {
  it('by UPI is a link or a code that says the limit, the days and that it may be taken back', async () => {
    const family = await aFamily()
    const { mandateId, status, next } = await family.register({ cap: rupees(5_000) })
    expect(status).toBe('CREATED')
    const uri = new URL(next?.upiUri ?? '')
    expect(uri.href).toMatch(/^upi:\/\/mandate\?/)
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      am: '5000.00',
      amrule: 'MAX',
      recur: 'ASPRESENTED',
      rev: 'Y',
      validitystart: '21112026',
      validityend: '20022027',
    })
    expect(await family.register({ cap: rupees(5_000) })).toMatchObject({ mandateId })
    await app.sandbox.control(mandateId, 'approve')
    await family.becomes(mandateId, 'ACTIVE')
    expect(await family.see(mandateId)).toMatchObject({
      next: null,
      cap: rupees(5_000),
      nextDebit: {
        no: 2,
        of: 3,
        amount: rupees(3_333),
        state: 'PLANNED',
        executeAt: fromIndia(2026, 12, { day: 21, minutes: 420 }),
      },
    })
    await family.told('Auto-debit is on for Class 11 JEE Main: at most ₹5,000 each time, until 20 Feb 2027')
    // Nothing was taken by it.
    const { rows } = await app.pool.query('select from orders.order where account_id = $1', [family.asha.accountId])
    expect(rows).toHaveLength(1)
  })

  it('is refused while one for the same course is in force', async () => {
    const family = await aFamily()
    const [offer] = (await family.client().mandates.listMandates({})).offers
    const asked = { planId: offer?.planId ?? '', method: 'UPI', cap: rupees(3_333), agreedTo: '2026-11' } as const
    const { mandateId } = await family.register({ cap: asked.cap })
    await app.sandbox.control(mandateId, 'approve')
    await family.becomes(mandateId, 'ACTIVE')
    await expect(family.client().mandates.registerMandate(asked)).rejects.toMatchObject({ code: 'HAS_MANDATE' })
  })

  it('by card leads to the bank’s page', async () => {
    const family = await aFamily()
    const { mandateId, next } = await family.register({ method: 'CARD' })
    expect(next).toMatchObject({ type: 'REDIRECT', redirectUrl: expect.stringMatching(/^http/) as string })
    await app.sandbox.control(mandateId, 'approve')
    await family.becomes(mandateId, 'ACTIVE')
    await family.collectAt(12, 18, 7)
    await family.collectAt(12, 21, 7)
    const collected = async () => {
      await app.runJob('mandates.collect')
      await app.runJobs()
      return (await family.states())[0]
    }
    await expect.poll(collected).toBe('PAID')
  })

  it('that the payer declines, or does not answer, ends: another one may be requested', async () => {
    const family = await aFamily()
    const { mandateId } = await family.register()
    await app.sandbox.control(mandateId, 'decline')
    await family.becomes(mandateId, 'FAILURE')
    const second = (await family.register()).mandateId
    app.moveClock(31 * MINUTE)
    await app.runJob('mandates.collect')
    expect((await family.see(second)).status).toBe('FAILURE')
    expect(await family.texts()).not.toContainEqual(expect.stringContaining('has stopped'))
    // Approved after all: it is withdrawn at the bank.
    await app.sandbox.control(second, 'approve')
    await expect
      .poll(async () => {
        await app.runJobs()
        return atTheBank(second)
      })
      .toBe('REVOKED')
  })

  it('is refused in plain words while the gateway is away, and leaves nothing behind', async () => {
    const family = await aFamily()
    await app.sandbox.knobs({ errorShare: 1, faultsOn: 'START_TXN' })
    await expect(family.register()).rejects.toMatchObject({ code: 'GATEWAY_AWAY' })
    await app.sandbox.resetKnobs()
    app.moveClock(MINUTE)
    expect((await family.register()).status).toBe('CREATED')
  })
})

describe('the family', () => {
  let family: FamilyWithMandate
  beforeEach(async () => {
    family = await aFamilyWithMandate(app)
  })

  it('skips one debit, pays it by hand, and the next is taken again', async () => {
    await family.collectAt(12, 18, 7)
    const { mandateId } = family
    const debitId = (await family.mandate()).nextDebit?.debitId
    if (!debitId) throw new Error('there is a next debit')
    expect(await family.client().mandates.skipDebit({ mandateId, debitId })).toMatchObject({
      status: 'ACTIVE',
      nextDebit: null,
    })
    await expect(family.client().mandates.skipDebit({ mandateId, debitId })).rejects.toMatchObject({
      code: 'NOTHING_TO_SKIP',
    })
    await family.collectAt(12, 21, 7)
    expect(await family.statuses()).toEqual(['PAID', 'DUE', 'PENDING'])
    // Whom the bank will not remind, we do.
    await family.onDay(12, 21)
    await family.told('is due today')
    await family.payNextThrough()
    await family.collectAt(12, 22, 9)
    expect(await family.states()).toEqual(['CLOSED', 'PLANNED'])
  })

  it('pauses, and nothing is taken; resumes, and the next is', async () => {
    const { mandateId } = family
    expect((await family.client().mandates.pauseMandate({ mandateId })).status).toBe('PAUSED')
    await app.runJobs()
    expect(await atTheBank(mandateId)).toBe('PAUSED')
    await expect(family.client().mandates.pauseMandate({ mandateId })).rejects.toMatchObject({ code: 'MANDATE_CLOSED' })
    await family.collectAt(12, 18, 7)
    await family.collectAt(12, 20, 6)
    expect(await family.states()).toEqual(['ASKED PAUSED'])
    await family.client().mandates.resumeMandate({ mandateId })
    await app.runJobs()
    expect(await atTheBank(mandateId)).toBe('ACTIVE')
    await family.payNextThrough()
    await family.collectAt(12, 22, 9)
    expect(await family.states()).toEqual(['CLOSED', 'PLANNED'])
  })

  it('stops it for good, here at once and at the bank as soon as it hears', async () => {
    const { mandateId } = family
    await family.collectAt(12, 18, 7)
    await app.sandbox.knobs({ errorShare: 1, faultsOn: 'MANDATE' })
    expect((await family.client().mandates.revokeMandate({ mandateId })).status).toBe('REVOKED')
    await app.runJobs().catch(() => undefined)
    await app.sandbox.resetKnobs()
    app.moveClock(MINUTE)
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await app.runJobs()
    expect(await atTheBank(mandateId)).toBe('REVOKED')
    await family.collectAt(12, 21, 7)
    expect(await family.states()).toEqual(['ASKED STOPPED'])
    await family.told('Please pay each instalment yourself')
    for (const act of ['pauseMandate', 'resumeMandate', 'revokeMandate'] as const)
      await expect(family.client().mandates[act]({ mandateId })).rejects.toMatchObject({ code: 'MANDATE_CLOSED' })
    // It may be set up again.
    expect((await family.register()).status).toBe('CREATED')
  })

  it('stops it in the bank’s app: nothing more is taken, and the payer gets a link', async () => {
    await family.collectAt(12, 18, 7)
    await app.sandbox.knobs({ webhooks: false })
    await app.sandbox.control(family.mandateId, 'revoke-mandate')
    await family.collectAt(12, 21, 7)
    expect(await family.states()).toEqual(['ASKED STOPPED'])
    expect(await family.kinds(family.mandateId)).toContain('REVOKED_AT_BANK')
    await family.told('/pay/instalment?entity=')
  })

  it('is nobody else’s', async () => {
    const ravi = app.as(await aHousehold(app.ctx))
    const { mandateId } = family
    const debitId = (await family.mandate()).nextDebit?.debitId
    if (!debitId) throw new Error('there is a next debit')
    const acts = [
      () => ravi.mandates.getMandate({ mandateId }),
      () => ravi.mandates.pauseMandate({ mandateId }),
      () => ravi.mandates.resumeMandate({ mandateId }),
      () => ravi.mandates.revokeMandate({ mandateId }),
      () => ravi.mandates.skipDebit({ mandateId, debitId }),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'MANDATE_NOT_FOUND' })
  })

  it('takes it along in its export, and with the account it ends', async () => {
    const { household } = await family.client().privacy.exportData({})
    expect(household['mandates']).toMatchObject({ mandates: [{ id: family.mandateId, status: 'ACTIVE' }] })
    const { accountId } = family.asha
    await app.ctx.db.transaction().execute((tx) => app.ctx.publish(tx, AccountErased, { accountId }))
    await app.runJobs()
    await app.runJobs()
    expect(await atTheBank(family.mandateId)).toBe('REVOKED')
  })

  it('asks staff to stop it: with a reason, written down', async () => {
    const desk = aClerk(app, 'orders.view', 'orders.edit')
    const { data } = await desk.staffMandates.list({ accountId: family.asha.accountId })
    expect(data).toMatchObject([{ id: family.mandateId, status: 'ACTIVE', log: [{ kind: 'AGREED' }, { kind: 'ACTIVATED' }] }]) // prettier-ignore
    expect((await desk.staffDebits.list({ mandateId: family.mandateId })).data).toMatchObject([{ no: 2, state: 'PLANNED' }]) // prettier-ignore
    const change = { id: family.mandateId, version: data[0]?.version ?? '', status: 'REVOKED' } as const
    await expect(desk.staffMandates.update(change)).rejects.toMatchObject({ code: 'REASON_NEEDED' })
    const reason = 'The mother called: she wants to pay by hand.'
    await desk.staffMandates.update({ ...change, reason })
    await app.runJobs()
    expect(await atTheBank(family.mandateId)).toBe('REVOKED')
    expect(await family.states()).toEqual(['ASKED STOPPED'])
    const { version } = await desk.staffMandates.one({ id: family.mandateId })
    const restored = { ...change, version, reason, status: 'ACTIVE' } as const
    await expect(desk.staffMandates.update(restored)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await desk.staffMandates.update({ ...change, version })).toMatchObject({ version, status: 'REVOKED' })
  })
})

it('an instalment above ₹15,000 is never taken: the payer approves it by a link', async () => {
  const family = await aFamily({ price: rupees(60_000) })
  expect((await family.client().mandates.listMandates({})).offers).toMatchObject([{ needsApproval: true }])
  const { mandateId } = await family.register({ cap: rupees(20_000) })
  await app.sandbox.control(mandateId, 'approve')
  await family.becomes(mandateId, 'ACTIVE')
  await family.collectAt(12, 18, 7)
  expect(await family.states()).toEqual(['ASKED OVER_LIMIT'])
  await family.told('₹20,000, needs your approval, because it is above ₹15,000. Please pay by 21 Dec 2026')
  await family.collectAt(12, 21, 7)
  expect((await family.debits())[0]?.orderId).toBeNull()
})
