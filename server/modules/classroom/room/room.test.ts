import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromIndia, MINUTE, type Instant } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { roomWebhook, type RoomReport } from '#server/test/rooms.ts'
import { generateBatches } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

/** Monday, 23 November 2026, 19:00 IST; the class lasts an hour. */
const SEVEN = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
const goTo = (time: Instant) => app.moveClock(time - app.now())
const at = (minutes: number) => goTo((SEVEN + minutes * MINUTE) as Instant)

/** Physics on Mondays at 7 pm, and a family whose child is taught in it. */
async function aClass(but: { readonly isFree?: boolean } = {}) {
  const { id: teacherId } = await aTeacher(app.ctx, { name: 'Ananya Rao' })
  const bundle = await aBundle(app.ctx)
  const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId, isFree: false, ...but }
  const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
  const family = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011, firstName: 'Meera', lastName: 'Kulkarni', heldBy: 'PARENT' })
  await anEnrolledLearner(app.ctx, family, bundle.id)
  await generateBatches(app.ctx, [batch.id])
  await app.runJobs()
  const { rows } = await app.pool.query('select session_id from classroom.session_batch where batch_id = $1 order by slot_day', [batch.id])
  const id = String(rows[0].session_id)
  return { id, family, bundle, batch, teacher: { kind: 'teacher', teacherId } as const }
} // prettier-ignore

const grantOf = async (token: string) => {
  const secret = new TextEncoder().encode('a-livekit-secret-of-the-sandbox-alone')
  const { payload } = await jwtVerify(token, secret, { currentDate: new Date(app.now()), clockTolerance: 10 ** 9 })
  return payload as { sub: string; name?: string; exp: number; nbf: number; video: Record<string, unknown> }
}
const report = async (event: Omit<RoomReport, 'at'>, time = app.now()) =>
  (await app.inject(await roomWebhook({ ...event, at: time }))).statusCode
const join = (family: AHousehold, id: string) => app.as(family).classroom.joinClass({ id })
const ended = (sql: string) => app.asOwner(sql)

