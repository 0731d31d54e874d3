// The data of a step's page, in words.
import { redirect } from 'react-router'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { TaskKey } from '#core/modules/onboarding/task.ts'
import { requireViewer, type Page } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { taskOfPath, taskPaths } from '#web/page/task-paths.ts'
import { readScreen } from './read-screens.server.ts'

/** Leads to the list of steps where this one is not among them. */
export async function readStep(page: Page, path: string) {
  const key = taskOfPath(path)
  if (!key) throw commonErrors.NOT_FOUND_ERROR()
  const viewer = await requireViewer(page)
  const info = await readInfo(page)
  const hubPath = `/onboarding${toQuery({ course: info.bundleId })}`
  const task = info.tasks.find((each) => each.key === key)
  if (!task) throw redirect(hubPath)
  const blocker = info.tasks.find((each) => each.key === task.blockedBy)
  return {
    onboardingId: info.onboardingId,
    bundleId: info.bundleId,
    hubPath,
    title: task.title,
    why: task.why,
    status: task.status,
    isSkippable: task.isSkippable,
    blockedBy: blocker && { title: blocker.title, path: stepPath(blocker.key, info.bundleId) },
    screen: await readScreen(page, { key, info, viewer }),
  }
}
export type StepData = Awaited<ReturnType<typeof readStep>>

export function readInfo({ api, url, lang }: Page) {
  const course = BundleId.safeParse(url.searchParams.get('course'))
  return api.onboarding.getInfo({ lang, ...(course.success ? { bundleId: course.data } : {}) })
}

export function stepPath(key: TaskKey, bundleId: string): string {
  return `/onboarding/${taskPaths[key]}${toQuery({ course: bundleId })}`
}
