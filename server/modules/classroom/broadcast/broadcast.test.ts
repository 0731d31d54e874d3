// Classes with more learners than their room takes: who is in the room, who watches, and that watching opens nothing else.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromIndia, MINUTE } from '#core/kernel/time.ts'
import { segmentsOf } from '#core/modules/classroom/room/broadcast.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { eventually } from '#server/test/proofs/eventually.ts'
import { roomBroadcastWebhook } from '#server/test/rooms.ts'
import { insertHeldClass } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { ROOM_MAX_INTERACTIVE: '2', ROOM_MAX_AUDIENCE: '3' })
  app.sandbox.sendRoomWebhooksTo(`${app.url}/api/live-room/webhook`)
})
afterAll(() => app.close())

/** Monday, 23 November 2026, 19:05 IST. */
const NOW = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 + 5 })
beforeEach(async () => {
  app.moveClock(START - app.now())
  app.moveClock(NOW - app.now())
  await app.sandbox.resetKnobs()
})

const OPERATIONS = { kind: 'staff', staffId: 'stf000000000000000001', scopes: ['classes.view'] } as const

/** A class of physics that began five minutes ago, or at another time. */
async function aClass(but: { readonly isFree?: boolean; readonly startsInMinutes?: number } = {}) {
  const { isFree = true, startsInMinutes = -5 } = but
  const { id: teacherId } = await aTeacher(app.ctx, { name: 'Ananya Rao' })
  const bundle = await aBundle(app.ctx)
  const batch = await aBatch(app.ctx, bundle, { slots: [] })
  const startsAt = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 + 5 + startsInMinutes })
  const id = await insertHeldClass(app.ctx, { isFree, teacherId, startsAt, batch: { id: batch.id, bundleId: bundle.id } })
  return { id, bundle, batchId: batch.id, teaching: app.as({ kind: 'teacher', teacherId }).classroomTeaching }
} // prettier-ignore

type Running = Awaited<ReturnType<typeof aClass>>
const aGuest = () => aHousehold(app.ctx, { birthYear: 2011, hasConsent: true, heldBy: 'PARENT', firstName: 'Meera' })
const guests = (count: number) => Promise.all(Array.from({ length: count }, aGuest))
const join = (guest: AHousehold, { id }: Pick<Running, 'id'>) => app.as(guest).classroom.joinClass({ id })
const read = (guest: AHousehold, { id }: Pick<Running, 'id'>, visit?: string) =>
  app.as(guest).classroom.getBroadcast({ id, ...(visit === undefined ? {} : { visit }) })
const audienceOf = async ({ teaching, id }: Running) => (await teaching.getRoster({ id })).audience
/** On a busy machine a call of the room or its webhook may take too long: the job asks again. */
const until = (running: Running, state: string) =>
  eventually(`the broadcast is ${state}`, async () => {
    if ((await audienceOf(running))?.state === state) return true
    await app.asOwner(`update classroom.broadcast set look_at = '2026-11-01' where look_at is not null`)
    await app.runJob('classroom.follow-broadcasts')
    return false
  })
const broadcastsOf = async ({ id }: Pick<Running, 'id'>) =>
  (await app.pool.query('select id, state, cleared_at from classroom.broadcast where session_id = $1 order by asked_at', [id])).rows // prettier-ignore

/** The class in the console's list. */
async function staffView({ id, batchId }: Running) {
  const { data } = await app.as(OPERATIONS).staffClasses.list({ batchId, size: 10 })
  return data.find((each) => each.id === id)
}

/** The room has two learners, and one watches. */
async function aWatchedClass() {
  const running = await aClass()
  await running.teaching.startClass({ id: running.id })
  const [first, second, third] = (await guests(3)) as [AHousehold, AHousehold, AHousehold] // three were asked for
  for (const guest of [first, second]) await join(guest, running)
  const { visit } = await join(third, running)
  await app.runJobs()
  await until(running, 'RUNNING')
  return { ...running, inRoom: first, watcher: third, visit }
}

describe('a class whose room is full', () => {
  it('has the last place of the room for one of those who come at once; the next ones watch, and then it is full', async () => {
    const running = await aClass()
    const [early, ...late] = await guests(7)
    await join(early!, running)
    const settled = await Promise.allSettled(late.map((guest) => join(guest, running)))
    const modes = settled.map((each) => (each.status === 'fulfilled' ? each.value.mode : (each.reason as { code: string }).code))
    expect(modes.toSorted()).toEqual(['CLASS_FULL', 'CLASS_FULL', 'HLS', 'HLS', 'HLS', 'ROOM'])
  })

  it('gives those who watch no token for the room, and nothing but the playlist', async () => {
    const running = await aClass()
    const [first, second, third] = await guests(3)
    for (const guest of [first!, second!]) expect((await join(guest, running)).token).toMatch(/^ey/)
    const entry = await join(third!, running)
    expect(entry).toMatchObject({ mode: 'HLS', token: null, url: `/class/${running.id}/live.m3u8?visit=${entry.visit}`, maySpeak: false })
    expect(await audienceOf(running)).toEqual({ watching: 1, state: null })
    await expect(read(third!, running, entry.visit)).rejects.toMatchObject({ code: 'BROADCAST_NOT_BEGUN' })
  })

  it('lets one who watched into the room, when somebody has left it', async () => {
    const running = await aClass()
    const [first, second, third] = await guests(3)
    for (const guest of [first!, second!]) await join(guest, running)
    const { visit } = await join(third!, running)
    app.moveClock(MINUTE)
    await app.as(third!).classroom.reportPresence({ id: running.id, visit })
    app.moveClock(1.5 * MINUTE)
    expect((await join(third!, running)).mode).toBe('ROOM')
  })
}) // prettier-ignore

