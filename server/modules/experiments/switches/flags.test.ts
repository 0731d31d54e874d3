// Switches of the product: turned in the console, heard at once, and no other than the code knows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { FLAG_KEYS, type FlagKey } from '#core/modules/experiments/flags.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import { aPopup } from '#server/modules/home/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { seedInstruments } from '#server/seed/instruments.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { isSwitchedOn } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await seedInstruments(app.ctx)
})
afterAll(() => app.close())

const second = clerk('stf000000000000000002', 'operations.view', 'operations.edit', 'operations.approve')
const reason = 'The lender has told us so today.'

async function switchOff(id: FlagKey) {
  await app.as(owner).staffFlagActions.switchFlagOff({ id, reason })
  await heard(app.ctx)
}

/** The first of two people. */
async function request(flag: FlagKey, but: object) {
  const { environments, roles, percentage, isOn } = await app.as(owner).staffFlags.one({ id: flag })
  return app.as(owner).staffFlagChanges.create({ flag, environments, roles, percentage, isOn, adminIds: [], ...but, reason }) // prettier-ignore
}

async function change(flag: FlagKey, but: object) {
  const { id } = await request(flag, but)
  await app.as(second).staffFlagActions.decideFlagChange({ id, isApproved: true })
  await heard(app.ctx)
}

describe('cardless EMI', () => {
  const asked = { amount: rupees(40_000) }
  const lenders = async () => (await app.as(visitor).instruments.getEmiCards(asked)).CARDLESS

  it('is gone once it is switched off, and no order is made by it; and is back', async () => {
    const [card] = await lenders()
    const planId = card?.plans[0]?.planId ?? ''
    expect(planId).not.toBe('')
    await switchOff('cardless-emi')
    expect(await lenders()).toEqual([])
    await change('cardless-emi', { isOn: true })
    expect((await lenders())[0]).toEqual(card)
  })

  it('is off where it is not to run', async () => {
    await change('cardless-emi', { environments: ['production'] })
    expect(await lenders()).toEqual([])
    await change('cardless-emi', { environments: ['test'] })
    expect(await lenders()).not.toEqual([])
  })
})

describe('offers that pop up', () => {
  const shownTo = async (...who: Parameters<TestApp['as']>) =>
    (await app.as(...who).home.getPopups({ page: 'home' })).popups.length

  it('are for visitors only when the switch says so', async () => {
    await aPopup(app.ctx)
    const family = await aHousehold(app.ctx, { birthYear: 1990 })
    expect([await shownTo(visitor), await shownTo(family)]).toEqual([1, 1])
    await change('offer-pop-up', { roles: ['visitor'] })
    expect([await shownTo(visitor), await shownTo(family)]).toEqual([1, 0])
    await switchOff('offer-pop-up')
    expect([await shownTo(visitor), await shownTo(family)]).toEqual([0, 0])
  })

  it('stay with the same part of the families, the part that was asked for', async () => {
    await change('offer-pop-up', { isOn: true, roles: [], percentage: 30 })
    const families = Array.from({ length: 400 }, (_, i) => ({
      kind: 'household' as const,
      accountId: `acc${i}`,
      learnerId: `lrn${i}`,
    }))
    const among = await Promise.all(families.map((family) => isSwitchedOn(app.ctx, 'offer-pop-up', family)))
    // 400 × 0.3 = 120; four standard deviations are 37.
    expect(Math.abs(among.filter(Boolean).length - 120)).toBeLessThan(37)
    expect(await Promise.all(families.map((family) => isSwitchedOn(app.ctx, 'offer-pop-up', family)))).toEqual(among)
    expect(await isSwitchedOn(app.ctx, 'offer-pop-up', visitor)).toBe(false)
  })

  it('are tried by a member of staff before anybody else sees them', async () => {
    const tester = clerk('stf000000000000000081')
    await change('offer-pop-up', { isOn: false, adminIds: [tester.staffId] })
    expect(await isSwitchedOn(app.ctx, 'offer-pop-up', tester)).toBe(true)
    expect(await isSwitchedOn(app.ctx, 'offer-pop-up', clerk('stf000000000000000082'))).toBe(false)
  })
})

