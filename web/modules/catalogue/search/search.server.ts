import type { Page } from '#web/page/page.server.ts'
import { cardWords } from '../card.server.ts'
import { gradeWords } from '../list/course-index.server.ts'

export type SearchData = Awaited<ReturnType<typeof readSearch>>

const LONGEST_TERM = 100

export async function readSearch(page: Page) {
  const { api, lang, url } = page
  const term = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_TERM)
  if (term === '') return { term, result: undefined }
  const { grades, subjects, teachers, courses, total } = await api.catalogue.searchShop({ term, lang })
  // When one subject is named, the lists hold its courses only.
  const subject = subjects.length === 1 ? subjects[0]?.key : undefined
  return {
    term,
    result: {
      total,
      grades: grades.map((grade) => gradeWords(grade, page, { subject })),
      teachers: teachers.map((teacher) => ({ ...teacher, subjects: teacher.subjects.join(', ') })),
      courses: courses.map((course) => cardWords(course, page)),
    },
  }
}
