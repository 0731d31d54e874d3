// The films of classes once they are there: staff take them from families, and their time ends.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, later } from '#core/kernel/time.ts'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aReplay } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const OPERATIONS = {
  kind: 'staff',
  staffId: 'stf000000000000000001',
  scopes: ['classes.view', 'classes.edit'],
} as const
const SUPPORT = { ...OPERATIONS, scopes: ['classes.view'] } as const
const FILM = { bytes: Buffer.from('a film'), type: 'video/mp4', lengthSeconds: 60 } as const

async function aFreeReplay() {
  const { id: bundleId } = await aBundle(app.ctx)
  return { bundleId, id: RecordingId.parse(await aReplay(app.ctx, { ...FILM, bundleId, isFree: true })) }
}
const watch = async (of: { bundleId: Awaited<ReturnType<typeof aFreeReplay>>['bundleId']; id: RecordingId }) =>
  app.as(await aHousehold(app.ctx)).lessons.getReplay(of)

describe('staff', () => {
  it('take a film from families with a reason, and give it back', async () => {
    const of = await aFreeReplay()
    const staff = app.as(OPERATIONS).staffRecordings
    const change = async (isRemoved: boolean, reason?: string) => {
      const { version } = await staff.one({ id: of.id })
      return staff.update({ id: of.id, version, isRemoved, hidden: [], ...(reason === undefined ? {} : { reason }) })
    }
    await expect(change(true)).rejects.toMatchObject({ code: 'REASON_IS_NEEDED' })
    await change(true, 'A phone number can be read in it')
    await expect(watch(of)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await change(false, 'The number belongs to our office')
    expect((await watch(of)).film?.lengthSec).toBe(60)
  })

  it('watch a film before they hide a part of it, also one that was taken from families, and that is written down', async () => {
    const { id } = await aFreeReplay()
    const staff = app.as(OPERATIONS)
    const { version } = await staff.staffRecordings.one({ id })
    await staff.staffRecordings.update({ id, version, isRemoved: true, hidden: [], reason: 'A child says an address' })
    const { url } = await staff.staffRecordingActions.watch({ id })
    expect(await (await fetch(new URL(url, app.url))).text()).toBe('a film')
    const { rows } = await app.pool.query(
      `select actor ->> 'staffId' as staff from platform.audit where action = 'recordings.watch' and subject = $1`,
      [`recordings/${id}`],
    )
    expect(rows).toEqual([{ staff: OPERATIONS.staffId }])
    await expect(app.as(SUPPORT).staffRecordingActions.watch({ id })).rejects.toMatchObject({ status: 403 })
  })

  it('cannot watch a film that is not there', async () => {
    const { id } = await aFreeReplay()
    await app.pool.query(`update classroom.recording set state = 'FAILED', key = null, type = null where id = $1`, [id])
    const { watch: film } = app.as(OPERATIONS).staffRecordingActions
    await expect(film({ id })).rejects.toMatchObject({ code: 'NO_FILM_TO_WATCH' })
    await expect(film({ id: 'rec000000000000000009' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('need the permission to edit classes', async () => {
    const { id } = await aFreeReplay()
    const support = app.as(SUPPORT)
    const { version } = await support.staffRecordings.one({ id })
    const change = { id, version, isRemoved: true, hidden: [], reason: 'A mistake' }
    await expect(support.staffRecordings.update(change)).rejects.toMatchObject({ status: 403 })
    await expect(support.staffRecordingActions.askRoom({ id })).rejects.toMatchObject({ status: 403 })
  })
})

describe('a hidden range', () => {
  const hide = async (id: RecordingId, hidden: readonly { readonly fromSec: number; readonly toSec: number }[]) => {
    const staff = app.as(OPERATIONS).staffRecordings
    const { version } = await staff.one({ id })
    return staff.update({ id, version, isRemoved: false, hidden: [...hidden], reason: 'A child says an address' })
  }

  it('is left out by players, and the audit names who hid it, why, and what was hidden before', async () => {
    const of = await aFreeReplay()
    expect((await watch(of)).film?.hidden).toEqual([])
    const range = { fromSec: 5, toSec: 25 }
    expect((await hide(of.id, [range])).hidden).toEqual([range])
    expect((await watch(of)).film).toMatchObject({ hidden: [range], lengthSec: 60 })
    const { rows } = await app.pool.query(
      `select actor ->> 'staffId' as staff, detail, at from platform.audit where subject = $1`,
      [`recordings/${of.id}`],
    )
    expect(rows).toEqual([
      {
        staff: OPERATIONS.staffId,
        at: expect.anything(),
        detail: expect.objectContaining({
          before: expect.objectContaining({ hidden: [] }),
          after: expect.objectContaining({ hidden: [range] }),
          reason: 'A child says an address',
        }),
      },
    ])
    await hide(of.id, [])
    expect((await watch(of)).film?.hidden).toEqual([])
  })

  it('shortens the film that must be seen', async () => {
    const of = await aFreeReplay()
    await hide(of.id, [{ fromSec: 0, toSec: 35 }])
    const family = app.as(await aHousehold(app.ctx)).lessons
    // 80 of 100 of the 25 seconds that are shown.
    expect(await family.reportReplay({ ...of, watchedSec: 19, positionSec: 54, seq: 1 })).toMatchObject({ isSeen: false }) // prettier-ignore
    app.moveClock(1_000)
    expect(await family.reportReplay({ ...of, watchedSec: 20, positionSec: 55, seq: 2 })).toMatchObject({ isSeen: true }) // prettier-ignore
    const { replays } = await family.getCourseLessons({ bundleId: of.bundleId })
    expect(replays).toMatchObject([{ lengthSec: 25, isSeen: true }])
  })

  it.each([
    ['ends after the film', [{ fromSec: 50, toSec: 61 }]],
    ['ends before it begins', [{ fromSec: 9, toSec: 3 }]],
    ['overlaps another one', [{ fromSec: 1, toSec: 10 }, { fromSec: 9, toSec: 12 }]],
  ])('is refused when it %s', async (_, ranges) => {
    const { id } = await aFreeReplay()
    await expect(hide(id, ranges)).rejects.toMatchObject({ code: 'RANGES_DO_NOT_FIT' })
  }) // prettier-ignore
})

describe('a deletion', () => {
  const CHECKER = { ...OPERATIONS, staffId: 'stf000000000000000002', scopes: [...OPERATIONS.scopes, 'classes.approve'] }
  const MAKER = { ...CHECKER, staffId: OPERATIONS.staffId }
  const reason = 'A parent asks for it in ticket 12'
  const ask = ({ id }: { readonly id: RecordingId }) =>
    app.as(MAKER).staffRecordingDeletions.create({ recordingId: id, reason })
  const decide = (id: string, isApproved: boolean, actor = CHECKER) =>
    app.as(actor).staffRecordingDeletionActions.decideDeletion({
      id,
      isApproved,
      ...(!isApproved && { note: 'Not for this reason.' }),
    })
  const file = ({ id }: { readonly id: RecordingId }) => app.ctx.files.read(`recordings/${id}.mp4`)

  it('needs a second person, and then the file is gone', async () => {
    const of = await aFreeReplay()
    const { id } = await ask(of)
    await expect(ask(of)).rejects.toMatchObject({ code: 'DELETION_WAITS' })
    await expect(decide(id, true, MAKER)).rejects.toMatchObject({ code: 'OWN_DELETION' })
    await expect(decide(id, true, OPERATIONS as never)).rejects.toMatchObject({ status: 403 })
    await app.runJobs()
    expect(await file(of)).toBeDefined()
    expect((await watch(of)).film).not.toBeNull()
    expect(await decide(id, true)).toEqual({ status: 'APPROVED' })
    await expect(watch(of)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await app.runJobs()
    expect(await file(of)).toBeUndefined()
    expect((await app.as(OPERATIONS).staffRecordings.one({ id: of.id })).state).toBe('DELETED')
    await expect(decide(id, false)).rejects.toMatchObject({ code: 'DELETION_DECIDED' })
    await expect(ask(of)).rejects.toMatchObject({ code: 'NO_FILM_TO_DELETE' })
  })

  it('that is refused leaves the film, and can be asked for again', async () => {
    const of = await aFreeReplay()
    expect(await decide((await ask(of)).id, false)).toEqual({ status: 'REFUSED' })
    await app.runJobs()
    expect(await file(of)).toBeDefined()
    expect((await watch(of)).film).not.toBeNull()
    expect((await ask(of)).status).toBe('WAITING')
  })

  it('of a film whose time is over by then is refused', async () => {
    const of = await aFreeReplay()
    const { id } = await ask(of)
    await app.asOwner(`update classroom.recording set expires_at = now() - interval '1 year' where id = '${of.id}'`)
    await app.runJob('classroom.expire-recordings')
    await expect(decide(id, true)).rejects.toMatchObject({ code: 'NO_FILM_TO_DELETE' })
    expect(await decide(id, false)).toEqual({ status: 'REFUSED' })
  })

  it('is decided once, also by two at the same moment', async () => {
    const of = await aFreeReplay()
    const { id } = await ask(of)
    const other = { ...CHECKER, staffId: 'stf000000000000000003' }
    const decisions = await Promise.allSettled([decide(id, true), decide(id, true, other), decide(id, false, other)])
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a film', () => {
  it('is deleted when its time is over', async () => {
    const of = await aFreeReplay()
    const { expiresAt } = await watch(of)
    const key = `recordings/${of.id}.mp4`
    app.moveClock(expiresAt - app.now() - 1)
    const url = await app.ctx.files.downloadAddress({ key, type: 'video/mp4' }, later(app.now(), HOUR))
    await app.runJob('classroom.expire-recordings')
    expect(await app.ctx.files.read(key)).toBeDefined()
    app.moveClock(1)
    await app.runJob('classroom.expire-recordings')
    expect(await app.ctx.files.read(key)).toBeUndefined()
    const { status } = await fetch(new URL(url, app.url))
    expect(status).toBe(404)
    await expect(watch(of)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    app.moveClock(-100 * DAY)
  })
})