describe('a switch in the console', () => {
  it('that the code does not know is not there, and no change of it is requested', async () => {
    await expect(app.as(owner).staffFlags.one({ id: 'free-for-all' })).rejects.toMatchObject({
      code: 'NOT_FOUND_ERROR',
    })
    const rule = { isOn: true, environments: [], roles: [], percentage: 100, adminIds: [] }
    const unknown = app.as(owner).staffFlagChanges.create({ ...rule, flag: 'free-for-all' as FlagKey, reason })
    await expect(unknown).rejects.toMatchObject({ code: 'INVALID_INPUT', fieldErrors: { flag: expect.any(String) } })
  })

  it('is switched off with a reason in the audit, by who may', async () => {
    await app.as(owner).staffFlagActions.switchFlagOff({ id: 'cardless-emi', reason: 'The lender is down today.' })
    const { data } = await app.as(owner).staffAudit.list({ subject: 'flags/cardless-emi' })
    expect(data.map((each) => each.reason)).toContain('The lender is down today.')
    const viewer = app.as(clerk('stf000000000000000083', 'operations.view')).staffFlagActions
    await expect(viewer.switchFlagOff({ id: 'cardless-emi', reason })).rejects.toMatchObject({
      code: 'FORBIDDEN_ERROR',
    })
  })

  it('with an impossible percentage, an unknown environment or an unknown role is refused', async () => {
    for (const but of [{ percentage: 101 }, { environments: ['mars'] }, { roles: ['owner'] }])
      await expect(request('offer-pop-up', but)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe.each(FLAG_KEYS)('the switch %s', (key) => {
  const rule = async () => {
    const { isOn, percentage, roles, environments } = await app.as(owner).staffFlags.one({ id: key })
    return { isOn, percentage, roles, environments }
  }
  const decide = (id: string, isApproved = true, by = second) =>
    app
      .as(by)
      .staffFlagActions.decideFlagChange({ id, isApproved, ...(!isApproved && { note: 'Not for this reason.' }) })

  it('is switched off by one person at once, who changes only its note besides', async () => {
    await change(key, { isOn: true, environments: [], roles: [], percentage: 50 })
    const flags = app.as(owner).staffFlags
    const { key: _key, ...whole } = await flags.one({ id: key })
    const alone = { ...whole, isOn: false, percentage: 100, roles: ['visitor'], note: 'Half of them, since Monday.' }
    await flags.update(alone)
    expect(await flags.one({ id: key })).toMatchObject({ note: alone.note, isOn: true, percentage: 50, roles: [] })
    expect(await app.as(second).staffFlagActions.switchFlagOff({ id: key, reason })).toEqual({ isOn: false })
    expect((await rule()).isOn).toBe(false)
  })

  it('is changed when another person than the first agrees, who sees the rule before', async () => {
    await change(key, { isOn: true, percentage: 50 })
    const { id } = await request(key, { percentage: 100 })
    expect(await app.as(second).staffFlagChanges.one({ id })).toMatchObject({
      flag: key, percentage: 100, before: { isOn: true, percentage: 50 }, askedBy: owner.staffId, status: 'WAITING',
    }) // prettier-ignore
    await expect(decide(id, true, owner)).rejects.toMatchObject({ code: 'OWN_FLAG_CHANGE' })
    await expect(request(key, { percentage: 90 })).rejects.toMatchObject({ code: 'FLAG_CHANGE_IS_OPEN' })
    const both = await Promise.allSettled([decide(id), decide(id)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await rule()).percentage).toBe(100)
    await expect(decide(id)).rejects.toMatchObject({ code: 'FLAG_CHANGE_DECIDED' })
  })

  it('stays as it is when the other refuses, and when it was switched off in the meantime', async () => {
    await change(key, { isOn: true, percentage: 70 })
    const refused = await request(key, { percentage: 20 })
    expect(await decide(refused.id, false)).toEqual({ status: 'REFUSED' })
    const late = await request(key, { percentage: 30 })
    await app.as(owner).staffFlagActions.switchFlagOff({ id: key, reason })
    await expect(decide(late.id)).rejects.toMatchObject({ code: 'FLAG_CHANGED_SINCE' })
    expect(await rule()).toMatchObject({ isOn: false, percentage: 70 })
    await decide(late.id, false)
  })

  it('needs no request for what it is already', async () => {
    await expect(request(key, {})).rejects.toMatchObject({ code: 'FLAG_IS_SO_ALREADY' })
  })
})
