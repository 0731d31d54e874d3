// A course led by AI is sold only with lessons: families who bought one without them would come to an empty hour.
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { aiLessonErrors } from '#core/modules/lessons/errors.ts'
import { listCoursesWith, listLessons, listTaughtSubjects } from '#server/modules/catalogue/index.ts'
import { listLedByAi } from '#server/modules/listings/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { listPublished } from './store-ai.ts'

/** Throws COURSE_LACKS_AI_LESSONS. */
export async function checkAiCourse(_ctx: Ctx, tx: Tx, bundleId: string): Promise<void> {
  const missing = await listSubjectsWithoutLesson(tx, bundleId)
  if (missing.length > 0) throw catalogueErrors.COURSE_LACKS_AI_LESSONS({ subjects: missing.join(', ') })
}

/** Courses that a refusal names. */
const MOST_NAMED = 3

/** Throws AI_LESSON_IS_NEEDED when a course on sale would be left without a lesson of its subject. */
export async function checkWithdrawal(tx: Tx, aiLessonId: string): Promise<void> {
  const left: string[] = []
  for (const { id, title } of await listCoursesWith(tx, aiLessonId))
    if ((await listSubjectsWithoutLesson(tx, id)).length > 0) left.push(title)
  if (left.length > 0) throw aiLessonErrors.AI_LESSON_IS_NEEDED({ courses: left.slice(0, MOST_NAMED).join(', ') })
}

/** The names of the subjects of a course led by AI for which no lesson is published; none for any other course. */
async function listSubjectsWithoutLesson(db: Db, bundleId: string): Promise<string[]> {
  if (!(await listLedByAi(db, [bundleId])).has(bundleId)) return []
  const lessons = (await listLessons(db, [bundleId])).filter(({ kind }) => kind === 'AI')
  const published = await listPublished(db, lessons.flatMap(({ contentId }) => contentId ?? [])) // prettier-ignore
  const held = new Set(lessons.filter(({ contentId }) => published.has(contentId ?? '')).map(({ subject }) => subject))
  const subjects = await listTaughtSubjects(db, bundleId)
  return subjects.filter(({ key }) => !held.has(key)).map(({ name }) => name)
}
