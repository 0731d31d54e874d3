// The teacher's area is for staff: its texts are in English.
import { redirectDocument } from 'react-router'
import { DomainError } from '#core/kernel/error.ts'
import { showDate, type Instant } from '#core/kernel/time.ts'
import { startOfDay } from '#core/modules/classroom/week.ts'
import { textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { toProblem } from '#web/page/problem.server.ts'
import { momentOf, timeOf } from '#web/page/wording.ts'

/** The teacher's leave, and their classes on the days that they have chosen. */
export async function readLeave(page: Page) {
  const { leaves } = await page.api.classroomTeaching.listLeave({})
  return {
    preview: await readPreview(page),
    leaves: leaves.map(({ firstDay, lastDay, classes, ...leave }) => ({
      ...leave,
      days: daysOf(firstDay, lastDay),
      classes: classes.map(({ movedTo, ...each }) => ({
        ...lineOf(each),
        action: each.action,
        substitute: each.substitute,
        movedTo: movedTo && momentOf(movedTo, 'en'),
      })),
    })),
  }
}

export type LeaveData = Awaited<ReturnType<typeof readLeave>>

async function readPreview({ api, url, locale }: Page) {
  const [firstDay, lastDay] = [url.searchParams.get('firstDay'), url.searchParams.get('lastDay')]
  if (!firstDay || !lastDay) return undefined
  try {
    const { classes } = await api.classroomTeaching.listLeaveClasses({ firstDay, lastDay })
    return { firstDay, lastDay, days: daysOf(firstDay, lastDay), classes: classes.map(lineOf), problem: undefined }
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) throw error
    return { firstDay, lastDay, days: '', classes: [], problem: toProblem(error, locale) }
  }
}

interface Line {
  readonly sessionId: string
  readonly subject: string
  readonly courseTitles: readonly string[]
  readonly startsAt: Instant
  readonly endsAt: Instant
}

function lineOf({ sessionId, subject, courseTitles, startsAt, endsAt }: Line) {
  return {
    sessionId,
    subject,
    courses: courseTitles.join(', '),
    when: `${momentOf(startsAt, 'en')} – ${timeOf(endsAt)}`,
  }
}

function daysOf(firstDay: string, lastDay: string): string {
  const [first, last] = [firstDay, lastDay].map((day) => showDate(startOfDay(day), 'en'))
  return first === last ? String(first) : `${first} – ${last}`
}

export async function changeLeave({ api, form }: Submission) {
  const withdrawn = textIn(form, 'withdraw')
  if (withdrawn !== '') {
    await api.classroomTeaching.withdrawLeave({ id: withdrawn as never }) // the endpoint checks it
    return redirectDocument('/teach/leave')
  }
  const [firstDay, lastDay, reason] = [textIn(form, 'firstDay'), textIn(form, 'lastDay'), textIn(form, 'reason')]
  await api.classroomTeaching.askForLeave({ firstDay, lastDay, reason })
  return redirectDocument('/teach/leave')
}
