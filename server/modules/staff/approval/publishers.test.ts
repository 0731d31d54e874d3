import { afterAll, beforeAll, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aMember } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('the members who may publish are named without the author of a new price', async () => {
  const author = await aMember(app.ctx, { name: 'Meera' })
  const second = await aMember(app.ctx, { name: 'Kavya Iyer' })
  await aMember(app.ctx, { name: 'Noor', roles: ['support'] })
  const { staffPlans: staff, staffPlanActions: actions } = app.as(
    clerk(author.id, 'plans.view', 'plans.edit', 'plans.approve'),
  )
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(24_999) })
  const written = await staff.one({ id: plan.id })
  const services = [...written.services] as never
  const renamed = await staff.update({ ...written, services, title: { en: 'Another name' } })
  expect((await staff.editions({ id: plan.id })).publishers.toSorted()).toEqual([author.id, second.id].toSorted())
  await staff.update({ ...written, services, version: renamed.version, price: rupees(27_999) })
  expect((await staff.editions({ id: plan.id })).publishers).toEqual([second.id])
  // All parts of the program together are published by who may publish each of them.
  const { publishers, waiting } = await actions.getProgramSale({ id: plan.programId })
  expect(publishers).toEqual([second.id])
  // The second person sees the author, and the price that families pay now.
  expect(waiting).toEqual([{ id: plan.id, writtenBy: [author.id], livePrice: rupees(24_999) }])
  expect((await staff.editions({ id: plan.id })).writtenBy).toEqual([author.id])
})
