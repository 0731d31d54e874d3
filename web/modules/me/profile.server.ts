import { LANGUAGES, languageNames } from '#core/taxonomy/language.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import { studyQuery, readChoice } from '#web/page/choice.server.ts'
import type { Page, Viewer } from '#web/page/page.server.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'

export async function readProfile(page: Page) {
  const viewer = await page.viewer()
  if (!viewer) throw commonErrors.NOT_LOGGED_IN()
  const { firstName, lastName, phone, email, pinCode, studentInfo } = viewer
  return {
    phone: showPhone(phone),
    person: { firstName, lastName, email, pinCode },
    studies: await readStudies(page, viewer),
    language: { chosen: studentInfo.language ?? '', all: LANGUAGES.map((value) => ({ value, text: languageNames[value] })) },
    /** Which form has just been kept. */
    saved: page.url.searchParams.get('saved'),
  } // prettier-ignore
}
export type ProfileData = Awaited<ReturnType<typeof readProfile>>

/** What is chosen, with what may be chosen instead. A class picked on the page, and not kept yet, counts more than the kept one. */
async function readStudies(page: Page, { studentInfo }: Viewer) {
  const { searchParams } = page.url
  const isPicking = searchParams.has('grade')
  const choice = await readChoice(page, isPicking ? searchParams : studyQuery(studentInfo))
  const isKnown = isPicking || studentInfo.grade !== null
  return choice && { ...choice, query: isKnown ? choice.query : { grade: '', board: '', target: '' } }
}

/** The class, board and target of a form, as the profile keeps them; what does not go together gives way. */
export async function studiesIn(page: Page, form: URLSearchParams) {
  const choice = await readChoice(page, form)
  if (!choice) return {}
  const { grade, stream, board, target } = choice
  return { grade, stream: stream ?? null, board, target }
}
