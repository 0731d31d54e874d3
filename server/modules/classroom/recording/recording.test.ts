// Recordings of classes: how they begin and end, who is never in one, and how a lost word of the live room is made good.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { eventually } from '#server/test/proofs/eventually.ts'
import { roomRecordingWebhook, roomWebhook } from '#server/test/rooms.ts'
import { insertHeldClass } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
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

/** A free class of physics that its teacher has started. */
async function aRunningClass() {
  const { id: teacherId } = await aTeacher(app.ctx, { name: 'Ananya Rao' })
  const bundle = await aBundle(app.ctx)
  const batch = await aBatch(app.ctx, bundle, { slots: [] })
  const id = await insertHeldClass(app.ctx, { isFree: true, teacherId, batch: { id: batch.id, bundleId: bundle.id } })
  const teacher = app.as({ kind: 'teacher', teacherId })
  await teacher.classroomTeaching.startClass({ id })
  return { id, teacherId, bundle, teaching: teacher.classroomTeaching }
}

const OPERATIONS = {
  kind: 'staff',
  staffId: 'stf000000000000000001',
  scopes: ['classes.view', 'classes.edit'],
} as const

/** A learner who is in the class. */
async function aGuest(id: string, birthYear = 1999): Promise<AHousehold> {
  const guest = await aHousehold(app.ctx, { birthYear, hasConsent: true, heldBy: 'PARENT', firstName: 'Meera' })
  await app.as(guest).classroom.joinClass({ id })
  return guest
}

type Running = Awaited<ReturnType<typeof aRunningClass>>
const stateOf = async ({ teaching, id }: Running) => (await teaching.getRoster({ id })).recording
/** For when the teacher has long been logged out. */
async function storedState({ id }: Running): Promise<string> {
  const { rows } = await app.pool.query('select state from classroom.recording where session_id = $1', [id])
  return String(rows[0].state)
}
const until = (running: Running, state: string) =>
  eventually(`the recording is ${state}`, async () => (await stateOf(running)) === state)
const follow = (byMs: number) => {
  app.moveClock(byMs)
  return app.runJob('classroom.follow-recordings')
}

