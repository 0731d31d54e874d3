import { stateChoicesIn } from '#core/taxonomy/state-names.ts'
import { LANGUAGES, languageNames } from '#core/taxonomy/language.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import { studyQuery, readChoice } from '#web/page/choice.server.ts'
import { learnersOf, requireViewer, type Page, type Viewer } from '#web/page/page.server.ts'

export async function readProfile(page: Page) {
  const viewer = await requireViewer(page)
  const { firstName, lastName, phone, email, isEmailVerified, pinCode, stateCode, studentInfo, standing } = viewer
  return {
    phone: showPhone(phone),
    person: { firstName, lastName, email },
    place: { pinCode, stateCode, states: stateChoicesIn(page.lang) },
    /** A child's name is stored only after a parent has consented. */
    mayName: standing !== 'CHILD',
    isEmailVerified,
    learners: learnersOf(viewer),
    studies: await readStudies(page, viewer),
    language: { chosen: studentInfo.language ?? '', all: LANGUAGES.map((value) => ({ value, text: languageNames[value] })) },
    /** Which form has just been kept. */
    saved: page.url.searchParams.get('saved'),
  } // prettier-ignore
}
export type ProfileData = Awaited<ReturnType<typeof readProfile>>

/**
 * The chosen class, board and target, with the other options. A class that was picked on the page but is not saved yet
 * has priority over the saved one.
 */
async function readStudies(page: Page, { studentInfo }: Viewer) {
  const { searchParams } = page.url
  const isPicking = searchParams.has('grade')
  const choice = await readChoice(page, isPicking ? searchParams : studyQuery(studentInfo))
  const isKnown = isPicking || studentInfo.grade !== null
  return choice && { ...choice, query: isKnown ? choice.query : { grade: '', board: '', target: '' } }
}
