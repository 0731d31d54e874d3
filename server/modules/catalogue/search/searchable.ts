// Courses and teachers for the search of the site.
import { LANGUAGES, languageNameIn, type LocalisedText } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inItsLanguages } from '#server/platform/points/searchable.ts'
import { namedBoardTexts } from '../choices.ts'
import { listCourseTeachers, listLiveTargets, listSubjects, listTeachers, type NamedKey } from '../store-lists.ts'
import { listListedCourses } from './store-search.ts'

export const catalogueSearchable = { COURSE: courseDocuments, TEACHER: teacherDocuments }

/** In the words of four languages, and as Indian schools say it in Latin letters. */
const MEDIUM = 'medium माध्यम मीडियम வழி மீடியம்'

/** A course is found by its title, board, target, subjects, teachers and the language that it is taught in. */
async function courseDocuments(ctx: Ctx, ids: readonly string[]) {
  const [courses, taught, targets, boards, subjects] = await Promise.all([
    listListedCourses(ctx.db, ids),
    listCourseTeachers(ctx.db, ids),
    listLiveTargets(ctx.db),
    namedBoardTexts(ctx),
    listSubjects(ctx.db),
  ])
  const teachers = await listTeachers(ctx.db, [...new Set(taught.map(({ teacher_id }) => teacher_id))])
  return courses.flatMap((course) => {
    const own = taught.filter(({ bundle_id }) => bundle_id === course.id)
    const names = [
      ...namesOf(targets, [course.target]),
      ...namesOf(boards, course.boards),
      ...namesOf(subjects, own.map(({ subject }) => subject)), // prettier-ignore
      ...LANGUAGES.map((lang) => languageNameIn(course.language, lang)),
      MEDIUM,
      ...teachers.filter(({ id }) => own.some(({ teacher_id }) => teacher_id === id)).map(({ name }) => name),
    ]
    return inItsLanguages({
      id: course.id,
      title: course.title,
      text: course.outcome,
      words: names.join(' '),
      path: `/course/${course.slug}`,
      until: course.until,
    })
  })
}

async function teacherDocuments(ctx: Ctx, ids: readonly string[]) {
  const [teachers, subjects] = await Promise.all([listTeachers(ctx.db, ids), listSubjects(ctx.db)])
  return teachers.flatMap(({ id, name, about, subjects: taught }) =>
    inItsLanguages({
      id,
      // A name is the same in every language; the text is not.
      title: { ...about, ...Object.fromEntries(Object.keys(about).map((language) => [language, name])) },
      text: about,
      words: namesOf(subjects, taught).join(' '),
      path: `/search?q=${encodeURIComponent(name)}`,
    }),
  )
}

function namesOf(rows: readonly NamedKey[], keys: readonly string[]): string[] {
  return rows.filter(({ key }) => keys.includes(key)).flatMap(({ name }) => textsOf(name))
}

function textsOf(name: LocalisedText): string[] {
  return Object.values(name).filter((text) => text !== undefined)
}
