// One thing of each kind that endpoints declare as the caller's, with its owner and somebody else of the same kind.
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { insertHeldClass } from '#server/modules/classroom/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import type { TestApp } from '../../app.ts'

export interface OwnThing {
  readonly id: string
  /** An id of the right form that nothing has. */
  readonly unknown: string
}

export interface OwnThings {
  readonly household: AHousehold
  readonly otherHousehold: AHousehold
  readonly teacher: Teacher
  readonly otherTeacher: Teacher
  readonly byKind: Readonly<Record<string, OwnThing>>
}

export async function prepareOwnThings(app: TestApp): Promise<OwnThings> {
  const adult = { hasConsent: true, birthYear: 1990 }
  const [household, otherHousehold] = [await aHousehold(app.ctx, adult), await aHousehold(app.ctx, adult)]
  const [teacher, otherTeacher] = [await teacherOf(app), await teacherOf(app)]
  const family = app.as(household)
  const { paperId, single } = await aTestPaper(app.ctx)
  const { attemptId: attempt } = await family.attempts.startTest({ id: paperId as never })
  const ticket = await family.tickets.openTicket({
    category: 'OTHER',
    subject: 'A question',
    text: 'How is it?',
    files: [],
  })
  const file = await family.uploads.getPreSignedKey({ filename: 'a.jpg', contentType: 'image/jpeg', action: 'UPLOAD' })
  const request = await family.privacy.askForData({ kind: 'EXPORT', text: 'All of it, please.' })
  const course = await aBundle(app.ctx)
  await aBatch(app.ctx, course)
  await anEnrolledLearner(app.ctx, household, course.id)
  await app.runJobs()
  const [enrolment] = await family.enrolments.getEnrolments({})
  const { onboardingId } = await family.onboarding.getInfo({})
  const leave = await app
    .as(teacher)
    .classroomTeaching.askForLeave({ firstDay: '2026-12-24', lastDay: '2026-12-26', reason: 'A wedding' })
  const ids = {
    attempt,
    paper: await aPracticeSet(app, household, attempt),
    ticket: ticket.id,
    file: file.key,
    dataRequest: request.id,
    enrolment: enrolment?.bundleEnrolmentId ?? '',
    onboarding: onboardingId,
    taughtClass: await insertHeldClass(app.ctx, { isFree: true, teacherId: teacher.teacherId }),
    leave: leave.id,
    markingTask: await aTask(app, { attempt, paperId, questionId: single, teacher, household }),
  }
  const entries = Object.entries(ids).map(
    ([kind, id]) => [kind, { id, unknown: id.slice(0, 3) + '0'.repeat(18) }] as const,
  )
  return { household, otherHousehold, teacher, otherTeacher, byKind: Object.fromEntries(entries) }
}

async function teacherOf(app: TestApp): Promise<Teacher> {
  const { id: teacherId } = await aTeacher(app.ctx)
  return { kind: 'teacher', teacherId }
}

async function aPracticeSet(app: TestApp, { learnerId }: AHousehold, attempt: string): Promise<string> {
  const { paperId } = await aTestPaper(app.ctx)
  await app.asOwner(
    `update papers.paper set learner_id = '${learnerId}', attempt_id = '${attempt}' where id = '${paperId}'`,
  )
  return paperId
}

interface TaskParts {
  readonly attempt: string
  readonly paperId: string
  readonly questionId: string
  readonly teacher: Teacher
  readonly household: AHousehold
}

async function aTask(app: TestApp, { attempt, paperId, questionId, teacher, household }: TaskParts): Promise<string> {
  const id = app.ctx.newId('mkt')
  await app.asOwner(`insert into marking.task (id, attempt_id, learner_id, paper_id, question_id, no, teacher_id, is_marked_twice, submitted_at, due_at)
    values ('${id}', '${attempt}', '${household.learnerId}', '${paperId}', '${questionId}', 1, '${teacher.teacherId}', false, now(), now())`)
  return id
}
