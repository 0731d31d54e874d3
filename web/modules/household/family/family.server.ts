// The first page for parents: each learner with their courses, the next class, and the parents' open tasks.
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import { showMoney } from '#core/kernel/money.ts'
import { showDate, startOfDayInIndia } from '#core/kernel/time.ts'
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
  const [active, upgrade, { classes }] = await Promise.all([
    api.enrolments.getUserActiveEnrollments({ userId }),
    api.profiles.checkIfGradeUpgraded({ userId }),
    api.classroom.listNextClasses({ userId, lang }),
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
    next: nextClasses(page, classes),
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

type Classes = Awaited<ReturnType<Page['api']['classroom']['listNextClasses']>>['classes']

/** The classes of today that are not over, or else the next one. */
function nextClasses({ lang, visit: { now } }: Page, classes: Classes) {
  const today = classes.filter(({ startsAt }) => startOfDayInIndia(startsAt) <= startOfDayInIndia(now))
  return {
    areToday: today.length > 0,
    classes: (today.length > 0 ? today : classes.slice(0, 1)).map(
      ({ id, kind, startsAt, endsAt, subject, teacherName }) => ({
        id,
        dateTime: machineTime(startsAt),
        tile: today.length > 0 ? timeTile(startsAt, lang) : dateTile(startsAt, lang),
        title: subject,
        note: [...(hasRoom(kind) ? [teacherName] : []), `${timeOf(startsAt, lang)} – ${timeOf(endsAt, lang)}`].join(
          ' · ',
        ),
      }),
    ),
  }
}

function nameOfGrade(grades: Grades, grade: number, stream: string | null): string {
  const known = grades.find((each) => each.grade === grade && (stream === null || each.stream === stream))
  return known?.name.text ?? String(grade)
}
