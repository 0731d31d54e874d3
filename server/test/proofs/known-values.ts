// A course, a plan, a coupon, a teacher and a school, and the values by which requests name them.
import { aSchool, aTeacher } from '#server/modules/catalogue/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { anAiCourse } from '#server/modules/listings/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import type { TestApp } from '../app.ts'

const NOBODYS_TOKEN = 'n'.repeat(43)
const PARTNERS_TOKEN = `1800000000000.${'n'.repeat(22)}.${'s'.repeat(43)}`

/** `known` says what every endpoint takes from anybody; orders and learners are their families' own. */
export async function prepareKnownValues(app: TestApp) {
  const [{ plan, bundle }, coupon, teacher] = await Promise.all([
    aSellablePlan(app.ctx),
    aCoupon(app.ctx),
    aTeacher(app.ctx),
    aSchool(app.ctx),
  ])
  await anAiCourse(app.ctx, [bundle.id])
  const { verificationId } = await app.as(visitor).accounts.preLoginVerification({ phone: '9876543210' })
  const known = {
    bundleId: bundle.id,
    bundleIds: [bundle.id],
    entityId: bundle.id,
    subscriptionPlanId: plan.id,
    subscriptionPlanIds: [plan.id],
    planId: plan.id,
    subscriptionId: plan.id,
    aioId: bundle.id,
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
    startYear: 2026,
    endYear: 2027,
    subject: 'physics',
    subjects: 'physics',
    redirectUrl: '/me',
    vpa: 'asha@okbank',
    birthYear: 1990,
    line1: '12, 4th Cross',
    city: 'Bengaluru',
    flowKey: 'getting-started',
    answers: { goal: ['exam'] },
    partnerCode: 'CENTRE',
    // Of the right form, and nobody's.
    id: 'nothing-has-this-name',
    accountId: 'acc000000000000000000',
    addressId: 'adr000000000000000000',
    invitationId: 'inv000000000000000000',
    sessionId: '00000000-0000-4000-8000-000000000000',
    verificationToken: NOBODYS_TOKEN,
    confirmation: NOBODYS_TOKEN,
    hashSid: 'a-customer-of-theirs',
    'partners.getTataSkyUser': { token: PARTNERS_TOKEN },
    'partners.authenticateTataSkyUser': { token: PARTNERS_TOKEN },
    'profiles.saveAddress': { addressId: undefined },
    'enrolments.enrolmentByIdAndUniqueId': { id: 'enr000000000000000000', uniqueId: 'nobody-s' },
    'consent.giveConsent': { agreed: [{ purpose: 'CORE_LEARNING', noticeVersion: 1 }] },
    channels: { PAYMENTS: ['SMS'], CLASSES: [], REPORTS: [], OFFERS: [] },
    'profiles.answerQuestions': { version: 1 },
    bank: 'NB_HDFC',
    method: 'UPI_QR',
    name: 'Asha Rao',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.in',
    pinCode: '560038',
    stateCode: '29',
    'listings.getCoursePage': { id: bundle.id },
    'payments.validateVpa': { platform: 'ios' },
    'payments.startPayment': { platform: 'android' },
  }
  return { plan, coupon, known }
}
