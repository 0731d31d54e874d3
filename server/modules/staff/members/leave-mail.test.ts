import { afterAll, beforeAll, expect, it } from 'vitest'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aMember } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const office = () => app.as(clerk('stf000000000000000083', 'classes.view', 'classes.edit', 'classes.approve'))

it('a teacher reads by mail that their leave is approved or refused, with the answer and once', async () => {
  const { id: teacherId } = await aTeacher(app.ctx, { name: 'Ananya Rao' })
  const { email } = await aMember(app.ctx, { name: 'Ananya Rao', roles: [], teacherId })
  const desk = app.as({ kind: 'teacher', teacherId }).classroomTeaching
  const mails = async () => {
    await app.runJobs()
    return ((await app.sandbox.outbox(email)) as { subject: string; text: string }[]).map(({ subject, text }) => ({
      subject,
      text,
    }))
  }
  const first = await desk.askForLeave({ firstDay: '2026-11-30', lastDay: '2026-12-01', reason: 'A wedding' })
  expect(await mails()).toEqual([])
  await office().staffLeaveActions.decideLeave({
    id: first.id,
    isApproved: true,
    note: 'Have a good time',
    classes: [],
  })
  const approved = await mails()
  expect(approved).toMatchObject([{ subject: 'Your leave is approved' }])
  expect(approved[0]?.text).toContain('your leave of 30 Nov 2026 – 1 Dec 2026 is approved.')
  expect(approved[0]?.text).toContain('Answer: Have a good time')
  expect(approved[0]?.text).toContain('/teach/leave')
  const second = await desk.askForLeave({ firstDay: '2026-12-24', lastDay: '2026-12-24', reason: 'A journey' })
  await office().staffLeaveActions.decideLeave({ id: second.id, isApproved: false, classes: [] })
  const both = await mails()
  expect(both.map(({ subject }) => subject).toSorted()).toEqual(['Your leave is approved', 'Your leave is refused'])
})
