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
      return staff.update({ id: of.id, version, isRemoved, ...(reason === undefined ? {} : { reason }) })
    }
    await expect(change(true)).rejects.toMatchObject({ code: 'REASON_IS_NEEDED' })
    await change(true, 'A phone number can be read in it')
    await expect(watch(of)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await change(false, 'The number belongs to our office')
    expect((await watch(of)).film?.lengthSec).toBe(60)
  })

  it('need the permission to edit classes', async () => {
    const { id } = await aFreeReplay()
    const support = app.as(SUPPORT)
    const { version } = await support.staffRecordings.one({ id })
    const change = { id, version, isRemoved: true, reason: 'A mistake' }
    await expect(support.staffRecordings.update(change)).rejects.toMatchObject({ status: 403 })
    await expect(support.staffRecordingActions.askRoom({ id })).rejects.toMatchObject({ status: 403 })
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
