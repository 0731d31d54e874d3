// From the enrolment to the last step, as a family goes through it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later, SECOND } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { aBatch, aBundle, aTeacher, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { generateAll } from '#server/modules/classroom/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { anEnrolledLearner, aVideo } from './factory.ts'

let app: TestApp
let bundle: NewBundle
let batchId: string
beforeAll(async () => {
  app = await startTestApp()
  const teacher = await aTeacher(app.ctx)
  bundle = await aBundle(app.ctx, { staff: [{ subject: 'physics', teacherId: teacher.id }] })
  // Mondays at seven in the evening, India. It is Saturday, 21 November 2026.
  const slot = {
    weekday: 1,
    startMinutes: 1_140,
    lengthMinutes: 60,
    subject: 'physics',
    teacherId: teacher.id,
    isFree: false,
  }
  batchId = (await aBatch(app.ctx, bundle, { slots: [slot] })).id
  await aBatch(app.ctx, bundle, { label: 'lite', language: 'hi', slots: [] })
  await generateAll(app.ctx)
})
afterAll(() => app.close())

async function aFamily(but: Parameters<typeof aHousehold>[1] = {}): Promise<AHousehold> {
  const family = await aHousehold(app.ctx, { heldBy: 'PARENT', birthYear: 2012, hasConsent: true, ...but })
  await anEnrolledLearner(app.ctx, family, bundle.id)
  await app.runJobs()
  return family
}

const as = (family: AHousehold) => app.as(family)

