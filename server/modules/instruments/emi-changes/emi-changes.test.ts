// EMI as staff change it: one person asks, another agrees, and one person hides a plan or an issuer at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nothing, rupees } from '#core/kernel/money.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { anEmiIssuer } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const second = clerk('stf000000000000000002', 'plans.view', 'plans.edit', 'plans.approve')
const reason = 'The bank has written so today.'

/** A bank with one plan of six months at 15%, which families see. */
async function aPlan() {
  const { issuer, plans } = await anEmiIssuer(app.ctx, { plans: [{ months: 6 }] })
  await heard(app.ctx)
  return { code: issuer.code, planId: plans[0]!.id }
}

const rule = { annualRate: 15, isNoCost: false, minimum: nothing, isActive: true }
const ask = (planId: string, but: object) =>
  app.as(owner).staffEmiChanges.create({ of: 'PLAN', planId, ...rule, ...but, reason })
const decide = (id: string, isApproved = true, by = second) =>
  app.as(by).staffEmiActions.decideEmiChange({ id, isApproved, ...(!isApproved && { note: 'Not for this reason.' }) })

/** The plans of the bank for an order of ₹30,000, as a family sees them. */
async function seen(code: string) {
  await heard(app.ctx)
  const { CREDIT } = await app.as({ kind: 'visitor' }).instruments.getEmiCards({ amount: rupees(30_000) })
  const plans = CREDIT.find(({ issuer }) => issuer === code)?.plans ?? []
  return plans.map(({ months, annualRate, isNoCost }) => ({ months, annualRate, isNoCost }))
}
const before = [{ months: 6, annualRate: 15, isNoCost: false }]

