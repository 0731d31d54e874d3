// The lessons from which a learner can learn the chapters of a test again.
import { listLessons, type Lesson } from '#server/modules/catalogue/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { listVersionFacts } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Attempt } from '../store.ts'
import { listScores } from '../store-scores.ts'

/** Kinds of lessons to learn from, the best first. */
const TO_LEARN_FROM: readonly Lesson['kind'][] = ['FILM', 'NOTES']

/** One lesson for each chapter of which a course of the learner has a film or notes. */
export async function findChapterLessons(ctx: Ctx, learnerId: string): Promise<ReadonlyMap<string, Lesson>> {
  const enrolments = await listEnrolments(ctx.db, learnerId, {}, ctx.now())
  const lessons = await listLessons(ctx.db, [...new Set(enrolments.map(({ bundleId }) => bundleId))])
  const byChapter = new Map<string, Lesson>()
  for (const kind of TO_LEARN_FROM)
    for (const lesson of lessons)
      if (lesson.kind === kind && lesson.contentId !== null && !byChapter.has(lesson.chapter))
        byChapter.set(lesson.chapter, lesson)
  return byChapter
}

/** Those of the chapters of this test. */
export async function listLessonsOfTest(ctx: Ctx, { id, learnerId }: Attempt) {
  const scores = await listScores(ctx.db, id)
  const facts = await listVersionFacts(ctx.db, scores.map(({ questionId }) => questionId)) // prettier-ignore
  const lessons = await findChapterLessons(ctx, learnerId)
  return [...new Set(facts.map(({ chapter }) => chapter))].flatMap((chapter) => {
    const lesson = lessons.get(chapter)
    return lesson ? [{ chapter, id: lesson.id, bundleId: lesson.bundleId, title: lesson.title }] : []
  })
}