describe('setting up', () => {
  it('begins by itself once a learner is enrolled, with a batch and the kit of a tatva class', async () => {
    const family = await aFamily()
    const { rows } = await app.pool.query('select * from onboarding.onboarding where learner_id = $1', [
      family.learnerId,
    ])
    expect(rows).toMatchObject([{ bundle_id: bundle.id }])
    const info = await as(family).onboarding.getInfo({})
    expect(info).toMatchObject({ bundleId: bundle.id, userId: family.learnerId, standing: 'CONSENTED', video: null })
    expect(info.tasks.map(({ key, status }) => [key, status])).toEqual([
      ['PROFILE', 'DONE'],
      ['GUARDIAN_CONSENT', 'DONE'],
      ['WHATSAPP', 'PENDING'],
      ['SCHOOL', 'PENDING'],
      ['ADDRESS_PIN', 'PENDING'],
      ['BATCH', 'PENDING'],
      ['TIMETABLE', 'PENDING'],
      ['OTHER_PARENT', 'PENDING'],
      ['APP', 'PENDING'],
    ])
    expect([info.doneCount, info.nextTask]).toEqual([2, 'WHATSAPP'])
    const { responseObject } = await as(family).onboarding.getDeliveryInfo({
      onboardingId: info.onboardingId,
      lang: 'hi',
    })
    expect(responseObject).toEqual({
      courier: null,
      awb: null,
      status: 'CREATED',
      eta: null,
      items: [
        { text: 'तत्व अध्ययन पुस्तकें, सत्र 1', lang: 'hi' },
        { text: 'सूत्र पत्रक', lang: 'hi' },
      ],
    })
  })

  it('begins where it is asked for before anybody has begun it, and only once', async () => {
    const family = await aHousehold(app.ctx)
    await anEnrolledLearner(app.ctx, family, bundle.id)
    const asked = Array.from({ length: 6 }, () =>
      as(family).onboarding.insertInitialOnboardingInformation({ bundleId: bundle.id }),
    )
    const ids = (await Promise.all(asked)).map(({ onboardingId }) => onboardingId)
    await app.runJobs()
    expect(new Set(ids).size).toBe(1)
    expect((await as(family).onboarding.getInfo({})).onboardingId).toBe(ids[0])
  })

  it('does not exist for a household that has not bought this course', async () => {
    const family = await aHousehold(app.ctx)
    await expect(as(family).onboarding.getInfo({})).rejects.toMatchObject({ code: 'NO_ONBOARDING', status: 404 })
    const other = await aBundle(app.ctx)
    const enrolled = await aFamily()
    await expect(as(enrolled).onboarding.getInfo({ bundleId: other.id })).rejects.toMatchObject({
      code: 'NO_ONBOARDING',
    })
  })

  it('is no other household’s to see or change', async () => {
    const { onboardingId } = await as(await aFamily()).onboarding.getInfo({})
    const stranger = await aFamily()
    const said = { onboardingId, taskKey: 'BATCH', status: 'DONE' } as const
    await expect(as(stranger).onboarding.updateTask(said)).rejects.toMatchObject({ code: 'NO_ONBOARDING' })
    await expect(as(stranger).onboarding.getDeliveryInfo({ onboardingId })).rejects.toMatchObject({
      code: 'NO_ONBOARDING',
    })
    await expect(as(stranger).onboarding.getAutoEnrolledBatches({ id: onboardingId })).rejects.toMatchObject({
      code: 'NO_ONBOARDING',
    })
  })

  it('goes on where it was left: what was said stays said, and can be taken back', async () => {
    const family = await aFamily()
    const { onboardingId } = await as(family).onboarding.getInfo({})
    const say = (taskKey: 'WHATSAPP' | 'BATCH', status: 'DONE' | 'SKIPPED' | 'PENDING') =>
      as(family).onboarding.updateTask({ onboardingId, taskKey, status })
    expect((await say('WHATSAPP', 'SKIPPED')).nextTask).toBe('SCHOOL')
    await say('BATCH', 'DONE')
    app.moveClock(10 * DAY)
    const info = await app.as(family).onboarding.getInfo({})
    expect(info.tasks.filter(({ status }) => status === 'SKIPPED').map(({ key }) => key)).toEqual(['WHATSAPP'])
    expect(info.doneCount).toBe(3)
    expect((await say('WHATSAPP', 'PENDING')).nextTask).toBe('WHATSAPP')
    app.moveClock(-10 * DAY)
  })

  it('lets nobody skip what is needed, or tick what must be known', async () => {
    const family = await aFamily({ birthYear: undefined })
    const { onboardingId, tasks } = await as(family).onboarding.getInfo({})
    expect(tasks.find(({ key }) => key === 'SCHOOL')).toMatchObject({ status: 'BLOCKED', blockedBy: 'PROFILE' })
    const say = (taskKey: 'PROFILE' | 'SCHOOL', status: 'DONE' | 'SKIPPED') =>
      as(family).onboarding.updateTask({ onboardingId, taskKey, status })
    await expect(say('PROFILE', 'SKIPPED')).rejects.toMatchObject({ code: 'TASK_IS_NEEDED', status: 409 })
    await expect(say('SCHOOL', 'DONE')).rejects.toMatchObject({ code: 'TASK_NOT_DONE', status: 409 })
  })

  it('fills in the studies of a learner whose class nobody has given, and leaves answers as they are', async () => {
    const unknown = await aFamily({ grade: undefined, stream: undefined })
    const { studentInfo } = (await as(unknown).accounts.getLoginData({})).learners[0]!
    expect(studentInfo).toMatchObject({
      grade: 11,
      stream: 'SCIENCE',
      board: 'cbse',
      target: 'jeemain',
      language: 'en',
    })
    const known = await aFamily({ grade: 10, stream: null, language: 'hi' })
    const { studentInfo: given } = (await as(known).accounts.getLoginData({})).learners[0]!
    expect(given).toMatchObject({ grade: 10, stream: null, board: null, target: null, language: 'hi' })
  })

  it('is forgotten with the learner', async () => {
    const family = await aFamily()
    await as(family).onboarding.getInfo({})
    await app.ctx.db.transaction().execute(async (tx) => {
      const { LearnerErased } = await import('#core/modules/accounts/events.ts')
      await app.ctx.publish(tx, LearnerErased, { learnerId: family.learnerId })
    })
    await app.runJobs()
    const { rows } = await app.pool.query('select from onboarding.onboarding where learner_id = $1', [family.learnerId])
    expect(rows).toEqual([])
  })
})

