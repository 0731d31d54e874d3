// Teachers' pages are for staff: their texts are in English.
import { data, redirectDocument } from 'react-router'
import { textIn, unlessMissing, type Page, type Submission } from '#web/page/page.server.ts'
import { momentOf } from '#web/page/wording.ts'

export async function readAnswersToMark({ api }: Page) {
  const { tasks, waiting, serverTime } = await api.marking.listMarking({})
  return {
    waiting,
    tasks: tasks.map(({ dueAt, ...task }) => ({ ...task, due: momentOf(dueAt, 'en'), isLate: dueAt < serverTime })),
  }
}

const TASK = /^mkt\w{10,40}$/

export async function readSheet({ api }: Page, id: string) {
  const sheet = TASK.test(id) ? await unlessMissing(api.marking.getMarkingSheet({ id: id as never })) : undefined // the pattern's
  if (!sheet) throw data(null, { status: 404 })
  return { ...sheet, due: momentOf(sheet.dueAt, 'en') }
}

export type SheetData = Awaited<ReturnType<typeof readSheet>>

/** The next answer follows. */
export async function mark({ api, form }: Submission, id: string) {
  const lines = [...form.entries()].flatMap(([name, value]) =>
    name.startsWith('line-') ? [{ id: name.slice('line-'.length), marks: String(value) }] : [],
  )
  await api.marking.markAnswer({ id: id as never, lines, remark: textIn(form, 'remark') }) // the endpoint checks them
  const { tasks } = await api.marking.listMarking({})
  const [next] = tasks
  return redirectDocument(next ? `/teach/marking/${next.id}` : '/teach/marking')
}