describe('a learner', () => {
  it('enters from ten minutes before the class, silent, with a token for no other room', async () => {
    const { id, family } = await aClass()
    at(-11)
    await expect(join(family, id)).rejects.toMatchObject({
      code: 'CLASS_NOT_OPEN',
      message: 'This class opens at 23 Nov, 6:50 pm IST. Come back then.',
    })
    const { refusal, opensAt } = await app.as(family).classroom.getClass({ id })
    expect(refusal?.values).toEqual({ time: { at: opensAt } })
    at(-10)
    const entry = await join(family, id)
    expect(entry).toMatchObject({ mode: 'ROOM', expiresInSec: 120, status: 'OPEN', maySpeak: false, isHandUp: false })
    const { sub, name, video } = await grantOf(entry.token ?? '')
    expect([sub, name]).toEqual([`${id}:${family.learnerId}`, 'Meera K.'])
    expect(video).toMatchObject({ room: id, roomJoin: true, canPublish: false, canPublishData: false, hidden: false })
    expect(video['roomAdmin'] ?? false).toBe(false)
  })

  it.each([
    ['NOT_ENROLLED_IN_BATCH', 'delete from enrolments.enrolment where learner_id = $L'],
    ['VALIDITY_IS_OVER', `update enrolments.enrolment set ended_at = now() where learner_id = $L`],
    ['ACCESS_LIMITED', `update enrolments.enrolment set access = 'REPLAY_ONLY' where learner_id = $L`],
    ['CLASS_CANCELLED', `update classroom.session set status = 'CANCELLED', reason = '{"en": "The teacher is ill"}' where id = $S`],
    ['CLASS_IS_OVER', `update classroom.session set status = 'ENDED' where id = $S`],
    ['CLASS_FULL', `insert into classroom.seat (session_id, learner_id, visit, taken_at, seen_at, mode)
       select $S, 'lrn' || n, 'visit', now(), timestamptz '2026-11-23 13:30Z', case when n > 300 then 'HLS' else 'ROOM' end
       from generate_series(1, 5300) n`],
  ])('is refused with a sentence: %s', async (code, sql) => {
    const { id, family } = await aClass()
    await ended(sql.replaceAll('$L', `'${family.learnerId}'`).replaceAll('$S', `'${id}'`))
    at(0)
    const { refusal } = await app.as(family).classroom.getClass({ id })
    expect(refusal?.code).toBe(code)
    await expect(join(family, id)).rejects.toMatchObject({ code, message: refusal?.message })
    const { rows } = await app.pool.query('select 1 from classroom.seat where session_id = $1 and learner_id = $2', [id, family.learnerId])
    expect(rows).toEqual([])
  })

  it('is the 300th in the room; the 301st watches', async () => {
    const { id } = await aClass({ isFree: true })
    await ended(`insert into classroom.seat (session_id, learner_id, visit, taken_at, seen_at)
      select '${id}', 'lrn' || n, 'visit', now(), timestamptz '2026-11-23 13:30Z' from generate_series(1, 299) n`)
    at(0)
    const guests = await Promise.all([1, 2].map(() => aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 })))
    const modes: string[] = []
    for (const guest of guests) modes.push((await join(guest, id)).mode)
    expect(modes).toEqual(['ROOM', 'HLS'])
  })

  it('needs a plan with live classes: NOT_IN_PLAN', async () => {
    const { id, family } = await aClass()
    const { plan } = await aSellablePlan(app.ctx)
    await ended(`delete from plans.variant_info where plan_id = '${plan.id}'`)
    await ended(`insert into plans.variant_info (plan_id, service, data_type, value) values ('${plan.id}', 'TESTS', 'BOOLEAN', 'true')`)
    await ended(`update enrolments.enrolment set plan_id = '${plan.id}' where learner_id = '${family.learnerId}'`)
    at(0)
    await expect(join(family, id)).rejects.toMatchObject({ code: 'NOT_IN_PLAN' })
  })

  it('pays a late instalment to come back: the sentence names the amount', async () => {
    const { id, family } = await aClass()
    await ended(`update enrolments.enrolment set access = 'REPLAY_ONLY' where learner_id = '${family.learnerId}'`)
    const { rows } = await app.pool.query('select order_id, bundle_id from enrolments.enrolment where learner_id = $1', [family.learnerId])
    await ended(`insert into instalments.plan (id, order_id, account_id, learner_id, bundle_id, title, state, created_at)
      values ('iplroom', '${rows[0].order_id}', '${family.accountId}', '${family.learnerId}', '${rows[0].bundle_id}', 'Class 9', 'RUNNING', now())`)
    await ended(`insert into instalments.part (id, plan_id, no, due_at, total_amount, discount_amount, state)
      values ('prtroom', 'iplroom', 2, now(), 500000, 0, 'OPEN')`)
    at(0)
    const { refusal, payPath } = await app.as(family).classroom.getClass({ id })
    expect(refusal?.message).toContain('An instalment is late: ₹5,000.')
    expect(payPath).toBe(`/pay/instalment?entity=${rows[0].bundle_id}&learner=${family.learnerId}`)
  })

  it('has no late instalment’s limit on classes while only doubts and tests are closed', async () => {
    const { id, family } = await aClass()
    await ended(`update enrolments.enrolment set access = 'LIMITED' where learner_id = '${family.learnerId}'`)
    at(0)
    expect((await join(family, id)).mode).toBe('ROOM')
  })

  it('enters a free class without a course, once a parent has agreed', async () => {
    const { id } = await aClass({ isFree: true })
    const [guest, child] = [await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 }), await aHousehold(app.ctx, { birthYear: 2011 })]
    at(0)
    expect((await join(guest, id)).mode).toBe('ROOM')
    await expect(join(child, id)).rejects.toMatchObject({ code: 'PARENT_MUST_AGREE' })
  })

  it('of another household is refused and written down', async () => {
    const { id, family } = await aClass()
    const stranger = await aHousehold(app.ctx)
    at(0)
    await expect(app.as(stranger).classroom.joinClass({ id, userId: family.learnerId })).rejects.toMatchObject({ status: 403 })
    const { rows } = await app.pool.query(`select action from platform.audit where actor->>'accountId' = $1`, [stranger.accountId])
    expect(rows).toEqual([{ action: 'another household’s learner' }])
  })

  it('has one place: the second device takes it, and the first one hears of it', async () => {
    const { id, family } = await aClass()
    at(0)
    const [first, second] = [await join(family, id), await join(family, id)]
    const say = (visit: string) => app.as(family).classroom.reportPresence({ id, visit })
    await expect(say(first.visit)).rejects.toMatchObject({ code: 'MOVED_TO_ANOTHER_DEVICE' })
    expect(await say(second.visit)).toMatchObject({ status: 'OPEN', maySpeak: false })
  })

  it('learns that the room is away, when it is', async () => {
    const away = await startTestApp({}, { LIVEKIT_URL: 'http://127.0.0.1:9' })
    const family = await aHousehold(away.ctx, { hasConsent: true, birthYear: 2011 })
    await away.asOwner(`insert into classroom.session (id, kind, subject, teacher_id, starts_at, ends_at, status, created_at)
      values ('ses000000000000000001', 'CLASS', 'physics', 'tea1', '2026-11-21 12:30Z', '2026-11-21 13:30Z', 'SCHEDULED', now());
      insert into classroom.session_batch (uid, session_id, batch_id, bundle_id, slot_day, slot_starts_at, n, is_free)
      values ('u1', 'ses000000000000000001', 'bat1', 'bun000000000000000001', '2026-11-21', '2026-11-21 12:30Z', 1, true)`)
    await expect(away.as(family).classroom.joinClass({ id: 'ses000000000000000001' })).rejects.toMatchObject({ code: 'ROOM_IS_AWAY', status: 503 })
    await away.close()
  })
}) // prettier-ignore

