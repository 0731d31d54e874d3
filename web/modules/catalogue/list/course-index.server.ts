import type { IndexedGrade } from '#core/modules/catalogue/search.ts'
import { showMoney } from '#core/kernel/money.ts'
import { languageNameIn } from '#core/taxonomy/language.ts'
import type { Page } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'

export type CourseIndexData = Awaited<ReturnType<typeof readCourseIndex>>

export async function readCourseIndex(page: Page) {
  const { grades, total } = await page.api.catalogue.getCourseIndex({ lang: page.lang })
  return { total, grades: grades.map((grade) => gradeWords(grade, page)) }
}

export type GradeView = ReturnType<typeof gradeWords>

/** A class with the paths of its lists. `more` narrows them further. */
export function gradeWords(
  { key, name, courses, fromPrice, picture, targets }: IndexedGrade,
  { lang }: Page,
  more = {},
) {
  const pathOf = (board: string | undefined, target: string) =>
    `/courses${toQuery({ grade: key, board, target, ...more })}`
  return {
    key,
    name,
    courses,
    picture,
    fromPrice: showMoney(fromPrice),
    targets: targets.map(({ boards, languages, ...target }) => ({
      key: target.key,
      name: target.name,
      courses: target.courses,
      languages: languages.map((language) => languageNameIn(language, lang)).join(', '),
      path: pathOf(boards[0]?.key, target.key),
      boards: boards.map((board) => ({ ...board, path: pathOf(board.key, target.key) })),
    })),
  }
}