describe('the welcome film', () => {
  it('is a step where there is one, done once most of it has been watched in real time', async () => {
    const { id: videoId } = await aVideo(app.ctx, { lengthSeconds: 60 })
    const family = await aFamily()
    const tell = (watchedSec: number, seq: number) =>
      as(family).onboarding.captureVideoWatchedTime({ videoId, watchedSec, positionSec: watchedSec, seq })
    expect((await as(family).onboarding.getInfo({})).nextTask).toBe('WELCOME_VIDEO')
    expect(await tell(60, 1)).toEqual({ videoId, watchedSec: 30, positionSec: 60, seq: 1, isWatched: false })
    app.moveClock(10 * SECOND)
    expect(await tell(48, 2)).toMatchObject({ watchedSec: 48, isWatched: true })
    expect((await as(family).onboarding.getInfo({})).tasks[0]).toMatchObject({ key: 'WELCOME_VIDEO', status: 'DONE' })
    const [video] = (await app.as(owner).staffWelcomeVideos.list({})).data
    if (video) await app.as(owner).staffWelcomeVideos.update({ ...video, isActive: false })
    await expect(tell(50, 3)).rejects.toMatchObject({ code: 'VIDEO_NOT_FOUND', status: 404 })
  })
})

describe('WhatsApp', () => {
  it('takes the number by a code that came there, and keeps the yes with its notice', async () => {
    const family = await aFamily()
    const sent = await as(family).onboarding.verifyWhatsAppNumber({})
    expect(sent).toMatchObject({ isVerified: false, verification: { channel: 'WHATSAPP' } })
    const verificationId = sent.verification?.verificationId
    const otp = await app.sandbox.lastOtp(family.phone)
    expect((await app.sandbox.outbox(family.phone))[0]).toMatchObject({ channel: 'WHATSAPP' })
    const answer = await as(family).onboarding.verifyWhatsAppNumber({ verificationId, otp, noticeVersion: 1 })
    expect(answer).toEqual({
      isVerified: true,
      whatsAppNumber: `+91 •••••• ${family.phone.slice(-4)}`,
      verification: null,
    })
    const [entry] = await app.as(family).consent.getConsentHistory({})
    expect(entry).toMatchObject({ purpose: 'WHATSAPP', isGiven: true, noticeVersion: 1 })
    expect((await as(family).onboarding.getInfo({})).whatsAppNumber).toBe(answer.whatsAppNumber)
  })

  it('takes no code that came by SMS, no wrong one, and no other notice than the one in force', async () => {
    const family = await aFamily()
    const { verification } = await as(family).onboarding.verifyWhatsAppNumber({ phone: '9812345670' })
    const verificationId = verification!.verificationId
    app.moveClock(31 * SECOND)
    const resend = app.as(family).accounts.resendLoginOtp({ verificationId, channel: 'SMS' })
    await expect(resend).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    const right = (await app.sandbox.lastOtp('9812345670')) ?? ''
    const otp = right === '000000' ? '000001' : '000000'
    const verify = (given: object) => as(family).onboarding.verifyWhatsAppNumber({ verificationId, ...given })
    await expect(verify({ otp })).rejects.toMatchObject({ code: 'INCORRECT_OTP', status: 400 })
    await expect(verify({ otp: right, noticeVersion: 9 })).rejects.toMatchObject({
      code: 'NOTICE_CHANGED',
      status: 409,
    })
    const stranger = await aFamily()
    const stolen = as(stranger).onboarding.verifyWhatsAppNumber({ verificationId, otp: right })
    await expect(stolen).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await verify({ otp: right })).toMatchObject({ isVerified: true })
  })
})

