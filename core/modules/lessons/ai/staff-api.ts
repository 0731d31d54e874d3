// Lessons led by AI, as staff write and publish them.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { publicationFields, publishedResource } from '#core/kernel/resource/publication.ts'
import { line, QueryFlag } from '#core/kernel/schemas.ts'
import { SaleStatus } from '#core/modules/catalogue/catalogue.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { aiLessonErrors as errors } from '../errors.ts'
import { StepRow } from './step-row.ts'

const steps = z.array(StepRow).max(120)
const lesson = { title: line(200).min(1), subject: line(40).min(1), language: LanguageKey, steps: steps.default([]) }

export const aiLessonStaffApi = {
  staffAiLessons: publishedResource({
    name: 'ai-lessons',
    feature: 'catalogue',
    record: z.object({
      id: z.string(),
      ...lesson,
      status: SaleStatus,
      /** The classes that have held it. Each has kept the steps of its day. */
      held: z.int(),
      ...publicationFields,
    }),
    filter: z.object({
      subject: line(40).optional(),
      language: LanguageKey.optional(),
      status: SaleStatus.optional(),
      hasDraft: QueryFlag.optional(),
    }),
    sort: ['title', 'subject'],
    create: z.object(lesson),
    update: z.object(lesson),
    /** No class begins it any more, or classes may again. */
    bulk: z.object({ status: z.enum(['ACTIVE', 'INACTIVE']).optional() }),
    notReady: [errors.AI_LESSON_NOT_READY],
    errors: [errors.AI_LESSON_IS_NEEDED],
  }),
  staffAiLessonActions: {
    checkSteps: endpoint({
      method: 'POST',
      path: '/staff/ai-lesson-checks',
      summary: 'Staff: find what keeps the steps of a lesson led by AI from being published',
      access: 'staff:catalogue.view',
      body: z.object({ steps }),
      response: z.object({
        problems: z.array(z.object({ stepId: z.string().nullable(), text: z.string() })),
        /** The length on the shortest and on the longest way without questions, and on the longest with all questions and hints. */
        shortestSec: z.int(),
        longestSec: z.int(),
        mostSec: z.int(),
      }),
    }),
    setAiLesson: endpoint({
      method: 'PUT',
      path: '/staff/lessons/:id/ai-lesson',
      summary: 'Staff: put a lesson led by AI behind a lesson of a course',
      access: 'staff:catalogue.edit',
      params: z.object({ id: line(64).min(1) }),
      body: z.object({ aiLessonId: line(64).min(1) }),
      response: z.object({ isDone: z.literal(true) }),
      errors: [errors.LESSON_TAKES_NO_AI_LESSON],
    }),
  },
}