describe('a recording', () => {
  it('is begun and stopped by the teacher, and becomes the film of the class', async () => {
    const running = await aRunningClass()
    const { id, teaching, bundle } = running
    const guest = await aGuest(id)
    expect(await stateOf(running)).toBeNull()
    await teaching.setRecording({ id, isOn: true })
    await teaching.setRecording({ id, isOn: true })
    await until(running, 'RECORDING')
    expect((await app.as(guest).classroom.getClass({ id })).isRecording).toBe(true)
    await teaching.setRecording({ id, isOn: false })
    await until(running, 'READY')
    const view = await app.as(guest).classroom.getClass({ id })
    expect(view).toMatchObject({ isRecording: false, replays: [{ bundleId: bundle.id, lengthSec: 10 }] })
    const [replay] = view.replays
    const { film, startsAt, expiresAt } = await app.as(guest).lessons.getReplay({ bundleId: bundle.id, id: replay?.id ?? '' })
    expect(film).toMatchObject({ type: 'video/mp4', lengthSec: 10 })
    expect(startsAt).toBe(NOW - 5 * MINUTE)
    const { rows } = await app.pool.query('select ends_at from catalogue.batch where bundle_id = $1', [bundle.id])
    expect(expiresAt).toBe(Number(rows[0].ends_at) + 30 * DAY)
    const bytes = await fetch(new URL(film?.url ?? '', app.url))
    expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    expect((await bytes.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  })

  it('begins when the teacher comes in, if the class is to be recorded, and ends with the class', async () => {
    const running = await aRunningClass()
    const { id, teacherId, teaching } = running
    const joined = { event: 'participant_joined', room: id, identity: `${id}:${teacherId}`, visit: 'PA_T', at: NOW } as const
    await app.inject(await roomWebhook(joined))
    await app.runJobs()
    await until(running, 'RECORDING')
    await teaching.endClass({ id })
    await until(running, 'READY')
  })

  it('begins a minute after the class where no webhook came, and not in a class that is not to be recorded', async () => {
    const [running, unrecorded] = [await aRunningClass(), await aRunningClass()]
    await app.asOwner(`update classroom.session set is_recorded = false where id = '${unrecorded.id}'`)
    await follow(MINUTE)
    await until(running, 'RECORDING')
    expect(await stateOf(unrecorded)).toBeNull()
  })

  it('that the teacher stopped does not begin again by itself; a second one is another film', async () => {
    const running = await aRunningClass()
    const { id, teaching } = running
    await teaching.setRecording({ id, isOn: true })
    await teaching.setRecording({ id, isOn: false })
    await until(running, 'READY')
    await follow(2 * MINUTE)
    expect(await stateOf(running)).toBe('READY')
    await teaching.setRecording({ id, isOn: true })
    await teaching.endClass({ id })
    await until(running, 'READY')
    expect((await app.as(await aHousehold(app.ctx)).classroom.getClass({ id })).replays).toHaveLength(2)
  })

  it('is made of a running class only', async () => {
    const { id, teaching } = await aRunningClass()
    await teaching.endClass({ id })
    await expect(teaching.setRecording({ id, isOn: true })).rejects.toMatchObject({ code: 'CLASS_NOT_LIVE' })
  })
}) // prettier-ignore

describe('a child without a consent to be recorded', () => {
  it('does not speak while the class is recorded, and the class is not recorded while the child speaks', async () => {
    const running = await aRunningClass()
    const { id, teaching } = running
    const child = await aGuest(id, 2012)
    const speak = (maySpeak: boolean) => teaching.letSpeak({ id, learnerId: child.learnerId, maySpeak })
    await someConsents(app.ctx, { ...child, purposes: ['LIVE_AV'] })
    await teaching.setRecording({ id, isOn: true })
    await expect(speak(true)).rejects.toMatchObject({ code: 'CLASS_IS_RECORDED' })
    await teaching.setRecording({ id, isOn: false })
    await speak(true)
    await expect(teaching.setRecording({ id, isOn: true })).rejects.toMatchObject({ code: 'SPEAKER_IS_NOT_RECORDED' })
    await someConsents(app.ctx, { ...child, purposes: ['RECORDING'] })
    app.moveClock(MINUTE)
    await teaching.setRecording({ id, isOn: true })
    await until(running, 'RECORDING')
    expect((await teaching.getRoster({ id })).people).toMatchObject([{ maySpeak: true, mayBeRecorded: true }])
    await app.as(child).consent.withdrawConsent({ purposes: ['RECORDING'] })
    await app.runJobs()
    expect((await teaching.getRoster({ id })).people).toMatchObject([{ maySpeak: false, mayEverSpeak: true }])
  })

  it('is never both heard and recorded, whichever of the two comes first', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const running = await aRunningClass()
        const { id, teaching } = running
        const child = await aGuest(id, 2012)
        await someConsents(app.ctx, { ...child, purposes: ['LIVE_AV'] })
        const ways = [
          teaching.letSpeak({ id, learnerId: child.learnerId, maySpeak: true }),
          teaching.setRecording({ id, isOn: true }),
        ]
        const settled = await Promise.allSettled(ways)
        return settled.filter(({ status }) => status === 'fulfilled').length
      }),
    )
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => 1))
  })
})

