// The first page for parents: each learner with their courses, the next class, and the parents' open tasks.
import { showMoney } from '#core/kernel/money.ts'
import { MINUTE, later, showDate, startOfDayInIndia } from '#core/kernel/time.ts'
import { nextStart } from '#core/modules/catalogue/class-times.ts'
import { requireViewer, type Page, type Viewer } from '#web/page/page.server.ts'
import { dateTile, machineTime, timeOf, timeTile } from '#web/page/wording.ts'

type Grades = Awaited<ReturnType<Page['api']['catalogue']['getGradeBoards']>>['grades']
type Plans = Awaited<ReturnType<Page['api']['instalments']['listInstalmentPlans']>>
type HouseholdLearner = Viewer['learners'][number]

export async function readFamily(page: Page) {
  const viewer = await requireViewer(page)
  const { api, lang } = page
  const [{ grades }, invitations, plans] = await Promise.all([
    api.catalogue.getGradeBoards({ lang }),
    api.households.listInvitations({}),
    api.instalments.listInstalmentPlans({}),
  ])
  return {
    learners: await Promise.all(
      viewer.learners.map((learner) => readLearner(page, { viewer, learner, grades, plans })),
    ),
    invitations: invitations.map(({ invitationId, grade, invitedBy, expiresAt }) => ({
      invitationId,
      grade: grade === null ? null : nameOfGrade(grades, grade, null),
      invitedBy,
      till: showDate(expiresAt, lang),
    })),
  }
}
export type FamilyData = Awaited<ReturnType<typeof readFamily>>
export type LearnerData = FamilyData['learners'][number]

interface LearnerContext {
  readonly viewer: Viewer
  readonly learner: HouseholdLearner
  readonly grades: Grades
  readonly plans: Plans
}

async function readLearner(page: Page, { viewer, learner, grades, plans }: LearnerContext) {
  const { api, lang } = page
  const { userId, studentInfo } = learner
  const [active, upgrade] = await Promise.all([
    api.enrolments.getUserActiveEnrollments({ userId }),
    api.profiles.checkIfGradeUpgraded({ userId }),
  ])
  const bundles = await api.catalogue.getBundles({ bundleIds: active.map(({ bundleId }) => bundleId), lang })
  const tillOf = new Map(active.map(({ bundleId, validTill }) => [bundleId as string, validTill]))
  return {
    userId,
    firstName: learner.firstName,
    studentInfo,
    standing: learner.standing,
    isHome: learner.isHome,
    isChosen: userId === viewer.userId,
    grade: studentInfo.grade === null ? null : nameOfGrade(grades, studentInfo.grade, studentInfo.stream),
    courses: bundles.map(({ id, title }) => ({ id, title, till: showDate(tillOf.get(id) ?? page.visit.now, lang) })),
    next: nextClass(page, bundles),
    dues: duesOf(
      page,
      plans.filter((plan) => plan.userId === userId),
    ),
    upgrade: upgradeOf(upgrade, grades),
  }
}

/** The next instalment of each course that was bought in instalments. */
function duesOf({ lang }: Page, plans: Plans) {
  return plans.flatMap(({ planId, title, nextInstalment: next }) =>
    next === null
      ? []
      : [
          {
            planId,
            title,
            amount: showMoney(next.totalAmount),
            on: showDate(next.dueDate, lang),
            isLate: next.paymentStatus === 'OVERDUE',
          },
        ],
  )
}

interface Upgrade {
  readonly isGradeUpgraded: boolean
  readonly grade: number | null
  readonly nextGrade: number | null
}

/** From class 11 on there is a stream to choose as well: that is asked on the profile. */
function upgradeOf({ isGradeUpgraded, grade, nextGrade }: Upgrade, grades: Grades) {
  if (!isGradeUpgraded || grade === null || nextGrade === null) return undefined
  return { from: nameOfGrade(grades, grade, null), to: nameOfGrade(grades, nextGrade, null) }
}

type Bundles = Awaited<ReturnType<Page['api']['catalogue']['getBundles']>>

function nextClass({ lang, visit: { now } }: Page, bundles: Bundles) {
  const [next] = bundles
    .flatMap(({ title, batches }) =>
      (batches[0]?.timetable ?? []).map((slot) => ({ ...slot, course: title.text, at: nextStart(slot, now) })),
    )
    .toSorted((a, b) => a.at - b.at)
  if (!next) return undefined
  const isToday = startOfDayInIndia(next.at) === startOfDayInIndia(now)
  const till = timeOf(later(next.at, next.lengthMinutes * MINUTE))
  return {
    dateTime: machineTime(next.at),
    tile: isToday ? timeTile(next.at) : dateTile(next.at, lang),
    title: next.subject,
    note: [next.teacherName, `${timeOf(next.at)} – ${till}`].join(' · '),
  }
}

function nameOfGrade(grades: Grades, grade: number, stream: string | null): string {
  const known = grades.find((each) => each.grade === grade && (stream === null || each.stream === stream))
  return known?.name.text ?? String(grade)
}
