// Staff write lessons led by AI, publish them, and put them behind lessons of courses.
import { aiLessonErrors as errors } from '#core/modules/lessons/errors.ts'
import { lengthsOf, longestSeconds } from '#core/modules/lessons/ai/lesson-length.ts'
import { problemsOf } from '#core/modules/lessons/ai/lesson-problems.ts'
import { aiLessonStaffApi as api } from '#core/modules/lessons/ai/staff-api.ts'
import { stepsFromRows, type StepRow } from '#core/modules/lessons/ai/step-row.ts'
import { filmPartsOf } from '#core/modules/lessons/ai/graph.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { lockLesson, setLessonContent } from '#server/modules/catalogue/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { done, routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Db, type Tx } from '#server/platform/database/db.ts'
import { publishedOperations, type Publication } from '#server/platform/resource/publication.ts'
import type { Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { checkWithdrawal } from './check-course.ts'
import { filmsOf } from './hold-lesson.ts'
import { hasAiLesson } from './store-ai.ts'

export const aiLessonRows = tableStore(api.staffAiLessons, {
  table: 'lessons.ai_lesson',
  computed: { held: sql`(select count(*)::int from lessons.ai_session s where s.lesson_id = ai_lesson.id)` },
  hidden: { isDemo: z.boolean() },
  search: ['title'],
})

const aiLessons: Publication<typeof api.staffAiLessons> = {
  api: api.staffAiLessons,
  live: aiLessonRows,
  ready: async (_ctx, tx, { steps }) => {
    const [problem] = await findProblems(tx, steps)
    if (problem) throw errors.AI_LESSON_NOT_READY({ why: sentenceOf(problem) })
  },
}

function sentenceOf({ stepId, text }: { readonly stepId: string | null; readonly text: string }): string {
  return stepId === null ? text : `Step ${stepId}: ${text}`
}

async function findProblems(db: Db, rowsOfSteps: readonly StepRow[]) {
  const steps = stepsFromRows(rowsOfSteps)
  const films = await filmsOf(
    db,
    steps.flatMap(filmPartsOf).flatMap(({ filmId }) => filmId ?? []),
  )
  return problemsOf(steps, new Map([...films].map(([id, { lengthSeconds }]) => [id, lengthSeconds ?? 0])))
}

async function checkSteps({ db }: Ctx, { steps: rowsOfSteps }: { readonly steps: readonly StepRow[] }) {
  const steps = stepsFromRows(rowsOfSteps)
  const problems = await findProblems(db, rowsOfSteps)
  // A way that leads back has no length.
  const isWhole = problems.every(({ stepId }) => stepId === null)
  const lengths = isWhole ? { ...lengthsOf(steps), mostSec: longestSeconds(steps) } : { shortestSec: 0, longestSec: 0, mostSec: 0 } // prettier-ignore
  return { problems, ...lengths }
}

/** Throws NOT_FOUND_ERROR for a lesson that does not exist, and LESSON_TAKES_NO_AI_LESSON. */
async function setAiLesson(
  ctx: Ctx,
  { id, aiLessonId }: { readonly id: string; readonly aiLessonId: string },
  { actor }: Call<Staff>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const lesson = await lockLesson(tx, id)
    if (!lesson || !(await hasAiLesson(tx, aiLessonId))) throw commonErrors.NOT_FOUND_ERROR()
    if (lesson.kind !== 'AI') throw errors.LESSON_TAKES_NO_AI_LESSON()
    await setLessonContent(tx, id, aiLessonId)
    await audit(ctx, tx, { actor, action: 'AI lesson', subject: id, detail: { aiLessonId, before: lesson.contentId } })
  })
}

async function checkStatus(_ctx: Ctx, tx: Tx, id: string, { fields }: Write<typeof api.staffAiLessons>): Promise<void> {
  const { status } = fields as { readonly status?: string } // only the bulk change has it
  if (status === 'INACTIVE') await checkWithdrawal(tx, id)
}

export const aiLessonsStaff = [
  ...publishedOperations(aiLessons, { kind: 'ail', changed: checkStatus }),
  ...routes(api.staffAiLessonActions, { checkSteps, setAiLesson: done(setAiLesson) }),
]
