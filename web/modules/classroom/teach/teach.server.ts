// The teacher's area is for staff: its texts are in English.
import { redirectDocument } from 'react-router'
import { codeOf } from '#core/kernel/error.ts'
import { load, textIn, type Page, type PageArgs, type Submission } from '#web/page/page.server.ts'
import { momentOf, timeOf } from '#web/page/wording.ts'

/** The classes of today and tomorrow; undefined for somebody who is not logged in as a teacher. */
export async function readToday(page: Page) {
  const today = await unlessOutside(page.api.classroomTeaching.listToday({}))
  return {
    today: today && {
      teacherName: today.teacherName,
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

/** Leads to the teacher's login instead of that of families. */
export function loadForTeacher<T>(asked: PageArgs, work: (page: Page) => Promise<T>): Promise<T> {
  return load(asked, async (page) => {
    const found = await unlessOutside(work(page))
    if (found === undefined) throw redirectDocument('/teach')
    return found
  })
}

async function unlessOutside<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (['NOT_LOGGED_IN', 'FORBIDDEN_ERROR'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}
