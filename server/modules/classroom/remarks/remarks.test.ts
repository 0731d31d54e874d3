import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromIndia, MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { insertAttendance } from '../attendance/store-attendance.ts'
import { insertHeldClass } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const office = () => app.as(clerk('stf000000000000000082', 'classes.view', 'classes.approve'))
const TEXT = 'Draws every circuit before solving it. Next: write the units.'

/** A teacher, and a learner who attended one of two classes of November. */
async function aTaughtLearner() {
  const teacher = await aTeacher(app.ctx, { name: 'Ananya Rao' })
  const family = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011, firstName: 'Meera', lastName: 'Nair' })
  const held: [day: number, isAttended: boolean][] = [[3, true], [10, false]] // prettier-ignore
  for (const [day, isAttended] of held) {
    const id = await insertHeldClass(app.ctx, { isFree: false, teacherId: teacher.id })
    const line = { learnerId: family.learnerId, presentMs: 30 * MINUTE, isAttended, isLate: false, leftEarly: false }
    await inTransaction(app.ctx.db, (tx) => insertAttendance(tx, id, [line]))
    const startsAt = fromIndia(2026, 11, { day, minutes: 19 * 60 })
    await app.asOwner(`update classroom.session set starts_at = to_timestamp(${startsAt / 1_000}), ends_at = to_timestamp(${startsAt / 1_000 + 3_600}), status = 'ENDED' where id = '${id}'`) // prettier-ignore
  }
  const desk = app.as({ kind: 'teacher', teacherId: teacher.id }).classroomTeaching
  const write = (text = TEXT, month = '2026-11') => desk.writeRemark({ learnerId: family.learnerId, month, text })
  return { teacher, family, desk, write }
}

const waitingOf = async ({ learnerId }: AHousehold) => {
  const [remark] = (await office().staffRemarks.list({ learnerId, size: 1 })).data
  return remark!
}
const decide = async (family: AHousehold, isApproved: boolean, note?: string) => {
  const { id, version } = await waitingOf(family)
  return office().staffRemarkActions.decideRemark({ id, version, isApproved, ...(note && { note }) })
}
const readBy = async (family: AHousehold) => (await app.as(family).classroom.listRemarks({})).remarks

describe('a remark on a learner’s month', () => {
  it('is read by the family once staff have published it, and is announced to them', async () => {
    const { family, desk, write } = await aTaughtLearner()
    expect(await desk.listTeacherRemarks({})).toMatchObject({
      month: '2026-11',
      learners: [{ name: 'Meera Nair', classes: 2, attended: 1, remark: null }],
    })
    await write()
    expect(await readBy(family)).toEqual([])
    await decide(family, true)
    expect(await readBy(family)).toMatchObject([{ month: '2026-11', text: TEXT, teacherName: 'Ananya Rao' }])
    await app.runJobs()
    const { notices } = await app.as(family).notices.listNotices({})
    expect(notices).toMatchObject([{ type: 'teacher-remark', link: '/me/remarks' }])
    // The family has read it.
    await expect(write('Another text that comes too late.')).rejects.toMatchObject({ code: 'REMARK_IS_PUBLISHED' })
  })

  it('goes back to the teacher with an answer, and waits again once it is rewritten', async () => {
    const { family, desk, write } = await aTaughtLearner()
    await write('He never listens and never will.')
    await decide(family, false, 'Please name a next step')
    expect((await desk.listTeacherRemarks({ month: '2026-11' })).learners[0]?.remark).toMatchObject({
      status: 'REFUSED',
      note: 'Please name a next step',
    })
    expect(await readBy(family)).toEqual([])
    await write()
    expect((await desk.listTeacherRemarks({})).learners[0]?.remark).toEqual({ text: TEXT, status: 'WAITING', note: null }) // prettier-ignore
    await decide(family, true)
    await expect(decide(family, true)).rejects.toMatchObject({ code: 'REMARK_DECIDED' })
  })

  it('is published as it was read: one that the teacher has rewritten since is read again', async () => {
    const { family, write } = await aTaughtLearner()
    await write()
    const { id, version } = await waitingOf(family)
    await write('Rewritten while somebody read the first text.')
    await expect(office().staffRemarkActions.decideRemark({ id, version, isApproved: true })).rejects.toMatchObject({ code: 'STALE_VERSION' }) // prettier-ignore
    expect(await readBy(family)).toEqual([])
  })

  it('is refused on a learner of another teacher or another month, and that is written down', async () => {
    const [own, other] = [await aTaughtLearner(), await aTaughtLearner()]
    const foreign = { learnerId: other.family.learnerId, month: '2026-11', text: TEXT }
    await expect(own.desk.writeRemark(foreign)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(own.write(TEXT, '2026-10')).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const { rows } = await app.pool.query('select action from platform.audit where subject = $1', [
      other.family.learnerId,
    ])
    expect(rows).toEqual([{ action: 'remark on another teacher’s learner' }])
  })

  it('hides numbers and addresses, and no other family reads it', async () => {
    const { family, write } = await aTaughtLearner()
    await write('Call me on 98765 43210 about the next test.')
    await decide(family, true)
    expect((await readBy(family))[0]?.text).toBe('Call me on ••• about the next test.')
    const stranger = await aHousehold(app.ctx, { hasConsent: true })
    expect(await readBy(stranger)).toEqual([])
    await expect(app.as(stranger).classroom.listRemarks({ userId: family.learnerId })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
  })
})