describe('a document', () => {
  const document = { type: 'PAN', last4: '234f', fileHash: 'ab'.repeat(32) } as const

  it('is kept as four signs and a hash, once somebody has asked for it', async () => {
    const family = await aFamily()
    await expect(as(family).onboarding.saveKyc(document)).rejects.toMatchObject({ code: 'KYC_NOT_ASKED', status: 409 })
    await app.as(owner).staffKyc.create({ accountId: family.accountId, askedFor: 'NO_COST_EMI' })
    expect((await as(family).onboarding.getInfo({})).tasks.map(({ key }) => key)).toContain('KYC')
    expect(await as(family).onboarding.saveKyc(document)).toEqual({
      isAsked: true,
      type: 'PAN',
      last4: '234F',
      isVerified: false,
    })
    const { version } = await app.as(owner).staffKyc.one({ id: family.accountId })
    await app.as(owner).staffKyc.update({ id: family.accountId, version, isVerified: true })
    expect((await as(family).onboarding.getInfo({})).kyc.isVerified).toBe(true)
  })

  // Learning, section 7: getOrderInfo answers order and KYC details.
  it('is answered with an order: first that none is asked for, then its last four signs', async () => {
    const family = await aFamily()
    const { orderId } = await as(family).orders.rechargeAccount({ amount: rupees(500) })
    const order = () => as(family).orders.getOrderInfo({ orderId })
    expect((await order()).kyc).toEqual({ isAsked: false, type: null, last4: null, isVerified: false })
    await app.as(owner).staffKyc.create({ accountId: family.accountId, askedFor: 'NO_COST_EMI' })
    await as(family).onboarding.saveKyc(document)
    expect(await order()).toMatchObject({
      orderId,
      kyc: { isAsked: true, type: 'PAN', last4: '234F', isVerified: false },
    })
  })

  it('is never a whole number', async () => {
    const family = await aFamily()
    await expect(as(family).onboarding.saveKyc({ ...document, last4: '234567890123' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: { last4: expect.any(String) },
    })
  })
})

describe('the classes', () => {
  it('are listed by batch, subject and date', async () => {
    const family = await aFamily()
    const { onboardingId } = await as(family).onboarding.getInfo({})
    expect(await as(family).onboarding.getAutoEnrolledBatches({ id: onboardingId })).toMatchObject([
      { id: batchId, bundleId: bundle.id, label: 'main', language: 'en' },
    ])
    const { responseObject: groups } = await as(family).onboarding.getBatchGroups({ bundleId: bundle.id })
    expect(groups.groups.map(({ language, batches }) => [language, batches.map(({ isMine }) => isMine)])).toEqual([
      ['hi', [false]],
      ['en', [true]],
    ])
    const { responseObject } = await as(family).onboarding.getUserCourses({ id: bundle.id })
    expect(responseObject.courses).toMatchObject([
      { subject: 'Physics', teacherNames: ['Ananya Iyer'], classesAWeek: 1, batchId },
    ])
    const schedule = await as(family).onboarding.getBatchSchedule({ bundleId: bundle.id })
    expect(schedule).toMatchObject({ batch: { id: batchId }, teachers: [{ name: 'Ananya Iyer' }] })
    expect(schedule.upcoming).toHaveLength(1)
    const lite = schedule.upcoming[0]!
    expect(lite.endsAt).toBe(later(lite.startsAt, 3_600_000))
    const nowhere = as(family).onboarding.getBatchSchedule({ bundleId: bundle.id, batchId: 'no-such-batch' })
    await expect(nowhere).rejects.toMatchObject({ code: 'BATCH_NOT_FOUND' })
    const stranger = as(await aHousehold(app.ctx)).onboarding.getBatchSchedule({ bundleId: bundle.id, batchId })
    await expect(stranger).rejects.toMatchObject({
      code: 'NOT_ENROLLED_IN_BATCH',
      status: 403,
      message: 'You are not enrolled in this batch!',
    })
  })

  it('begin with at most two baseline tests', async () => {
    const { paperId, single } = await aTestPaper(app.ctx, { kind: 'BENCHMARK', title: { en: 'Maths baseline' } })
    const practice = await aTestPaper(app.ctx)
    const test = { batchId, position: 1, paperId, note: { en: 'In your first class.' } }
    await expect(app.as(owner).staffBenchmarkTests.create({ ...test, paperId: practice.paperId })).rejects.toMatchObject({ code: 'NOT_A_BENCHMARK' }) // prettier-ignore
    await app.as(owner).staffBenchmarkTests.create(test)
    const second = app.as(owner).staffBenchmarkTests.create(test)
    await expect(second).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
    const family = await aFamily()
    expect(await as(family).onboarding.getBenchmarkTests({ batchId })).toMatchObject([{ testId: paperId, title: { text: 'Maths baseline' }, subject: 'maths', minutes: 60, questions: 3, isTaken: false, attemptId: null }]) // prettier-ignore
    expect(await as(await aHousehold(app.ctx)).onboarding.getBenchmarkTests({ batchId })).toEqual([])
    // It is in the list of tests of this batch, and of nobody else, as it is here.
    const isOpenFor = async (client: ReturnType<typeof as>) =>
      (await client.attempts.getTests({})).live.some(({ id }) => id === paperId)
    expect([await isOpenFor(as(family)), await isOpenFor(as(await aHousehold(app.ctx)))]).toEqual([true, false])
    const benchmarkOf = async () =>
      (await as(family).onboarding.getInfo({})).tasks.find(({ key }) => key === 'BENCHMARK')
    const { onboardingId } = await as(family).onboarding.getInfo({})
    expect(await benchmarkOf()).toMatchObject({ status: 'PENDING', minutes: 60 })
    const ticked = as(family).onboarding.updateTask({ onboardingId, taskKey: 'BENCHMARK', status: 'DONE' })
    await expect(ticked).rejects.toMatchObject({ code: 'TASK_NOT_DONE' })
    const { attemptId: aid } = await as(family).attempts.startTest({ id: paperId as never })
    const { epoch } = await as(family).attempts.openAttempt({ aid })
    const item = {
      questionId: single,
      seq: 1,
      value: { options: ['a'] },
      status: 'ANSWERED',
      timeMs: 1,
      clientAt: app.now(),
    }
    await as(family).attempts.saveResponses({ aid, epoch, items: [item] as never })
    expect(await benchmarkOf()).toMatchObject({ status: 'PENDING' })
    await as(family).attempts.submitAttempt({ aid, epoch })
    expect(await benchmarkOf()).toMatchObject({ status: 'DONE' })
    expect(await as(family).onboarding.getBenchmarkTests({ batchId })).toMatchObject([
      { isTaken: true, attemptId: aid },
    ])
  })
})

describe('staff', () => {
  it('order, word and switch off the steps', async () => {
    const steps = app.as(owner).staffOnboardingSteps
    const { key: _, ...appStep } = await steps.one({ id: 'APP' })
    await steps.update({ ...appStep, isActive: false })
    const family = await aFamily()
    expect((await as(family).onboarding.getInfo({})).tasks.map(({ key }) => key)).not.toContain('APP')
  })

  it('send a parcel one way', async () => {
    const family = await aFamily()
    const { onboardingId } = await as(family).onboarding.getInfo({})
    const deliveries = app.as(owner).staffDeliveries
    const [parcel] = (await deliveries.list({ q: onboardingId })).data
    const { id, version } = parcel!
    expect(parcel).toMatchObject({ learnerName: 'Asha', address: null })
    const address = {
      name: 'Asha Rao',
      phone: '9876543210',
      line1: '12, 4th Cross',
      city: 'Bengaluru',
      pinCode: '560038',
    }
    await app.as(family).profiles.saveAddress(address)
    const { data } = await deliveries.list({ q: onboardingId })
    const line = 'Asha Rao, 12, 4th Cross, Bengaluru 560038, Karnataka,'
    expect(data[0]?.address).toBe(`${line} ••••••• 210`)
    expect(await app.as(owner).staffParcelActions.showLabel({ id })).toEqual({ address: `${line} +91 98765 43210` })
    const { data: seen } = await app.as(owner).staffAudit.list({ subject: `deliveries/${id}` })
    expect(seen).toMatchObject([{ action: 'deliveries.label', reason: 'the parcel’s label' }])
    const sent = { courier: 'India Post', awb: 'EM123456789IN', eta: '2026-11-28' }
    const shipped = await deliveries.update({ id, version, status: 'SHIPPED', ...sent })
    expect((await as(family).onboarding.getDeliveryInfo({ onboardingId })).responseObject).toMatchObject({
      ...sent,
      status: 'SHIPPED',
    })
    const back = deliveries.update({ id, version: shipped.version, status: 'CREATED', ...sent })
    await expect(back).rejects.toMatchObject({ code: 'DELIVERY_CANNOT_BECOME', status: 409 })
  })

  it('say what the app opens with', async () => {
    const made = await app.as(owner).staffSplash.create({ position: 0, title: { en: 'Diwali' }, text: { en: 'Lights.' }, href: '/courses', shownForMs: 900, isActive: true }) // prettier-ignore
    const { screens } = await app.browser().client.onboarding.getSplash({})
    expect(screens[0]).toMatchObject({ id: made.id, title: { text: 'Diwali' }, href: '/courses', shownForMs: 900 })
  })
})
