// The steps that are left before the first class, in words.
import { codeOf } from '#core/kernel/error.ts'
import type { OnboardingInfo } from '#core/modules/onboarding/onboarding.ts'
import type { TaskKey } from '#core/modules/onboarding/task.ts'
import { MINUTE, parseInstant, SECOND, showDate } from '#core/kernel/time.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { redirectDocument } from 'react-router'
import { taskPaths } from '#web/page/task-paths.ts'

export async function readHub(page: Page) {
  const viewer = await requireViewer(page)
  const infos = await readInfos(page)
  const asked = page.url.searchParams.get('course')
  const info = infos.find(({ bundleId }) => bundleId === asked) ?? infos[0]
  return {
    learnerName: viewer.firstName,
    /** More than one when there is something to choose between. */
    courses: infos.map(({ bundleId, courseTitle }) => ({
      title: courseTitle,
      to: `/onboarding?course=${bundleId}`,
      isCurrent: bundleId === info?.bundleId,
    })),
    course: info && { ...describe(info), delivery: await readDelivery(page, info) },
    done: page.url.searchParams.get('done'),
  }
}
export type HubData = Awaited<ReturnType<typeof readHub>>
export type CourseData = NonNullable<HubData['course']>

/** Every course that the learner is in now, the newest first. */
async function readInfos({ api, lang }: Page): Promise<OnboardingInfo[]> {
  const enrolments = await api.enrolments.getUserActiveEnrollments({})
  const bundleIds = [...new Set(enrolments.map(({ bundleId }) => bundleId))]
  const infos = bundleIds.map((bundleId) => api.onboarding.getInfo({ bundleId, lang }).catch(unlessNone))
  return (await Promise.all(infos)).filter((info) => info !== undefined)
}

function unlessNone(error: unknown): undefined {
  if (codeOf(error) !== 'NO_ONBOARDING') throw error
}

/** Steps that wait for another come last. */
function describe({ bundleId, courseTitle, onboardingId, tasks, nextTask, doneCount, video }: OnboardingInfo) {
  const query = toQuery({ course: bundleId })
  const titleOf = (key: TaskKey | null) => tasks.find((task) => task.key === key)?.title
  const isLocked = ({ status }: OnboardingInfo['tasks'][number]) => status === 'BLOCKED'
  const inOrder = [...tasks.filter((task) => !isLocked(task)), ...tasks.filter(isLocked)]
  const filmSeconds = video && video.lengthSec * SECOND < MINUTE ? video.lengthSec : null
  const shown = inOrder.map((task) => ({
    ...task,
    path: `/onboarding/${taskPaths[task.key]}${query}`,
    waitsFor: titleOf(task.blockedBy),
    /** A film of less than a minute. */
    seconds: task.key === 'WELCOME_VIDEO' ? filmSeconds : null,
  }))
  return {
    bundleId,
    onboardingId,
    title: courseTitle,
    tasks: shown,
    next: shown.find(({ key }) => key === nextTask),
    doneCount,
    minutesLeft: tasks.filter(({ status }) => status === 'PENDING').reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

async function readDelivery({ api, lang }: Page, { onboardingId }: OnboardingInfo) {
  const { responseObject: delivery } = await api.onboarding.getDeliveryInfo({ onboardingId, lang })
  const eta = delivery?.eta ? parseInstant(`${delivery.eta}T00:00:00+05:30`) : undefined
  return delivery && { ...delivery, eta: eta === undefined ? null : showDate(eta, lang) }
}

/** Skips a step, or takes that back: from the list of them, and from each. */
export async function changeTask({ api, form, lang }: Submission): Promise<Response> {
  const course = textIn(form, 'course')
  await api.onboarding.updateTask({
    onboardingId: textIn(form, 'onboardingId'),
    taskKey: textIn(form, 'taskKey') as TaskKey, // the contract checks it
    status: textIn(form, 'status') as 'DONE' | 'SKIPPED' | 'PENDING', // likewise
    lang,
  })
  return redirectDocument(`/onboarding${toQuery({ course })}`)
}