describe('a child’s camera and microphone', () => {
  it('open when the teacher lets the child speak, and never without a parent’s consent', async () => {
    const { id, family, teacher } = await aClass()
    at(0)
    const { visit } = await join(family, id)
    await app.as(teacher).classroomTeaching.startClass({ id })
    const speak = (maySpeak: boolean) => app.as(teacher).classroomTeaching.letSpeak({ id, learnerId: family.learnerId, maySpeak })
    await expect(speak(true)).rejects.toMatchObject({ code: 'NO_CONSENT_TO_SPEAK' })
    expect((await app.as(family).classroom.reportPresence({ id, visit })).maySpeak).toBe(false)
    await someConsents(app.ctx, { ...family, purposes: ['LIVE_AV'] })
    expect(await app.as(family).classroom.raiseHand({ id, visit, isUp: true })).toMatchObject({ isHandUp: true })
    const [line] = (await app.as(teacher).classroomTeaching.getRoster({ id })).people
    expect(line).toMatchObject({ name: 'Meera Kulkarni', handAt: app.now(), mayEverSpeak: true, mayBeRecorded: false })
    await speak(true)
    const again = await join(family, id)
    expect(again).toMatchObject({ maySpeak: true, isHandUp: false })
    expect((await grantOf(again.token ?? '')).video).toMatchObject({ canPublish: true, canPublishSources: ['microphone', 'camera'] })
    await ended(`insert into consent.entry (id, learner_id, account_id, purpose, given, notice_version, lang, method, evidence, at)
      values ('conroom', '${family.learnerId}', '${family.accountId}', 'LIVE_AV', false, 1, 'en', 'DECLARATION', '{}', now())`)
    const withdrawn = await join(family, id)
    expect((await grantOf(withdrawn.token ?? '')).video).toMatchObject({ canPublish: false })
    await app.as(teacher).classroomTeaching.muteAll({ id })
    expect((await app.as(teacher).classroomTeaching.getRoster({ id })).people[0]).toMatchObject({ maySpeak: false })
  })
}) // prettier-ignore

