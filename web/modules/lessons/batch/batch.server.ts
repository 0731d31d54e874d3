// The batches of a learner's course: which one it is, which have a seat, and how to change.
import { data, redirectDocument } from 'react-router'
import { showDate } from '#core/kernel/time.ts'
import { shownClashes } from '#web/page/course/clashes.server.ts'
import { learnersOf, requireViewer, textIn, unlessMissing, type Page, type Submission } from '#web/page/page.server.ts'
import { clockOf, momentOf, weekdayName } from '#web/page/wording.ts'

const COURSE = /^bun[0-9a-z]{18}$/

export async function readBatches(page: Page, bundleId: string) {
  const viewer = await requireViewer(page)
  const { api, lang, url } = page
  const found = COURSE.test(bundleId) ? await unlessMissing(api.classroom.listBatches({ bundleId, lang })) : undefined
  if (!found) throw data(null, { status: 404 })
  const { courseTitle, isEnrolled, changesLeft, batches } = found
  return {
    learners: learnersOf(viewer),
    bundleId,
    courseTitle,
    isEnrolled,
    changesLeft,
    done: url.searchParams.get('done'),
    batches: batches.map(({ startsAt, classes, offeredUntil, clashes, ...batch }) => ({
      ...batch,
      clashes: batch.isOwn ? [] : shownClashes(clashes, lang),
      startsOn: showDate(startsAt, lang),
      offeredUntil: offeredUntil === null ? null : momentOf(offeredUntil, lang),
      classes: classes.map(
        ({ weekday, startMinutes, subject }) =>
          `${weekdayName(weekday, lang)} ${clockOf(startMinutes, lang)} ${subject}`,
      ),
    })),
  }
}
export type BatchesData = Awaited<ReturnType<typeof readBatches>>

const DONE: Readonly<Record<string, string>> = { change: 'changed', wait: 'waiting' }

export async function changeBatches({ api, form }: Submission, bundleId: string) {
  if (!COURSE.test(bundleId)) throw data(null, { status: 404 })
  const [intent, batchId] = [textIn(form, 'intent'), textIn(form, 'batchId')]
  if (intent === 'change') await api.classroom.changeBatch({ bundleId, batchId })
  else await api.classroom.waitForBatch({ bundleId, batchId, isWaiting: intent === 'wait' })
  return redirectDocument(`/learn/${bundleId}/batch?done=${DONE[intent] ?? 'left'}`)
}
