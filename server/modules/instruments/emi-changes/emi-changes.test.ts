// EMI plans as staff change them: one person asks, another agrees, and one person hides a plan at once.
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
const ask = (planId: string, but: object) => app.as(owner).staffEmiChanges.create({ planId, ...rule, ...but, reason })
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
      planId, months: 6, annualRate: 12.5, isNoCost: true, before: rule, askedBy: owner.staffId, status: 'WAITING',
    }) // prettier-ignore
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
    await expect(ask(planId, {})).rejects.toMatchObject({ code: 'EMI_PLAN_IS_SO_ALREADY' })
    await ask(planId, { annualRate: 12 })
    await expect(ask(planId, { annualRate: 13 })).rejects.toMatchObject({ code: 'EMI_CHANGE_IS_OPEN' })
    const elsewhere = ask('emp000000000000000009', { annualRate: 12 })
    await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('is refused when the plan was hidden in the meantime', async () => {
    const { code, planId } = await aPlan()
    const { id } = await ask(planId, { annualRate: 12 })
    await app.as(second).staffEmiActions.switchEmiPlanOff({ id: planId, reason })
    await expect(decide(id)).rejects.toMatchObject({ code: 'EMI_PLAN_CHANGED_SINCE' })
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

describe('one person', () => {
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
