// Who sends what is malformed: as many visitors and families as it takes for no limit to hide an endpoint from the proof.
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aSchool, aTeacher } from '#server/modules/catalogue/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import type { TestApp } from '../../app.ts'
import { eventually } from '../eventually.ts'
import type { KnownValues } from '../operations.ts'

const FAMILIES = 64

export interface CallingAs {
  readonly cookie: string
  readonly address: string
  readonly known: KnownValues
}

export interface Callers {
  /** Each call is another's: every second one a family's, the others visitors'. */
  readonly next: () => CallingAs
}

/** Families that each have an order under way; everything there is to name exists. */
export async function prepareCallers(app: TestApp): Promise<Callers> {
  const [{ plan, bundle }, coupon, teacher] = await Promise.all([
    aSellablePlan(app.ctx),
    aCoupon(app.ctx),
    aTeacher(app.ctx),
    aSchool(app.ctx),
  ])
  const { verificationId } = await app.as(visitor).accounts.preLoginVerification({ phone: '9876543210' })
  const forAll = {
    bundleId: bundle.id,
    bundleIds: [bundle.id],
    entityId: bundle.id,
    subscriptionPlanId: plan.id,
    subscriptionPlanIds: [plan.id],
    planId: plan.id,
    ids: [teacher.id],
    verificationId,
    otp: '123456',
    code: coupon.code,
    couponCode: coupon.code,
    couponCategory: 'PLANS',
    grade: 11,
    board: 'cbse',
    target: 'jeemain',
    targets: 'jeemain',
    stream: 'SCIENCE',
    nameQuery: 'del',
    year: 2028,
    redirectUrl: '/me',
    vpa: 'asha@okbank',
    bank: 'NB_HDFC',
    method: 'UPI_QR',
    name: 'Asha Rao',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.in',
    pinCode: '560038',
    stateCode: '29',
    'payments.validateVpa': { platform: 'ios' },
    'payments.startPayment': { platform: 'android' },
  }

  async function aFamily(): Promise<Omit<CallingAs, 'address'>> {
    const family = await aHousehold(app.ctx)
    const { orderId } = await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: coupon.code })
    await app.as(family).payments.startPayment({ orderId, method: 'UPI_QR' })
    const known = { ...forAll, orderId, userId: family.learnerId, phone: family.phone }
    return { cookie: await app.cookieOf(family), known }
  }

  async function pay({ known: { orderId } }: { known: KnownValues }): Promise<void> {
    await app.sandbox.control(String(orderId), 'approve')
    const paid = { text: `select from orders.order where id = $1 and status = 'PAID'`, values: [orderId] }
    await eventually('a family has paid', async () => (await app.pool.query(paid)).rowCount === 1)
  }

  const families = await Promise.all(Array.from({ length: FAMILIES }, aFamily))
  // A few have paid and have their invoices.
  await Promise.all(families.slice(0, 4).map(pay))
  await app.runJobs()
  let calls = 0
  return {
    next() {
      calls += 1
      // A network each, for some limits are a network's.
      const address = `10.${(calls >> 8) & 255}.${calls & 255}.${(calls >> 16) + 1}`
      const family = families[calls % FAMILIES]
      if (family && calls % 2 === 0) return { ...family, address }
      const phone = `9${String(100_000_000 + calls)}`
      const known = { ...forAll, orderId: 'ord000000000000000000', userId: 'lrn000000000000000000', phone }
      return { cookie: '', address, known }
    },
  }
}