describe('a raised hand', () => {
  it('is not shown while its learner is away, is down after a longer absence, and the teacher can lower it', async () => {
    const { id, family, teacher } = await aClass()
    at(0)
    const { visit } = await join(family, id)
    await app.as(teacher).classroomTeaching.startClass({ id })
    const { classroom } = app.as(family)
    const handOf = async () => (await app.as(teacher).classroomTeaching.getRoster({ id })).people[0]?.handAt
    await classroom.raiseHand({ id, visit, isUp: true })
    const since = app.now()
    expect(await handOf()).toBe(since)
    at(1.6)
    expect(await handOf()).toBeNull()
    expect(await classroom.reportPresence({ id, visit })).toMatchObject({ isHandUp: true })
    expect(await handOf()).toBe(since)
    at(4.7)
    expect(await classroom.reportPresence({ id, visit })).toMatchObject({ isHandUp: false })
    expect(await handOf()).toBeNull()
    await classroom.raiseHand({ id, visit, isUp: true })
    at(8)
    expect(await join(family, id)).toMatchObject({ isHandUp: false })
    const again = await join(family, id)
    await classroom.raiseHand({ id, visit: again.visit, isUp: true })
    const lower = (learnerId: AHousehold['learnerId']) => app.as(teacher).classroomTeaching.lowerHand({ id, learnerId })
    await lower(family.learnerId)
    expect(await classroom.reportPresence({ id, visit: again.visit })).toMatchObject({ isHandUp: false })
    await expect(lower((await aHousehold(app.ctx)).learnerId)).rejects.toMatchObject({ code: 'NOT_IN_CLASS' })
  })
}) // prettier-ignore

describe('a consent that is withdrawn in class', () => {
  it('silences the child at once, here and in the room', async () => {
    const { id, family, teacher } = await aClass()
    at(0)
    await someConsents(app.ctx, { ...family, purposes: ['LIVE_AV'] })
    const { visit } = await join(family, id)
    await app.as(teacher).classroomTeaching.startClass({ id })
    await app.as(teacher).classroomTeaching.letSpeak({ id, learnerId: family.learnerId, maySpeak: true })
    expect((await app.as(family).classroom.reportPresence({ id, visit })).maySpeak).toBe(true)
    await app.as(family).consent.withdrawConsent({ purposes: ['LIVE_AV'] })
    await app.runJobs()
    expect((await app.as(family).classroom.reportPresence({ id, visit })).maySpeak).toBe(false)
    expect((await app.as(teacher).classroomTeaching.getRoster({ id })).people[0]).toMatchObject({ maySpeak: false, mayEverSpeak: false })
  })
}) // prettier-ignore

describe('a parent', () => {
  it('listens unseen and unheard, and is never counted as the child', async () => {
    const { id, family } = await aClass()
    at(0)
    const { token } = await app.as(family).classroom.listenToClass({ id })
    const { sub, name, video } = await grantOf(token ?? '')
    expect([sub, name]).toEqual([`${id}:${family.accountId}`, undefined])
    expect(video).toMatchObject({ hidden: true, canPublish: false, canSubscribe: true })
    await report({ event: 'participant_joined', room: id, identity: sub, visit: 'PA_1', isHidden: true })
    expect((await app.pool.query('select 1 from classroom.presence where session_id = $1', [id])).rows).toEqual([])
  })

  it('does not listen to an adult learner', async () => {
    const { id, bundle } = await aClass()
    const adult = await aHousehold(app.ctx, { birthYear: 1990, heldBy: 'PARENT' })
    await anEnrolledLearner(app.ctx, adult, bundle.id)
    at(0)
    await expect(app.as(adult).classroom.listenToClass({ id })).rejects.toMatchObject({ status: 403 })
  })
})

