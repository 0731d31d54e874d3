import { showDate } from '#core/kernel/time.ts'
import { startOfDay } from '#core/modules/classroom/week.ts'
import { learnersOf, requireViewer, type Page } from '#web/page/page.server.ts'
import { machineTime } from '#web/page/wording.ts'

export async function readRemarks(page: Page) {
  const viewer = await requireViewer(page)
  const { api, lang } = page
  const { remarks } = await api.classroom.listRemarks({})
  return {
    learners: learnersOf(viewer),
    remarks: remarks.map(({ month, at, ...remark }) => ({
      ...remark,
      month: showDate(startOfDay(`${month}-01`), lang, { month: 'long', year: 'numeric' }),
      on: showDate(at, lang),
      dateTime: machineTime(at),
    })),
  }
}