describe('when the live room', () => {
  it('sends no webhook, it is asked', async () => {
    await app.sandbox.knobs({ roomWebhooks: false })
    const running = await aRunningClass()
    const { id, teaching } = running
    await teaching.setRecording({ id, isOn: true })
    expect(await stateOf(running)).toBe('STARTING')
    await follow(MINUTE)
    expect(await stateOf(running)).toBe('RECORDING')
    await teaching.endClass({ id })
    expect(await stateOf(running)).toBe('SAVING')
    await eventually('the film is there', async () => (await follow(2 * MINUTE), (await stateOf(running)) === 'READY'))
  })

  it('does not answer, it is asked again, and one recording begins', async () => {
    const running = await aRunningClass()
    const { id, teaching } = running
    await app.sandbox.knobs({ roomCallFault: 'RESET' })
    await teaching.setRecording({ id, isOn: true })
    expect(await stateOf(running)).toBe('STARTING')
    await app.sandbox.resetKnobs()
    await follow(MINUTE)
    await until(running, 'RECORDING')
    await teaching.endClass({ id })
    await until(running, 'READY')
    const { rows } = await app.pool.query('select state from classroom.recording where session_id = $1', [id])
    expect(rows).toEqual([{ state: 'READY' }])
  })

  it('never began before the class was over, the recording has failed', async () => {
    const running = await aRunningClass()
    const { id, teaching } = running
    await app.sandbox.knobs({ roomCallFault: 'RESET' })
    await teaching.setRecording({ id, isOn: true })
    await teaching.endClass({ id }).catch(() => {})
    await app.sandbox.resetKnobs()
    await follow(2 * MINUTE)
    expect(await stateOf(running)).toBe('FAILED')
  })

  it('fails, staff see it, and the class is recorded anew', async () => {
    const running = await aRunningClass()
    await app.sandbox.knobs({ recordingEnds: 'FAILED' }, running.id)
    await running.teaching.setRecording({ id: running.id, isOn: true })
    await running.teaching.setRecording({ id: running.id, isOn: false })
    await until(running, 'FAILED')
    const staff = app.as(OPERATIONS)
    const { data } = await staff.staffRecordings.list({ sessionId: running.id, state: 'FAILED' })
    expect(data).toMatchObject([{ problem: 'The recorder ran out of memory', lengthSeconds: null }])
    await follow(MINUTE)
    await until(running, 'RECORDING')
  })

  it('delivers late, staff see that too and can ask; a film after we gave up is a film', async () => {
    const running = await aRunningClass()
    const { id, teaching } = running
    await app.sandbox.knobs({ recordingEnds: 'NEVER' }, id)
    await teaching.setRecording({ id, isOn: true })
    await until(running, 'RECORDING')
    await teaching.endClass({ id })
    await follow(31 * MINUTE)
    const staff = app.as(OPERATIONS)
    const late = await staff.staffRecordings.list({ lateForMinutes: 30, sessionId: id })
    expect(late.data).toMatchObject([{ state: 'SAVING' }])
    const recordingId = late.data[0]?.id ?? ''
    expect(await staff.staffRecordingActions.askRoom({ id: recordingId })).toEqual({ state: 'SAVING' })
    await follow(6 * HOUR)
    expect(await storedState(running)).toBe('FAILED')
    const file = { recordingId: 'EG_1', prefix: `recordings/${recordingId}`, room: id }
    await app.ctx.files.write(`${file.prefix}.mp4`, MP4, 'video/mp4')
    expect((await app.inject(await roomRecordingWebhook({ ...file, seconds: 61 }))).statusCode).toBe(200)
    expect(await storedState(running)).toBe('READY')
    expect((await app.inject(await roomRecordingWebhook({ ...file, seconds: 99 }))).statusCode).toBe(200)
    const [replay] = (await app.as(await aHousehold(app.ctx)).classroom.getClass({ id })).replays
    expect(replay?.lengthSec).toBe(61)
  })

  it('reports a film that is not there, or that is no film, the recording has failed', async () => {
    for (const bytes of [undefined, Buffer.from('%PDF-1.7 not a film')]) {
      const running = await aRunningClass()
      await app.sandbox.knobs({ roomWebhooks: false }, running.id)
      await running.teaching.setRecording({ id: running.id, isOn: true })
      const { rows } = await app.pool.query('select id from classroom.recording where session_id = $1', [running.id])
      const prefix = `recordings/${rows[0].id}`
      if (bytes) await app.ctx.files.write(`${prefix}.mp4`, bytes, 'video/mp4')
      await app.inject(await roomRecordingWebhook({ recordingId: 'EG_2', prefix, room: running.id, seconds: 5 }))
      expect(await stateOf(running)).toBe('FAILED')
    }
  })
}) // prettier-ignore

const MP4 = Buffer.from('\0\0\0\x20ftypisom a film')
