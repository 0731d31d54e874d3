// A family of which everything is known.
import { createECDH } from 'node:crypto'
import { isoString } from '#core/kernel/time.ts'
import { aTestPaper, aWrittenPaper } from '#server/modules/attempts/factory.ts'
import { aCampaignTo } from '#server/modules/campaigns/factory.ts'
import { anAttendedClass } from '#server/modules/classroom/factory.ts'
import { aDemo, anOldOffer } from '#server/modules/demos/factory.ts'
import { aChoiceList } from '#server/modules/predictor/factory.ts'
import { aVisitedTalk } from '#server/modules/talks/factory.ts'
import { aRegistration, aWebinar } from '#server/modules/webinars/factory.ts'
import { aBatch, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { anOrganisation } from '#server/modules/clients/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aSchoolSession } from '#server/modules/inschool/factory.ts'
import { aFreeFilm, aWatchedFilm } from '#server/modules/lessons/factory.ts'
import { sample } from '#server/modules/media/factory.ts'
import { notify } from '#server/modules/notices/index.ts'
import { aVideo } from '#server/modules/onboarding/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import type { TestApp } from '../../app.ts'
import type { People, Person } from '../../people.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { clerk, owner } from '../../staff/clerk.ts'
import { eventually } from '../eventually.ts'

/** Only this family's rows contain them. */
export const WORDS = ['Kanarina', 'Zwitscher', 'kanarina@canaries.example', 'Nestschule', 'Vogelgasse 12', 'ZZ9Q']
/** The guardian's own name, declared with the consent. */
export const DECLARED = 'Meera Vogelsang'

/** It has done everything that a family can do, with words that only its rows contain. */
export async function aKnownFamily(app: TestApp, people: People): Promise<Person> {
  const [{ plan, bundle }, coupon, video] = await Promise.all([
    aSellablePlan(app.ctx),
    aCoupon(app.ctx),
    aVideo(app.ctx),
  ])
  const person = await people.logIn()
  const { client, phone } = person
  await client.accounts.editProfile({ heldBy: 'PARENT', birthYear: 2014, email: 'kanarina@canaries.example', pinCode: '560038' }) // prettier-ignore
  const guardian = { name: DECLARED, birthYear: 1985, declares: true } as const
  const agreed = [{ purpose: 'CORE_LEARNING', noticeVersion: 1 }] as const
  await client.consent.giveConsent({ agreed: [...agreed], guardian, confirmation: await people.confirmation(person) })
  await client.accounts.editProfile({ firstName: 'Kanarina', lastName: 'Zwitscher', school: 'Nestschule' })
  const address = { name: 'Kanarina', phone, line1: 'Vogelgasse 12', city: 'Bengaluru', pinCode: '560038' }
  await client.profiles.saveAddress(address)
  await client.profiles.answerQuestions({ flowKey: 'getting-started', version: 1, answers: { goal: ['exam'] } })
  await client.profiles.setPreferences({ ...(await client.profiles.getPreferences({})), mayCall: true })
  await client.home.setLanternGoal({ nights: 5 })
  await client.households.inviteGuardian({ phone: people.aPhone() })
  await client.partners.tagUser({ partnerCode: 'CENTRE' })
  await someConsents(app.ctx, {
    accountId: person.data.accountId,
    learnerId: person.data.userId,
    purposes: ['CENTRE_SHARING'],
  })
  await app.pool.query(`update experiments.experiment set is_running = true where key = 'plan-order'`)
  await client.experiments.getPlanOrder({})
  await client.payRequests.askParent({ subscriptionPlanId: plan.id })
  await isPassedOn(app)
  await isTold(app, person)
  await buys(app, person, { subscriptionPlanId: plan.id, couponCode: coupon.code })
  await changesBatch(app, person, bundle)
  await setsUp(app, person, video.id)
  await asksForHelp(app, person)
  await takesATest(app, person)
  await practises(app, person)
  await writesAnAnswer(app, person)
  await takesAResultOver(app, person)
  const { accountId } = person.data
  await app.as(owner).staffHouseholdNotes.create({ accountId: accountId as never, text: 'Kanarina likes stars.' }) // its own id
  await anAttendedClass(app.ctx, person.data.userId)
  await aRegistration(app.ctx, (await aWebinar(app.ctx)).id, person.data.userId)
  await aVisitedTalk(app.ctx, person.data.userId, 'Is Kanarina far?')
  await aChoiceList(app.ctx, person.data.userId)
  await aDemo(app.ctx, { learnerId: person.data.userId })
  await anOldOffer(app.ctx, person.data.userId)
  await aWatchedFilm(app.ctx, person.data.userId, await aFreeFilm(app.ctx))
  return person
}

/** Its events go to the program of the partner that it came from. */
async function isPassedOn(app: TestApp): Promise<void> {
  const id = await anOrganisation(app.ctx, { partnerCode: 'CENTRE' })
  const target = { id, url: `${app.sandbox.url}/nowhere`, types: ['order.paid' as const] }
  await app.as(owner).staffClientActions.createWebhookTarget(target)
}

async function isTold(app: TestApp, { client, data: { accountId, userId: learnerId } }: Person): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  await client.notices.turnPushOn({ endpoint: `${app.sandbox.url}/push/1`, p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })
  const values = { course: 'Kanarina', time: '7:00 pm' }
  const notice = { type: 'class-soon', purpose: 'CLASSES', values } as const
  await app.ctx.db.transaction().execute(async (tx) => {
    await notify(app.ctx, tx, { ...notice, to: { accountId }, key: 'of the household' })
    await notify(app.ctx, tx, { ...notice, to: { learnerId }, key: 'of the learner' })
  })
  await aCampaignTo(app.ctx, accountId)
}

