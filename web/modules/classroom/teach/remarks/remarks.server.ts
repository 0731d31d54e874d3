// The teacher's area is for staff: its texts are in English.
import { redirectDocument } from 'react-router'
import { fromIndia, indianDay, showDate } from '#core/kernel/time.ts'
import { startOfDay } from '#core/modules/classroom/week.ts'
import { textIn, type Page, type Submission } from '#web/page/page.server.ts'

export type RemarksData = Awaited<ReturnType<typeof readRemarks>>

export async function readRemarks({ api, url }: Page) {
  const given = url.searchParams.get('month') ?? ''
  const { month, learners } = await api.classroomTeaching.listTeacherRemarks(MONTH.test(given) ? { month: given } : {})
  return {
    month,
    name: nameOf(month),
    before: monthAfter(month, -1),
    after: monthAfter(month, 1),
    isDone: url.searchParams.get('done') === '1',
    learners,
  }
}

const MONTH = /^20[2-9]\d-(0[1-9]|1[0-2])$/

function nameOf(month: string): string {
  return showDate(startOfDay(`${month}-01`), 'en', { month: 'long', year: 'numeric' })
}

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return indianDay(fromIndia(year, number + by)).slice(0, 7)
}

export async function saveRemark({ api, form }: Submission) {
  const [learnerId, month, text] = [textIn(form, 'learnerId'), textIn(form, 'month'), textIn(form, 'text')]
  await api.classroomTeaching.writeRemark({ learnerId: learnerId as never, month, text }) // the endpoint checks it
  return redirectDocument(`/teach/remarks?month=${month}&done=1`)
}
