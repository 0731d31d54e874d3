import { commonErrors } from '#core/kernel/common-errors.ts'
import { lessonFileErrors as errors } from '#core/modules/lessons/errors.ts'
import { languageNameIn } from '#core/taxonomy/language.ts'
import {
  listBundlesAtAnyTime,
  lockLesson,
  setLessonContent,
  type LockedLesson,
} from '#server/modules/catalogue/index.ts'
import { findPaper, type Paper } from '#server/modules/papers/index.ts'
import { listVersionFacts } from '#server/modules/questions/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'

/** Throws NOT_FOUND_ERROR for a lesson or a test that does not exist, LESSON_TAKES_NO_TEST and TEST_DOES_NOT_FIT. */
export async function setTest(
  ctx: Ctx,
  { id, paperId }: { readonly id: string; readonly paperId: string },
  { actor }: Call<Staff>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const lesson = await lockLesson(tx, id)
    const paper = await findPaper(tx, paperId)
    if (!lesson || !paper || paper.learnerId !== null) throw commonErrors.NOT_FOUND_ERROR()
    if (lesson.kind !== 'TEST') throw errors.LESSON_TAKES_NO_TEST()
    const why = await findMisfit(tx, lesson, paper)
    if (why) throw errors.TEST_DOES_NOT_FIT({ why })
    await setLessonContent(tx, id, paperId)
    await audit(ctx, tx, { actor, action: 'lesson test', subject: id, detail: { paperId, before: lesson.contentId } })
  })
}

/** Why learners of the lesson's course could not take the test, or would find other questions than those of the lesson. */
async function findMisfit(tx: Tx, { bundleId, subject, chapter }: LockedLesson, paper: Paper): Promise<string | undefined> {
  if (paper.kind === 'IN_SCHOOL') return 'It is a paper for tests in school.'
  const [course] = await listBundlesAtAnyTime(tx, [bundleId])
  if (course && !paper.languages.includes(course.language)) return `It cannot be taken in ${languageNameIn(course.language, 'en')}, the language of the course.`
  if (course && paper.grades.length > 0 && !paper.grades.includes(course.grade)) return 'It is for other classes than the course.'
  const facts = await listVersionFacts(tx, paper.sections.flatMap(({ questions }) => questions))
  const own = facts.filter((each) => each.subject === subject)
  if (own.length === 0) return 'It has no question of the lesson’s subject.'
  return own.some((each) => each.chapter === chapter) ? undefined : `It has no question of the chapter “${chapter}”.`
} // prettier-ignore