async function buys(
  app: TestApp,
  { client }: Person,
  what: { subscriptionPlanId: string; couponCode: string },
): Promise<void> {
  const { orderId } = await client.orders.buyItems(what)
  await client.payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await eventually('it is paid', async () => (await client.payments.getOrderStatus({ orderId })).status === 'SUCCESS')
  await app.runJobs()
}

/** To one with a seat, and waits for another one, which somebody else is buying. */
async function changesBatch(app: TestApp, { client }: Person, bundle: NewBundle): Promise<void> {
  const main = await aBatch(app.ctx, bundle, { label: '7' })
  const full = await aBatch(app.ctx, bundle, { label: '8', seats: 1 })
  await client.classroom.changeBatch({ bundleId: bundle.id, batchId: main.id })
  await app.asOwner(`insert into enrolments.batch_seat (batch_id, no, learner_id, order_id, held_until)
    values ('${full.id}', 1, 'lrn000000000000000009', 'ord000000000000000009', '2100-01-01')`)
  await client.classroom.waitForBatch({ bundleId: bundle.id, batchId: full.id, isWaiting: true })
}

async function setsUp(app: TestApp, { client, phone, data }: Person, videoId: string): Promise<void> {
  await client.onboarding.getInfo({})
  await client.onboarding.makeCalendarFeed({})
  await client.onboarding.captureVideoWatchedTime({ videoId, watchedSec: 10, positionSec: 10, seq: 1 })
  await app.as(owner).staffKyc.create({ accountId: data.accountId as never, askedFor: 'DELIVERY' }) // its own id
  await client.onboarding.saveKyc({ type: 'PAN', last4: 'ZZ9Q', fileHash: 'ab'.repeat(32) })
  const { verification } = await client.onboarding.verifyWhatsAppNumber({})
  const otp = (await app.sandbox.lastOtp(phone)) ?? ''
  await client.onboarding.verifyWhatsAppNumber({ verificationId: verification?.verificationId, otp, noticeVersion: 1 })
}

async function asksForHelp(app: TestApp, { client }: Person): Promise<void> {
  const photo = { filename: 'Kanarina.png', contentType: 'image/png', action: 'UPLOAD' } as const
  const { key, url, headers } = await client.uploads.getPreSignedKey(photo)
  await fetch(app.url + url, { method: 'PUT', headers, body: Buffer.from(sample('png')) })
  await client.uploads.keepFile({ key })
  const question = { category: 'OTHER', subject: 'Kanarina’s class', text: 'Where is Kanarina’s notebook?' } as const
  await client.tickets.openTicket({ ...question, files: [key] })
}

