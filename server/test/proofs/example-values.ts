// A course, a plan, a coupon, a teacher and a school, and the values by which requests name them.
import { aSchool, aTeacher } from '#server/modules/catalogue/factory.ts'
import { aCampaign } from '#server/modules/content/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aPopup } from '#server/modules/home/factory.ts'
import { anAiCourse } from '#server/modules/listings/factory.ts'
import { aVideo } from '#server/modules/onboarding/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import type { TestApp } from '../app.ts'
import { knownToModules } from './module-proofs.ts'

const NOBODYS_TOKEN = 'n'.repeat(43)
/** Has the right form, but no valid signature. */
const LEADS_TOKEN = `lea000000000000000000.mz1.${'s'.repeat(22)}`

/** `known` says what every endpoint takes from anybody; orders and learners are their families' own. */
export async function prepareKnownValues(app: TestApp) {
  const [{ plan, bundle }, coupon, teacher, video] = await Promise.all([
    aSellablePlan(app.ctx),
    aCoupon(app.ctx),
    aTeacher(app.ctx),
    aVideo(app.ctx),
    aSchool(app.ctx),
  ])
  await anAiCourse(app.ctx, [bundle.id])
  const [{ slug }, popupId] = await Promise.all([aCampaign(app.ctx), aPopup(app.ctx)])
  const { verificationId } = await app.as(visitor).accounts.preLoginVerification({ phone: '9876543210' })
  const { token: quote } = await app.as(visitor).orders.makeQuote({ subscriptionPlanId: plan.id })
  const known = {
    ...(await knownToModules(app.ctx)),
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
    videoId: video.id,
    pin: '560038',
    last4: '234F',
    fileHash: 'ab'.repeat(32),
    taskKey: 'BATCH',
    // An unknown list of the console.
    resource: 'nothing',
    saved: [],
    removed: [],
    // Has the right form, but belongs to nobody.
    onboardingId: 'onb000000000000000000',
    token: NOBODYS_TOKEN,
    id: 'nothing-has-this-name',
    leadId: LEADS_TOKEN,
    link: LEADS_TOKEN,
    teacherIds: [teacher.id],
    eventType: 'PRODUCT_LANDING',
    pageURL: '/plans',
    verificationToken: NOBODYS_TOKEN,
    confirmation: NOBODYS_TOKEN,
    agentEmail: 'adviser@kandil.example',
    'onboarding.getInfo': { bundleId: undefined },
    'onboarding.updateTask': { status: 'SKIPPED' },
    'onboarding.verifyWhatsAppNumber': { verificationId: undefined, otp: undefined },
    'onboarding.getBatchSchedule': { batchId: undefined },
    channels: { PAYMENTS: ['SMS'], CLASSES: [], REPORTS: [], OFFERS: [] },
    bank: 'NB_HDFC',
    price: 1_000_000,
    policyVersion: '2026-01',
    method: 'UPI_QR',
    gateway: 'juspay',
    card: 'nobody-s-card',
    amounts: { LITE: 2_499_900 },
    'payments.listCards': { customer_id: undefined },
    'instruments.getEmiCards': { amount: 2_499_900, discount: 0 },
    'orders.buyItems': { emi: undefined, walletAmount: undefined },
    name: 'Asha Rao',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.in',
    pinCode: '560038',
    stateCode: '29',
    'instalments.prepareInstalments': { quote, parts: undefined },
    'orders.getWalletPart': { amount: 50_000 },
    'orders.rechargeAccount': { amount: 50_000 },
    'content.getCampaign': { slug },
    'home.getHomeFeedFrom': { id: 12 },
    'home.notePopup': { id: popupId },
    'listings.getCoursePage': { id: bundle.id },
    'payments.validateVpa': { platform: 'ios' },
    'payments.startPayment': { platform: 'android' },
  }
  return { plan, coupon, known }
}
