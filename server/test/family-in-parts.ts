// A family that buys a course of ₹10,000 in parts, step by step, as tests need it.
import { expect } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, fromIndia } from '#core/kernel/time.ts'
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import type { PlanId } from '#core/modules/plans/plan.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { START, type TestApp } from './app.ts'
import { clerk } from './staff/clerk.ts'

export type FamilyInParts = Awaited<ReturnType<typeof aFamilyInParts>>

/** Begins at the tests' own beginning, wherever the clock was. */
export async function aFamilyInParts(app: TestApp, { price = rupees(10_000) } = {}) {
  app.moveClock(START - app.now())
  const asha = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx, { price })
  const sight = sightOf(app, asha, plan.bundleId)
  return { asha, plan, ...sight, ...deedsOf(app, plan.id, sight) }
}

/** The family's reads. */
function sightOf(app: TestApp, asha: AHousehold, bundleId: BundleId) {
  const course = { entityId: bundleId }
  /** A session lasts thirty days; a family that pays for months logs in again. */
  const client = () => app.as({ ...asha, day: Math.floor(app.now() / DAY) } as AHousehold) // what is more makes another session
  const instalments = () => client().instalments.getInstalments(course)
  const texts = async () => (await app.sandbox.outbox(asha.phone)).map(({ text }) => text)
  return {
    course,
    client,
    instalments,
    texts,
    told: (words: string) => expect.poll(texts).toContainEqual(expect.stringContaining(words)),
    statuses: async () => (await instalments()).instalments.map(({ paymentStatus }) => paymentStatus),
    statusOf: async (orderId: OrderId) => (await client().orders.getOrderInfo({ orderId })).status,
    access: async () => (await client().enrolments.checkEnrolment({ bundleId })).enrolment?.access,
  }
}

/** The family's actions. */
function deedsOf(app: TestApp, planId: PlanId, { course, client, statuses, statusOf }: ReturnType<typeof sightOf>) {
  const payNext = (but: object = {}) => client().instalments.payInstalmentForBundle({ ...course, ...but })

  async function prepare(parts?: number, but: object = {}) {
    const { token: quote } = await client().orders.makeQuote({ subscriptionPlanId: planId, ...but })
    return client().instalments.prepareInstalments({ quote, parts })
  }

  async function pay(orderId: OrderId) {
    await client().payments.startPayment({ orderId, method: 'UPI_QR' })
    await app.sandbox.control(orderId, 'approve')
    await expect.poll(() => statusOf(orderId)).toBe('PAID')
  }

  /** The course bought, the first of its parts paid. */
  async function buy(parts = 3): Promise<OrderId> {
    const { quote } = await prepare(parts)
    const { orderId } = await client().orders.buyItems({ quote: quote.token, payType: 'instalments' })
    await pay(orderId)
    await app.runJobs()
    await expect.poll(async () => (await statuses())[0]).toBe('PAID')
    return orderId
  }

  async function payNextThrough(but: object = {}): Promise<OrderId> {
    const { orderId } = await payNext(but)
    await pay(orderId)
    await app.runJobs()
    return orderId
  }

  /** The clock in India at this hour of a day of the school year; the hourly job looks at everything then. */
  async function onDay(month: number, day: number, hour = 12) {
    app.moveClock(fromIndia(month < 11 ? 2027 : 2026, month, { day, minutes: hour * 60 }) - app.now())
    await app.runJob('instalments.remind')
    await app.runJobs()
  }

  return { prepare, pay, buy, payNext, payNextThrough, onDay }
}

let clerks = 0

/** Somebody else each time: a member of staff is logged in for twelve hours. */
export function aClerk(app: TestApp, ...scopes: string[]) {
  clerks += 1
  return app.as(clerk(`stf00000000000000${2_000 + clerks}`, ...scopes))
}