async function takesATest(app: TestApp, { client, data: { userId } }: Person): Promise<void> {
  const { paperId, single } = await aTestPaper(app.ctx)
  const now = isoString(app.now())
  const allowance = `insert into attempts.allowance (id, learner_id, minutes_per_hour, reason, granted_by, granted_at)
    values ('${app.ctx.newId('alw')}', '${userId}', 20, 'Kanarina has a certificate', 'stf000000000000000001', '${now}')`
  await app.asOwner(allowance)
  const { attemptId: aid } = await client.attempts.startTest({ id: paperId as never }) // a paper's own id
  const { epoch } = await client.attempts.openAttempt({ aid })
  const item = { questionId: single, seq: 1, value: { options: ['a'] }, status: 'ANSWERED', timeMs: 0, clientAt: app.now() } as const // prettier-ignore
  await client.attempts.saveResponses({ aid, epoch, items: [{ ...item, value: { options: [...item.value.options] } }] })
  await client.attempts.submitAttempt({ aid, epoch })
  await app.runJobs()
  await client.attempts.rateTest({ aid, rating: 5, text: 'Kanarina liked it' })
  await client.attemptsAfterTest.challengeKey({ aid, questionId: single, claim: 'OTHER_KEY', evidence: 'Kanarina found another answer' }) // prettier-ignore
  const revised = `insert into attempts.regrade (id, paper_id, question_id, kind, key, preview, reason, status, asked_by, asked_at, decided_by, decided_at)
    values ('${app.ctx.newId('rgd')}', '${paperId}', '${single}', 'DROPPED', '{"kind":"SCQ","options":["a"]}',
      '{"attempts":1,"marksMoved":1,"ranksMoved":0,"up":0,"down":1}', 'Wrong key', 'APPROVED', 'stf000000000000000001', '${now}', 'stf000000000000000002', '${now}');
    insert into attempts.score_revision (regrade_id, attempt_id, old_marks, new_marks, revised_at)
    select id, '${aid}', 3000, 0, '${now}' from attempts.regrade where paper_id = '${paperId}';
    insert into attempts.signal (attempt_id, kind, client_at, received_at) values ('${aid}', 'PASTE', '${now}', '${now}')`
  await app.asOwner(revised)
}

/** A practice set, after a test of four questions without an answer. */
async function practises(app: TestApp, { client }: Person): Promise<void> {
  const { single, multiple, numeric } = await aTestPaper(app.ctx)
  const another = await aTestPaper(app.ctx)
  const policyIds = ['mpl-school-2026-scq', 'mpl-school-2026-mcq', 'mpl-school-2026-numeric']
  const questions = [single, multiple, numeric, another.single]
  const sections = [{ id: 's1', name: 'Maths', subject: 'maths', policyIds, questions }]
  const { paperId } = await aTestPaper(app.ctx, { sections })
  const { attemptId: aid } = await client.attempts.startTest({ id: paperId as never }) // a paper's own id
  const { epoch } = await client.attempts.openAttempt({ aid })
  await client.attempts.submitAttempt({ aid, epoch })
  await app.runJobs()
  await client.attemptsPractice.makePracticeSet({ aid })
}

/** A written answer, marked by staff. */
async function writesAnAnswer(app: TestApp, { client }: Person): Promise<void> {
  const { paperId, written } = await aWrittenPaper(app.ctx)
  const { attemptId: aid } = await client.attempts.startTest({ id: paperId as never }) // a paper's own id
  const { epoch } = await client.attempts.openAttempt({ aid })
  const value = { text: 'Kanarina leans back', photos: [] }
  const item = { questionId: written, seq: 1, value, status: 'ANSWERED', timeMs: 0, clientAt: app.now() } as const
  await client.attempts.saveResponses({ aid, epoch, items: [item] })
  await client.attempts.submitAttempt({ aid, epoch })
  await app.runJobs()
  const marker = app.as(clerk('stf000000000000000081', 'tests.view', 'tests.edit'))
  const { data } = await marker.staffWrittenAnswers.list({ paperId })
  const lines = [{ id: 'law', marks: '2' }, { id: 'figure', marks: '0' }] // prettier-ignore
  await marker.staffMarking.markWrittenAnswer({ id: data[0]?.id as never, lines, remark: 'Draw it, Kanarina' }) // a task's own id
}

async function takesAResultOver(app: TestApp, { client, data: { userId } }: Person): Promise<void> {
  const { paperId } = await aTestPaper(app.ctx, { kind: 'IN_SCHOOL' })
  const session = await aSchoolSession(app.ctx, { paperId })
  const code = session.code as never // a session's own code
  const { inschool } = app.as(visitor)
  const { ticket } = await inschool.join({ code, name: 'Kanarina', className: '8B', roll: '12' })
  const { epoch } = await inschool.open({ code, ticket })
  await inschool.submit({ code, ticket, epoch })
  const { claim } = await inschool.getResult({ code, ticket })
  const over = `update inschool.session set opens_at = opens_at - interval '1 day', closes_at = opens_at where id = '${session.id}'`
  await app.asOwner(over)
  await client.inschool.claimResult({ link: claim.url.split('/').at(-1) ?? '', userId })
}