describe('a class for which more learners are expected than the room takes', () => {
  it('is planned for an audience half an hour before, and broadcast when it has begun', async () => {
    const running = await aClass({ isFree: false, startsInMinutes: 31 })
    for (const guest of await guests(3)) await anEnrolledLearner(app.ctx, guest, running.bundle.id)
    await app.runJob('classroom.count-expected')
    expect(await audienceOf(running)).toBeNull()
    app.moveClock(MINUTE)
    await app.runJob('classroom.count-expected')
    expect(await audienceOf(running)).toEqual({ watching: 0, state: null })
    expect(await staffView(running)).toMatchObject({ expected: 3, hasAudience: true, watching: 0 })
    app.moveClock(20 * MINUTE)
    await running.teaching.startClass({ id: running.id })
    expect(await audienceOf(running)).toEqual({ watching: 0, state: null })
    await app.runJob('classroom.follow-broadcasts')
    await until(running, 'RUNNING')
    await running.teaching.endClass({ id: running.id })
  })

  it('is not, for exactly as many', async () => {
    const running = await aClass({ isFree: false, startsInMinutes: 30 })
    for (const guest of await guests(2)) await anEnrolledLearner(app.ctx, guest, running.bundle.id)
    await app.runJob('classroom.count-expected')
    expect(await audienceOf(running)).toBeNull()
    expect(await staffView(running)).toMatchObject({ expected: 2, hasAudience: false })
  })
}) // prettier-ignore

describe('one who watches', () => {
  it('gets a playlist whose segments have signed addresses', async () => {
    const { watcher, visit, ...running } = await aWatchedClass()
    const { playlist } = await read(watcher, running, visit)
    expect(segmentsOf(playlist)).toEqual([])
    const [address = ''] = playlist.split('\n').filter((line) => line.startsWith('/files/broadcasts/'))
    const segment = await app.inject({ method: 'GET', url: address })
    expect([segment.statusCode, segment.headers['content-type']]).toEqual([200, 'video/mp2t'])
    expect(segment.rawPayload[0]).toBe(0x47)
    const forged = await app.inject({ method: 'GET', url: address.replace(/signature=./, 'signature=A') })
    expect(forged.statusCode).toBe(403)
    await running.teaching.endClass({ id: running.id })
  })

  it('is refused by another visit, from the room, as another family, and once removed', async () => {
    const { watcher, visit, inRoom, ...running } = await aWatchedClass()
    await expect(read(watcher, running, 'a-visit-of-nobody')).rejects.toMatchObject({ code: 'MOVED_TO_ANOTHER_DEVICE' })
    await expect(read(await aGuest(), running, visit)).rejects.toMatchObject({ code: 'MOVED_TO_ANOTHER_DEVICE' })
    const { visit: own } = await join(inRoom, running)
    await expect(read(inRoom, running, own)).rejects.toMatchObject({ code: 'JOIN_FIRST' })
    await running.teaching.removeLearner({ id: running.id, learnerId: watcher.learnerId, reason: 'Rude again' })
    await expect(read(watcher, running, visit)).rejects.toMatchObject({ code: 'REMOVED_FROM_CLASS' })
    await running.teaching.endClass({ id: running.id })
  })

  it('writes and answers, but raises no hand and is not let speak', async () => {
    const { watcher, visit, ...running } = await aWatchedClass()
    const { id, teaching } = running
    const own = app.as(watcher).classroom
    await expect(own.raiseHand({ id, visit, isUp: true })).rejects.toMatchObject({ code: 'AUDIENCE_ONLY_WATCHES' })
    await someConsents(app.ctx, { ...watcher, purposes: ['LIVE_AV'] })
    const { learnerId } = watcher
    await expect(teaching.letSpeak({ id, learnerId, maySpeak: true })).rejects.toMatchObject({ code: 'LEARNER_ONLY_WATCHES' })
    await own.askTeacher({ id, text: 'Is friction a force?' })
    await teaching.askClass({ id, kind: 'POLL', text: 'Ready?', options: ['Yes', 'No'], key: null, seconds: 60 })
    const { open } = await own.getPane({ id })
    await own.answerQuestion({ id, questionId: open?.id ?? '', choices: [0] })
    const pane = await teaching.getTeacherPane({ id })
    expect(pane.questions).toMatchObject([{ text: 'Is friction a force?' }])
    expect(pane.open).toMatchObject({ answers: 1 })
    const line = (await teaching.getRoster({ id })).people.find((person) => person.learnerId === learnerId)
    expect(line).toMatchObject({ isWatching: true, isHere: true })
    await teaching.endClass({ id })
  })

  it('was in class: the heartbeats count', async () => {
    const running = await aClass()
    await running.teaching.startClass({ id: running.id })
    const [first, second, third] = await guests(3)
    for (const guest of [first!, second!]) await join(guest, running)
    const { visit } = await join(third!, running)
    for (let i = 0; i <= 60; i += 1) {
      await app.as(third!).classroom.reportPresence({ id: running.id, visit })
      if (i < 60) app.moveClock(MINUTE / 2)
    }
    await running.teaching.endClass({ id: running.id })
    app.moveClock(11 * MINUTE)
    await app.runJob('classroom.close-classes')
    const { attendance } = await app.as(third!).classroom.getClass({ id: running.id })
    expect(attendance).toMatchObject({ isAttended: true, minutes: 30 })
  })
}) // prettier-ignore

