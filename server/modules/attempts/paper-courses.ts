// Which courses a paper belongs to: those that it names, or else those whose lessons have it, or else all.
import type { Language } from '#core/taxonomy/language.ts'
import type { PaperHead } from '#server/modules/papers/index.ts'

interface Course {
  readonly id: string
  readonly language: Language
}

/** The ids of the courses that have this paper and no others. Undefined: it is for all courses. */
export function namedCourses(
  { id, bundleIds }: Pick<PaperHead, 'id' | 'bundleIds'>,
  coursesOfTests: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  return bundleIds.length > 0 ? bundleIds : coursesOfTests.get(id)
}

/** A course has only tests that can be taken in its language. */
export function isPaperOf(
  course: Course,
  { languages }: Pick<PaperHead, 'languages'>,
  named: readonly string[] | undefined,
): boolean {
  return (named?.includes(course.id) ?? true) && languages.includes(course.language)
}
