import { redirect } from 'react-router'
import { SHORT_PROGRAM_TYPES, type ShortProgramType } from '#core/modules/listings/shelf.ts'
import { readChoice, type Shelf } from '#web/page/choice.server.ts'
import { followOldChoice } from '#web/page/old-choice.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { cardWords } from '../card.server.ts'
import { listQueryOf, listedOf, oneOf } from '../list/list-query.server.ts'

export type ShortPrograms = Awaited<ReturnType<typeof readShortPrograms>>

/** Each tab has its own classes, boards and targets to choose from; one with nothing in it, those of all. */
export async function readShortPrograms(page: Page) {
  const { api, url } = page
  await followOldChoice(page)
  const type = oneOf(url.searchParams.get('type'), SHORT_PROGRAM_TYPES) ?? 'FEATURED'
  const choice =
    (await readChoice(page, url.searchParams, shelfOf(page, type))) ??
    (await readChoice(page, url.searchParams, shelfOf(page)))
  // There is no short programme of any kind yet.
  if (!choice) throw redirect('/courses')
  const asked = listQueryOf(page, choice)
  const answer = await api.listings.getShortPrograms({
    ...asked,
    type,
  })
  return {
    ...listedOf(choice, asked, answer, { type }),
    type,
    courses: answer.courses.map((course) => cardWords(course, page)),
  }
}

function shelfOf({ api, lang }: Page, type?: ShortProgramType): Shelf {
  const asked = { lang, ...(type ? { type } : {}) }
  return {
    gradeBoards: () => api.listings.getShortProgramGradeBoards(asked),
    targets: (studying) => api.listings.getShortProgramTargets({ ...studying, ...asked }),
  }
}