describe('a teacher', () => {
  it('starts a class from a quarter of an hour before it, and no other teacher’s', async () => {
    const { id, family, teacher } = await aClass()
    const other = { kind: 'teacher', teacherId: 'tea000000000000000009' } as const
    at(-16)
    await expect(app.as(teacher).classroomTeaching.startClass({ id })).rejects.toMatchObject({ code: 'TOO_EARLY_TO_START' })
    await expect(app.as(teacher).classroomTeaching.endClass({ id })).rejects.toMatchObject({ code: 'CLASS_NOT_BEGUN' })
    at(-15)
    await expect(app.as(other).classroomTeaching.startClass({ id })).rejects.toMatchObject({ status: 403 })
    await expect(app.as(other).classroomTeaching.getRoster({ id })).rejects.toMatchObject({ status: 403 })
    const { token } = await app.as(teacher).classroomTeaching.startClass({ id })
    expect((await grantOf(token)).video).toMatchObject({ room: id, canPublish: true })
    const { classes } = await app.as(teacher).classroomTeaching.listToday({})
    expect(classes).toMatchObject([{ id, status: 'LIVE', subject: 'Physics', learners: 1 }])
    expect(await app.as(family).classroom.getClass({ id })).toMatchObject({ status: 'LIVE' })
  })

  it('removes a learner, who stays out of this class', async () => {
    const { id, family, teacher } = await aClass()
    at(0)
    const { visit } = await join(family, id)
    await app.as(teacher).classroomTeaching.startClass({ id })
    const stranger = await aHousehold(app.ctx)
    const remove = (learnerId: AHousehold['learnerId']) => app.as(teacher).classroomTeaching.removeLearner({ id, learnerId, reason: 'Rude again and again' })
    await expect(remove(stranger.learnerId)).rejects.toMatchObject({ code: 'NOT_IN_CLASS' })
    await remove(family.learnerId)
    await expect(join(family, id)).rejects.toMatchObject({ code: 'REMOVED_FROM_CLASS' })
    await expect(app.as(family).classroom.reportPresence({ id, visit })).rejects.toMatchObject({ code: 'REMOVED_FROM_CLASS' })
    expect((await app.as(teacher).classroomTeaching.getRoster({ id })).people[0]).toMatchObject({ isRemoved: true, isHere: false })
  })
}) // prettier-ignore

describe('the room’s webhooks', () => {
  it('count once, in any order; a forged one does nothing', async () => {
    const { id, family } = await aClass()
    at(0)
    await join(family, id)
    const visit = { room: id, identity: `${id}:${family.learnerId}`, visit: 'PA_2' }
    const joined = await roomWebhook({ ...visit, event: 'participant_joined', at: SEVEN })
    const left = { ...visit, event: 'participant_left' } as const
    const leftAt = (SEVEN + 30 * MINUTE) as Instant
    const forged = await roomWebhook({ ...left, at: SEVEN }, 'another-secret-of-somebody-else-entirely')
    expect((await app.inject(forged)).statusCode).toBe(401)
    expect(await report(left, leftAt)).toBe(200)
    for (const request of [joined, joined]) expect((await app.inject(request)).statusCode).toBe(200)
    const { rows } = await app.pool.query('select source, joined_at, left_at from classroom.presence where session_id = $1', [id])
    expect(rows.map((row) => [row.source, Number(row.joined_at), Number(row.left_at)])).toEqual([['WEBHOOK', SEVEN, leftAt]])
  })

  it('about strangers write nothing', async () => {
    const { id } = await aClass()
    for (const identity of [`${id}:lrn000000000000000009`, 'nonsense', `ses000000000000000009:lrn1`])
      expect(await report({ event: 'participant_joined', room: id, identity, visit: 'PA_3' })).toBe(200)
    expect((await app.pool.query('select 1 from classroom.presence where session_id = $1', [id])).rows).toEqual([])
  })
}) // prettier-ignore
