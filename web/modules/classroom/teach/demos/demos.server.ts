import { gradeName } from '#core/taxonomy/grade.ts'
import { textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { momentOf, timeOf } from '#web/page/wording.ts'
import { DEMO_SUBJECTS } from './subjects.ts'

/** The demos of the last and the next seven days. */
export async function readDemos({ api }: Page) {
  const { demos, givesDemos, topic } = await api.demosTeaching.listTaughtDemos({})
  return {
    givesDemos,
    topic,
    notesDue: demos.filter(({ noteDueAt }) => noteDueAt !== null).length,
    demos: demos.map(({ startsAt, endsAt, noteDueAt, category, grade, ...demo }) => ({
      ...demo,
      title: `${DEMO_SUBJECTS[category]}, ${gradeName(grade)}`,
      when: momentOf(startsAt, 'en'),
      till: timeOf(endsAt),
      noteDue: noteDueAt === null ? null : momentOf(noteDueAt, 'en'),
    })),
  }
}
export type TaughtDemoData = Awaited<ReturnType<typeof readDemos>>['demos'][number]

export async function writeNote({ api, form }: Submission) {
  await api.demosTeaching.writeOutcome({ id: textIn(form, 'id') as never, note: textIn(form, 'note') }) // the contract's schema reads both
  return { sent: textIn(form, 'id') }
}
