// Switches of the product: turned in the console, heard at once, and no other than the code knows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import type { FlagKey } from '#core/modules/experiments/flags.ts'
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

async function turn(id: FlagKey, but: object) {
  const staff = app.as(owner).staffFlags
  const { key: _key, ...flag } = await staff.one({ id })
  const turned = await staff.update({
    ...flag,
    environments: [],
    roles: [],
    ...but,
    id,
    adminIds: [],
    version: flag.version,
  })
  await heard(app.ctx)
  return turned
}

const second = clerk('stf000000000000000002', 'operations.view', 'operations.edit', 'operations.approve')
const reason = 'The lender has told us so today.'

/** The first of two people, as a switch that decides about money needs them. */
async function request(flag: FlagKey, but: object) {
  const { environments, roles, percentage, isOn } = await app.as(owner).staffFlags.one({ id: flag })
  return app.as(owner).staffFlagChanges.create({ flag, environments, roles, percentage, isOn, adminIds: [], ...but, reason }) // prettier-ignore
}

async function turnByTwo(flag: FlagKey, but: object) {
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
    await turn('cardless-emi', { isOn: false })
    expect(await lenders()).toEqual([])
    await turnByTwo('cardless-emi', { isOn: true })
    expect((await lenders())[0]).toEqual(card)
  })

  it('is off where it is not to run', async () => {
    await turnByTwo('cardless-emi', { environments: ['production'] })
    expect(await lenders()).toEqual([])
    await turnByTwo('cardless-emi', { environments: ['test'] })
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
    await turn('offer-pop-up', { roles: ['visitor'] })
    expect([await shownTo(visitor), await shownTo(family)]).toEqual([1, 0])
    await turn('offer-pop-up', { isOn: false })
    expect([await shownTo(visitor), await shownTo(family)]).toEqual([0, 0])
  })

  it('stay with the same part of the families, the part that was asked for', async () => {
    await turn('offer-pop-up', { isOn: true, percentage: 30 })
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
    const { version, key: _key, ...flag } = await app.as(owner).staffFlags.one({ id: 'offer-pop-up' })
    const adminIds = [tester.staffId] as unknown as Parameters<
      ReturnType<TestApp['as']>['staffFlags']['update']
    >[0]['adminIds'] // an id of staff
    await app.as(owner).staffFlags.update({ ...flag, version, isOn: false, adminIds })
    await heard(app.ctx)
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

  it('is turned with its reason in the audit, by who may', async () => {
    await turn('cardless-emi', { environments: ['test'], isOn: false, reason: 'the lender is down' })
    const { data } = await app.as(owner).staffAudit.list({ subject: 'flags/cardless-emi' })
    expect(data.map(({ reason }) => reason)).toContain('the lender is down')
    const { version, key: _key, ...flag } = await app.as(owner).staffFlags.one({ id: 'cardless-emi' })
    const viewer = app.as(clerk('stf000000000000000083', 'operations.view')).staffFlags
    const turning = viewer.update({ ...flag, adminIds: [], version })
    await expect(turning).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
  })

  it('with an impossible percentage, an unknown environment or an unknown role is refused', async () => {
    for (const but of [{ percentage: 101 }, { environments: ['mars'] }, { roles: ['owner'] }])
      await expect(turn('offer-pop-up', but)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('a switch that decides about money', () => {
  const rule = async () => {
    const { isOn, percentage, roles, environments } = await app.as(owner).staffFlags.one({ id: 'cardless-emi' })
    return { isOn, percentage, roles, environments }
  }
  const decide = (id: string, isApproved = true, by = second) =>
    app.as(by).staffFlagActions.decideFlagChange({ id, isApproved })

  it('is switched off by one person at once, and nothing else of it is changed by one', async () => {
    await turnByTwo('cardless-emi', { isOn: true, environments: [], roles: [], percentage: 50 })
    const refused = { code: 'FLAG_NEEDS_SECOND_PERSON' }
    for (const but of [
      { percentage: 100 },
      { percentage: 40 },
      { roles: ['visitor'] },
      { isOn: false, percentage: 60 },
    ])
      await expect(turn('cardless-emi', but)).rejects.toMatchObject(refused)
    await turn('cardless-emi', { note: 'Half of the families, since Monday.' })
    expect(await rule()).toEqual({ isOn: true, percentage: 50, roles: [], environments: [] })
    expect(await app.as(second).staffFlagActions.switchFlagOff({ id: 'cardless-emi', reason })).toEqual({ isOn: false })
    expect((await rule()).isOn).toBe(false)
    await expect(turn('cardless-emi', { isOn: true })).rejects.toMatchObject(refused)
  })

  it('is changed when another person than the first agrees, who sees the rule before', async () => {
    await turnByTwo('cardless-emi', { isOn: true, percentage: 50 })
    const { id } = await request('cardless-emi', { percentage: 100 })
    expect(await app.as(second).staffFlagChanges.one({ id })).toMatchObject({
      flag: 'cardless-emi', percentage: 100, before: { isOn: true, percentage: 50 }, askedBy: owner.staffId, status: 'WAITING',
    }) // prettier-ignore
    await expect(decide(id, true, owner)).rejects.toMatchObject({ code: 'OWN_FLAG_CHANGE' })
    await expect(request('cardless-emi', { percentage: 90 })).rejects.toMatchObject({ code: 'FLAG_CHANGE_IS_OPEN' })
    const both = await Promise.allSettled([decide(id), decide(id)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await rule()).percentage).toBe(100)
    await expect(decide(id)).rejects.toMatchObject({ code: 'FLAG_CHANGE_DECIDED' })
  })

  it('stays as it is when the other refuses, and when it was switched off in the meantime', async () => {
    await turnByTwo('cardless-emi', { isOn: true, percentage: 70 })
    const refused = await request('cardless-emi', { percentage: 20 })
    expect(await decide(refused.id, false)).toEqual({ status: 'REFUSED' })
    const late = await request('cardless-emi', { percentage: 30 })
    await app.as(owner).staffFlagActions.switchFlagOff({ id: 'cardless-emi', reason })
    await expect(decide(late.id)).rejects.toMatchObject({ code: 'FLAG_CHANGED_SINCE' })
    expect(await rule()).toMatchObject({ isOn: false, percentage: 70 })
    await decide(late.id, false)
  })

  it('needs no request for what it is already', async () => {
    await expect(request('cardless-emi', {})).rejects.toMatchObject({ code: 'FLAG_IS_SO_ALREADY' })
  })
})
