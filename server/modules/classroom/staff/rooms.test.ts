// Operations see the rooms that are open, and read what a change of a class would tell its families. Operations console, O04 and O06.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromIndia, HOUR, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import { LiveRoomFault, type LiveRooms } from '#server/providers/live-room/port.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { roomWebhook } from '#server/test/rooms.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { generateBatches, insertHeldClass } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

const office = () => app.as(clerk('stf000000000000000093', 'classes.view', 'classes.edit'))
const SEVEN = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
const set = (id: string, fields: string) => app.asOwner(`update classroom.session set ${fields} where id = '${id}'`)
const seat = (id: string, but: { mode?: string; hand?: boolean; seenAt?: Instant } = {}) =>
  app.pool.query(
    `insert into classroom.seat (session_id, learner_id, visit, taken_at, seen_at, mode, hand_at) values ($1, $2, 'a-visit', now(), to_timestamp($3), $4, $5)`,
    [id, app.ctx.newId('lrn'), (but.seenAt ?? app.now()) / 1_000, but.mode ?? 'ROOM', but.hand ? new Date(app.now()) : null],
  ) // prettier-ignore

/** The live room answers otherwise for a while. */
async function withRooms(other: Partial<LiveRooms>, work: () => Promise<void>): Promise<void> {
  const own = app.ctx.liveRooms
  const before = { ...own }
  Object.assign(own, other)
  await work().finally(() => Object.assign(own, before))
}

describe('the rooms that are open now', () => {
  it('show who is there, with hands, and not who has gone', async () => {
    app.moveClock(later(SEVEN, 5 * MINUTE) - app.now())
    const id = await insertHeldClass(app.ctx, { isFree: true })
    const notBegun = await insertHeldClass(app.ctx, { isFree: true, startsAt: later(SEVEN, 5 * HOUR) })
    await set(id, `status = 'LIVE', actual_start = starts_at`)
    await seat(id)
    await seat(id, { hand: true })
    await seat(id, { mode: 'HLS' })
    await seat(id, { seenAt: later(app.now(), -3 * MINUTE) })
    const { data } = await office().staffRooms.list({ size: 100 })
    const own = data.filter((each) => each.id === id || each.id === notBegun)
    expect(own).toMatchObject([{ id, inRoom: 2, watching: 1, hands: 1, speaking: 0, recording: null, broadcast: null }])
  })

  it('are found by what is wrong in them', async () => {
    app.moveClock(later(SEVEN, 5 * MINUTE) - app.now())
    const [late, silent, long] = [await insertHeldClass(app.ctx, { isFree: true }), await insertHeldClass(app.ctx, { isFree: true }), await insertHeldClass(app.ctx, { isFree: true, startsAt: later(SEVEN, -70 * MINUTE) })]
    await set(late, `status = 'OPEN'`)
    await set(silent, `status = 'LIVE', actual_start = starts_at`)
    await set(long, `status = 'LIVE', actual_start = starts_at, is_recorded = false`)
    const found = async (alert: 'TEACHER_MISSING' | 'NOT_RECORDED' | 'OVER_TIME') =>
      (await office().staffRooms.list({ alert, size: 100 })).data.map(({ id }) => id).filter((id) => [late, silent, long].includes(id))
    expect(await found('TEACHER_MISSING')).toEqual([late])
    expect(await found('NOT_RECORDED')).toEqual([silent])
    expect(await found('OVER_TIME')).toEqual([long])
  }) // prettier-ignore

  it('are recorded, or no longer, by operations with a reason', async () => {
    const id = await insertHeldClass(app.ctx, { isFree: true })
    const record = (isOn: boolean) =>
      office().staffClassActions.setRoomRecording({ id, isOn, reason: 'The teacher has forgotten it.' })
    await expect(record(true)).rejects.toMatchObject({ code: 'CLASS_NOT_LIVE' })
    await set(id, `status = 'LIVE', actual_start = starts_at`)
    await record(true)
    expect(await office().staffRooms.one({ id })).toMatchObject({ recording: 'STARTING' })
    await record(false)
    const { rows } = await app.pool.query('select stop_asked_at from classroom.recording where session_id = $1', [id])
    expect(rows[0].stop_asked_at).not.toBeNull()
    const { rows: audits } = await app.pool.query(`select action from platform.audit where subject = $1 `, [id])
    expect(audits.map(({ action }) => action).toSorted()).toEqual(['class.record', 'class.stop-recording'])
  })

  it('say whether the live room answers', async () => {
    const health = () => office().staffClassActions.getRoomHealth({})
    expect(await health()).toMatchObject({ service: 'livekit', isReachable: true })
    await withRooms({ listPeople: () => Promise.reject(new LiveRoomFault('AWAY', 'no answer')) }, async () =>
      expect(await health()).toMatchObject({ isReachable: false }),
    )
  })
})