describe('a parent', () => {
  it('watches a class with an audience, unseen and without a place in it', async () => {
    const { watcher, ...running } = await aWatchedClass()
    const entry = await app.as(watcher).classroom.listenToClass({ id: running.id })
    expect(entry).toMatchObject({ mode: 'HLS', token: null, url: `/class/${running.id}/live.m3u8` })
    expect((await read(watcher, running)).playlist).toContain('#EXTINF')
    expect(await audienceOf(running)).toMatchObject({ watching: 1 })
    const stranger = await aHousehold(app.ctx, { birthYear: 1990, heldBy: 'PARENT' })
    await expect(read(stranger, running)).rejects.toMatchObject({ status: 403 })
    await running.teaching.endClass({ id: running.id })
  })
})

describe('a broadcast', () => {
  it('ends with the class, and its files are deleted after ten minutes', async () => {
    const { watcher, visit, ...running } = await aWatchedClass()
    const { playlist } = await read(watcher, running, visit)
    const [address = ''] = playlist.split('\n').filter((line) => line.startsWith('/files/broadcasts/'))
    await running.teaching.endClass({ id: running.id })
    await eventually('the broadcast has ended', async () => (await broadcastsOf(running))[0]?.state === 'ENDED')
    app.moveClock(9 * MINUTE)
    await app.runJob('classroom.clear-broadcasts')
    expect((await broadcastsOf(running))[0]?.cleared_at).toBeNull()
    app.moveClock(2 * MINUTE)
    await app.runJob('classroom.clear-broadcasts')
    expect((await broadcastsOf(running))[0]?.cleared_at).not.toBeNull()
    const [path = ''] = address.replace('/files/', '').split('?')
    expect(await app.ctx.files.read(path)).toBeUndefined()
    await expect(read(watcher, running, visit)).rejects.toMatchObject({ code: 'BROADCAST_NOT_BEGUN' })
  })

  it('that fails is begun anew while the class runs', async () => {
    const running = await aWatchedClass()
    const [{ id = '' } = {}] = await broadcastsOf(running)
    const report = { recordingId: 'EG_1', prefix: `broadcasts/${id}`, room: running.id }
    await app.inject(await roomBroadcastWebhook({ ...report, status: 'EGRESS_FAILED' }))
    expect(await audienceOf(running)).toMatchObject({ state: 'FAILED' })
    app.moveClock(MINUTE)
    await app.runJob('classroom.follow-broadcasts')
    await until(running, 'RUNNING')
    expect((await broadcastsOf(running)).map(({ state }) => state)).toEqual(['FAILED', 'RUNNING'])
    // A late word about the first one changes nothing.
    await app.inject(await roomBroadcastWebhook({ ...report, status: 'EGRESS_ACTIVE' }))
    expect((await broadcastsOf(running)).map(({ state }) => state)).toEqual(['FAILED', 'RUNNING'])
    await running.teaching.endClass({ id: running.id })
  })

  it('whose beginning went unanswered is begun once, and found', async () => {
    const running = await aClass()
    await running.teaching.startClass({ id: running.id })
    for (const guest of await guests(2)) await join(guest, running)
    await app.sandbox.knobs({ roomCallFault: 'RESET', faultsWhen: 'AFTER' }, running.id)
    await join(await aGuest(), running)
    await app.runJobs()
    await app.sandbox.resetKnobs()
    app.moveClock(MINUTE)
    await app.runJob('classroom.follow-broadcasts')
    await until(running, 'RUNNING')
    expect(await broadcastsOf(running)).toHaveLength(1)
    await running.teaching.endClass({ id: running.id })
  })
}) // prettier-ignore
