// A class of a course led by AI, with its families.
import { fromIndia, later, SECOND, type Instant } from '#core/kernel/time.ts'
import type { AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aLesson, aTeacher } from '#server/modules/catalogue/factory.ts'
import { generateBatches } from '#server/modules/classroom/factory.ts'
import { anAiLesson } from '#server/modules/lessons/factory.ts'
import { anAiCourse } from '#server/modules/listings/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import type { TestApp } from './app.ts'

/** Monday, 23 November 2026, 19:00 IST: when the class begins. */
export const SEVEN: Instant = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
export const secondsIn = (seconds: number): Instant => later(SEVEN, seconds * SECOND)

type Lesson = Parameters<typeof anAiLesson>[1]

/** The first classes of a batch that meets on Mondays from 19:00 to 20:00 IST, with these lessons in their order. */
export async function anAiClass(app: TestApp, homes: readonly AHousehold[], lessons: readonly Lesson[] = [{}]) {
  const { id: teacherId } = await aTeacher(app.ctx, { name: 'Ananya Rao' })
  const bundle = await aBundle(app.ctx)
  await anAiCourse(app.ctx, [bundle.id])
  const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId, isFree: false }
  const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
  const lessonIds: string[] = []
  for (const [place, lesson] of lessons.entries()) {
    const contentId = await anAiLesson(app.ctx, lesson)
    lessonIds.push(contentId)
    await aLesson(app.ctx, bundle, { kind: 'AI', title: 'Friction', position: place + 1, contentId })
  }
  for (const home of homes) await anEnrolledLearner(app.ctx, home, bundle.id)
  await generateBatches(app.ctx, [batch.id])
  await app.runJobs()
  const sql = 'select session_id from classroom.session_batch where batch_id = $1 order by slot_day limit 3'
  const { rows } = await app.pool.query<{ session_id: string }>(sql, [batch.id])
  const ids = rows.map(({ session_id }) => session_id)
  return { id: ids[0] ?? '', ids, lessonIds, bundle, batch, teacher: { kind: 'teacher', teacherId } as const }
}