describe('a change of an EMI plan', () => {
  it('reaches families when another person agrees, who sees the rule before', async () => {
    const { code, planId } = await aPlan()
    const { id } = await ask(planId, { annualRate: 12.5, isNoCost: true })
    expect(await seen(code)).toEqual(before)
    expect(await app.as(second).staffEmiChanges.one({ id })).toMatchObject({
      planId,
      months: 6,
      annualRate: 12.5,
      isNoCost: true,
      before: rule,
      askedBy: owner.staffId,
      status: 'WAITING',
    })
    expect(await decide(id)).toEqual({ status: 'APPROVED' })
    expect(await seen(code)).toEqual([{ months: 6, annualRate: 12.5, isNoCost: true }])
    await expect(decide(id)).rejects.toMatchObject({ code: 'EMI_CHANGE_DECIDED' })
  })

  it('is not decided by who asked, nor by who may only edit', async () => {
    const { code, planId } = await aPlan()
    const { id } = await ask(planId, { annualRate: 12 })
    await expect(decide(id, true, owner)).rejects.toMatchObject({ code: 'OWN_EMI_CHANGE' })
    const editor = clerk('stf000000000000000003', 'plans.view', 'plans.edit')
    await expect(decide(id, true, editor)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect(await seen(code)).toEqual(before)
  })

  it('is carried out once, when two decide at the same time', async () => {
    const { planId } = await aPlan()
    const { id } = await ask(planId, { annualRate: 12 })
    const both = await Promise.allSettled([decide(id), decide(id)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('leaves the plan as it is when the other refuses', async () => {
    const { code, planId } = await aPlan()
    const { id } = await ask(planId, { annualRate: 12 })
    expect(await decide(id, false)).toEqual({ status: 'REFUSED' })
    expect(await seen(code)).toEqual(before)
  })

  it('waits one at a time, and is not needed for what the plan is already', async () => {
    const { planId } = await aPlan()
    await expect(ask(planId, {})).rejects.toMatchObject({ code: 'EMI_IS_SO_ALREADY' })
    await ask(planId, { annualRate: 12 })
    await expect(ask(planId, { annualRate: 13 })).rejects.toMatchObject({ code: 'EMI_CHANGE_IS_OPEN' })
    const elsewhere = ask('emp000000000000000009', { annualRate: 12 })
    await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('is refused when the plan was hidden in the meantime', async () => {
    const { code, planId } = await aPlan()
    const { id } = await ask(planId, { annualRate: 12 })
    await app.as(second).staffEmiActions.switchEmiPlanOff({ id: planId, reason })
    await expect(decide(id)).rejects.toMatchObject({ code: 'EMI_CHANGED_SINCE' })
    expect(await seen(code)).toEqual([])
  })

  it('makes no second no-cost plan of the same months, whichever of two was first', async () => {
    const { issuer, plans } = await anEmiIssuer(app.ctx, { plans: [{ months: 6 }, { months: 9 }] })
    const planId = plans[0]!.id
    const { id } = await ask(planId, { isNoCost: true })
    const twin = { issuerId: issuer.id, months: 6 as const, annualRate: 15, isNoCost: true, minimum: nothing }
    await app.as(owner).staffEmiPlans.create(twin)
    await expect(decide(id)).rejects.toMatchObject({ code: 'EMI_PLAN_IS_THERE' })
    await decide(id, false)
    await expect(ask(planId, { isNoCost: true })).rejects.toMatchObject({ code: 'EMI_PLAN_IS_THERE' })
  })

  it('is in the history of the plan, with both rules and the reason', async () => {
    const { planId } = await aPlan()
    const { id } = await ask(planId, { annualRate: 12 })
    await decide(id)
    const { data } = await app.as(owner).staffAudit.list({ subject: `emi-plans/${planId}` })
    expect(data).toContainEqual(
      expect.objectContaining({
        action: 'emi-changes.decide',
        reason,
        before: expect.objectContaining({ annualRate: 15 }),
        after: expect.objectContaining({ annualRate: 12 }),
      }),
    )
  })
})

describe('a change of an EMI issuer', () => {
  async function anIssuer() {
    const { issuer } = await anEmiIssuer(app.ctx, { plans: [{ months: 6 }], processingFee: rupees(199) })
    await heard(app.ctx)
    return issuer
  }
  const terms = { processingFee: rupees(199), minimum: rupees(2_500), maximum: null, isActive: true }
  const askIssuer = (issuerId: string, but: object) =>
    app.as(owner).staffEmiChanges.create({ of: 'ISSUER', issuerId, ...but, reason })

  it('reaches families when another person agrees, and leaves the other terms as they are', async () => {
    const { id: issuerId, code, name } = await anIssuer()
    const { id } = await askIssuer(issuerId, { processingFee: rupees(299), maximum: rupees(20_000) })
    expect(await seen(code)).toEqual(before)
    expect(await app.as(second).staffEmiChanges.one({ id })).toMatchObject({
      of: 'ISSUER',
      issuerId,
      issuerName: name,
      planId: null,
      ...terms,
      processingFee: rupees(299),
      maximum: rupees(20_000),
      before: terms,
    })
    await decide(id)
    expect(await seen(code)).toEqual([])
    expect(await app.as(owner).staffEmiIssuers.one({ id: issuerId })).toMatchObject({
      ...terms,
      processingFee: rupees(299),
      maximum: rupees(20_000),
    })
    const { data } = await app.as(owner).staffAudit.list({ subject: `emi-issuers/${issuerId}` })
    expect(data).toContainEqual(expect.objectContaining({ action: 'emi-changes.decide', reason }))
  })

  it('offers a new issuer, which is hidden until then', async () => {
    const { isActive, id: issuerId } = await app.as(owner).staffEmiIssuers.create({
      code: 'FEDERAL',
      name: 'Federal Bank',
      kind: 'DEBIT',
      minimum: nothing,
      maximum: null,
      processingFee: nothing,
      position: 1,
    })
    expect(isActive).toBe(false)
    const { id } = await askIssuer(issuerId, { isActive: true })
    await decide(id)
    expect(await app.as(owner).staffEmiIssuers.one({ id: issuerId })).toMatchObject({ isActive: true })
  })

  it('is not agreed to by who has made the issuer, though another person asked', async () => {
    const maker = clerk('stf000000000000000003', 'plans.view', 'plans.edit', 'plans.approve')
    const { id: issuerId } = await app.as(maker).staffEmiIssuers.create({
      code: 'CITY',
      name: 'City Bank',
      kind: 'DEBIT',
      minimum: nothing,
      maximum: null,
      processingFee: nothing,
      position: 1,
    })
    const { id, writtenBy } = await askIssuer(issuerId, { isActive: true })
    expect(writtenBy).toEqual([maker.staffId])
    await expect(decide(id, true, maker)).rejects.toMatchObject({ code: 'OWN_EMI_CHANGE' })
    await decide(id)
    // The terms have no author once another person has agreed to them.
    const { id: dearer } = await askIssuer(issuerId, { processingFee: rupees(199) })
    await decide(dearer, true, maker)
  })

  it('is refused for terms that do not go together, and for those that issuers do not have', async () => {
    const { id } = await anIssuer()
    const low = askIssuer(id, { maximum: rupees(2_500) })
    await expect(low).rejects.toMatchObject({ code: 'EMI_MAXIMUM_TOO_LOW' })
    const other = askIssuer(id, { annualRate: 12 })
    await expect(other).rejects.toMatchObject({ code: 'EMI_TERM_IS_UNKNOWN' })
    await expect(askIssuer(id, terms)).rejects.toMatchObject({ code: 'EMI_IS_SO_ALREADY' })
    const without = app.as(owner).staffEmiChanges.create({ of: 'ISSUER', processingFee: rupees(1), reason })
    await expect(without).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('waits one at a time, while a change of the issuer’s plan may wait too', async () => {
    const { issuer, plans } = await anEmiIssuer(app.ctx, { plans: [{ months: 6 }] })
    await ask(plans[0]!.id, { annualRate: 12 })
    await askIssuer(issuer.id, { processingFee: rupees(299) })
    const again = askIssuer(issuer.id, { processingFee: rupees(300) })
    await expect(again).rejects.toMatchObject({ code: 'EMI_CHANGE_IS_OPEN' })
  })

  it('is refused when the issuer was hidden in the meantime, but not when it was renamed', async () => {
    const [hidden, renamed] = [await anIssuer(), await anIssuer()]
    const [first, other] = [
      await askIssuer(hidden.id, { processingFee: nothing }),
      await askIssuer(renamed.id, { processingFee: nothing }),
    ]
    await app.as(second).staffEmiActions.switchEmiIssuerOff({ id: hidden.id, reason })
    await expect(decide(first.id)).rejects.toMatchObject({ code: 'EMI_CHANGED_SINCE' })
    const { version } = await app.as(owner).staffEmiIssuers.one({ id: renamed.id })
    await app.as(owner).staffEmiIssuers.update({ id: renamed.id, version, name: 'Renamed Bank', position: 3 })
    expect(await decide(other.id)).toEqual({ status: 'APPROVED' })
  })
})

describe('a change of the EMI limits', () => {
  it('reaches families when another person agrees', async () => {
    const { code } = await aPlan()
    const askLimits = (leastMonthly: number) =>
      app.as(owner).staffEmiChanges.create({ of: 'LIMITS', leastMonthly: rupees(leastMonthly), reason })
    const tenure = async () => {
      const amounts = { PLUS: rupees(30_000) }
      await heard(app.ctx)
      return (await app.as({ kind: 'visitor' }).instruments.getMaximumTenureForAmount({ amounts }))['PLUS']
    }
    expect(await seen(code)).toEqual(before)
    const longest = await tenure()
    const { id } = await askLimits(20_000)
    await expect(askLimits(600)).rejects.toMatchObject({ code: 'EMI_CHANGE_IS_OPEN' })
    expect(await tenure()).toBe(longest)
    expect(await app.as(second).staffEmiChanges.one({ id })).toMatchObject({
      of: 'LIMITS',
      leastMonthly: rupees(20_000),
      before: { leastMonthly: rupees(500) },
      issuerId: null,
      isActive: null,
    })
    await decide(id)
    expect(await tenure()).toBe(0)
    await decide((await askLimits(500)).id)
    expect(await tenure()).toBe(longest)
  })
})

describe('one person', () => {
  it('hides an issuer at once, with the reason in its history, and offers none', async () => {
    const { issuer } = await anEmiIssuer(app.ctx, { plans: [{ months: 6 }] })
    const off = { id: issuer.id, reason }
    const viewer = app.as(clerk('stf000000000000000004', 'plans.view')).staffEmiActions
    await expect(viewer.switchEmiIssuerOff(off)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect(await app.as(owner).staffEmiActions.switchEmiIssuerOff(off)).toEqual({ isActive: false })
    expect(await seen(issuer.code)).toEqual([])
    const { data } = await app.as(owner).staffAudit.list({ subject: `emi-issuers/${issuer.id}` })
    expect(data).toContainEqual(expect.objectContaining({ action: 'emi-issuers.off', reason }))
    const back = app.as(owner).staffEmiIssuers.bulk({ ids: [issuer.id], change: { isActive: true as false } })
    await expect(back).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { version } = await app.as(owner).staffEmiIssuers.one({ id: issuer.id })
    const sent = { id: issuer.id, version, name: issuer.name, position: 1, isActive: true, minimum: nothing }
    await app.as(owner).staffEmiIssuers.update(sent)
    expect(await app.as(owner).staffEmiIssuers.one({ id: issuer.id })).toMatchObject({
      isActive: false,
      minimum: rupees(2_500),
    })
  })

  it('hides a plan at once, with the reason in its history', async () => {
    const { code, planId } = await aPlan()
    const off = { id: planId, reason }
    const viewer = app.as(clerk('stf000000000000000004', 'plans.view')).staffEmiActions
    await expect(viewer.switchEmiPlanOff(off)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect(await app.as(owner).staffEmiActions.switchEmiPlanOff(off)).toEqual({ isActive: false })
    expect(await seen(code)).toEqual([])
    const { data } = await app.as(owner).staffAudit.list({ subject: `emi-plans/${planId}` })
    expect(data).toContainEqual(expect.objectContaining({ action: 'emi-plans.off', reason }))
  })

  it('hides many plans at once, and offers none', async () => {
    const { code, planId } = await aPlan()
    const bulk = (isActive: boolean) =>
      app.as(owner).staffEmiPlans.bulk({ ids: [planId], change: { isActive: isActive as false } })
    expect(await bulk(false)).toMatchObject({ count: 1 })
    expect(await seen(code)).toEqual([])
    await expect(bulk(true)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await seen(code)).toEqual([])
  })
})