it('puts a learner out again who comes back by an older token', async () => {
  const id = await insertHeldClass(app.ctx, { isFree: true })
  const { learnerId } = await aHousehold(app.ctx)
  await set(id, `status = 'LIVE', actual_start = starts_at`)
  await app.pool.query(
    `insert into classroom.seat (session_id, learner_id, visit, taken_at, seen_at, removed_at) values ($1, $2, 'a-visit', now(), now(), now())`,
    [id, learnerId],
  )
  const removed: string[] = []
  const identity = `${id}:${learnerId}`
  const remove = async (room: string, who: string) => void removed.push(`${room} ${who}`)
  await withRooms({ remove }, async () => {
    const webhook = await roomWebhook({ event: 'participant_joined', room: id, identity, visit: 'PA_1', at: app.now() })
    expect((await app.inject(webhook)).statusCode).toBe(200)
  })
  expect(removed).toEqual([`${id} ${identity}`])
})

describe('the messages of a change', () => {
  /** Physics on Mondays at 7 pm, and a family in it. */
  async function aTaughtBatch() {
    const [{ id: teacherId }, substitute] = [await aTeacher(app.ctx, { name: 'Ananya Rao' }), await aTeacher(app.ctx, { name: 'Ravi Menon' })]
    const bundle = await aBundle(app.ctx)
    const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId, isFree: false }
    const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
    await anEnrolledLearner(app.ctx, await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 }), bundle.id)
    await generateBatches(app.ctx, [batch.id])
    await app.runJobs()
    const [held] = (await office().staffClasses.list({ batchId: batch.id, sort: 'startsAt', size: 10 })).data
    return { id: held?.id ?? '', startsAt: held?.startsAt ?? SEVEN, substitute }
  } // prettier-ignore
  const english = (messages: readonly { channel: string; lang: string; text: string }[]) =>
    messages.filter(({ lang, channel }) => lang === 'en' && channel === 'SMS').map(({ text }) => text)

  it('are read before it is moved or cancelled, and nothing is changed', async () => {
    const { id, startsAt } = await aTaughtBatch()
    const moved = await office().staffClassActions.previewChange({
      id,
      startsAt: later(startsAt, HOUR),
      reason: 'A power cut',
    })
    expect(moved.learners).toBe(1)
    expect(english(moved.messages)).toEqual([expect.stringMatching(/Physics.*8:00 pm IST.*7:00 pm IST.*A power cut/)])
    const cancelled = await office().staffClassActions.previewChange({ id, isCancelled: true, reason: 'A power cut' })
    expect(english(cancelled.messages)).toEqual([expect.stringContaining('A power cut')])
    expect(await office().staffClasses.one({ id })).toMatchObject({ status: 'SCHEDULED', startsAt })
  })

  it('are two when another teacher holds it at another hour', async () => {
    const { id, startsAt, substitute } = await aTaughtBatch()
    const both = { startsAt: later(startsAt, HOUR), teacherId: substitute.id }
    const { messages } = await office().staffClassActions.previewChange({ id, ...both, reason: 'A power cut' })
    expect(english(messages)).toEqual([expect.stringContaining('8:00 pm IST'), expect.stringContaining('Ravi Menon')])
  })
})
