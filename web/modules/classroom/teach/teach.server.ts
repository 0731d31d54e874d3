// The teacher's area is for staff: its texts are in English.
import { redirectDocument } from 'react-router'
import { textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { unlessOutside } from '#web/sign-in/teacher.server.ts'
import { readDemos } from './demos/demos.server.ts'
import { momentOf, timeOf } from '#web/page/wording.ts'

/** The classes of today and tomorrow; undefined for somebody who is not logged in as a teacher. */
export async function readToday(page: Page) {
  const today = await unlessOutside(page.api.classroomTeaching.listToday({}))
  const [marking, demos] = today
    ? await Promise.all([page.api.marking.listMarking({}), readDemos(page)])
    : [undefined, undefined]
  return {
    today: today && {
      teacherName: today.teacherName,
      demos: demos && { givesDemos: demos.givesDemos, topic: demos.topic, notesDue: demos.notesDue },
      answersToMark: marking?.waiting ?? 0,
      classes: today.classes.map(({ startsAt, endsAt, opensAt, ...each }) => ({
        ...each,
        when: momentOf(startsAt, 'en'),
        till: timeOf(endsAt),
        isOpen: opensAt <= today.serverTime,
      })),
    },
  }
}

/** Logs a teacher in or out. */
export async function changeLogin({ api, form }: Submission) {
  if (textIn(form, 'intent') === 'out') await api.staffTeaching.logOutOfTeaching({})
  else
    await api.staffTeaching.logInToTeach({
      email: textIn(form, 'email'),
      password: String(form.get('password') ?? ''),
      code: textIn(form, 'code'),
    })
  return redirectDocument('/teach')
}
