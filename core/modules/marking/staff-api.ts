// Staff mark written answers that have no teacher, and second and third markings: operations console, O14.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Version } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, line, StaffRef } from '#core/kernel/schemas.ts'
import { regradeErrors } from '#core/modules/attempts/errors.ts'
import { markingErrors as errors } from './errors.ts'
import { MarkInput, MarkingSheet, MarkingTaskId, TaskStatus } from './task.ts'

const feature = 'tests'
const task = { params: z.object({ id: MarkingTaskId }) }
const { NOT_FOUND_ERROR } = commonErrors

export const markingStaffApi = {
  staffWrittenAnswers: resource({
    name: 'written-answers',
    feature,
    record: z.object({
      id: z.string(),
      paperId: z.string(),
      questionId: z.string(),
      no: z.int(),
      status: TaskStatus,
      /** Null: any member of staff may mark it. */
      teacherId: z.string().nullable(),
      dueAt: Instant,
      /** Marks as text, such as "3.5"; null while it waits. */
      marks: z.string().nullable(),
      markedBy: StaffRef.nullable(),
      markedAt: Instant.nullable(),
    }),
    filter: z.object({ status: TaskStatus.optional(), paperId: line(64).optional() }),
    sort: ['dueAt'],
  }),
  staffMarking: {
    getWrittenAnswer: endpoint({
      method: 'GET',
      path: '/staff/written-answers/:id/sheet',
      summary: 'Staff: get a written answer with the question and its rubric, without the learner’s name',
      access: `staff:${feature}.edit`,
      ...task,
      response: MarkingSheet,
      errors: [NOT_FOUND_ERROR, errors.ANSWER_IS_GONE],
    }),
    markWrittenAnswer: endpoint({
      method: 'PUT',
      path: '/staff/written-answers/:id/marks',
      summary: 'Staff: mark a written answer by the lines of its rubric, once',
      access: `staff:${feature}.edit`,
      ...task,
      body: MarkInput,
      response: z.object({ status: TaskStatus }),
      errors: [NOT_FOUND_ERROR, errors.MARKS_DO_NOT_FIT, errors.ALREADY_MARKED, errors.OWN_MARKING, errors.ANSWER_IS_GONE],
    }),
    markAgain: endpoint({
      method: 'POST',
      path: '/staff/key-challenges/:id/marking',
      summary: 'Staff: uphold a challenge of the marks of a written answer: another person marks it again',
      access: `staff:${feature}.edit`,
      params: z.object({ id: line(64) }),
      body: z.object({ version: Version }),
      response: z.object({ taskId: MarkingTaskId }),
      errors: [NOT_FOUND_ERROR, resourceErrors.STALE_VERSION, regradeErrors.CHALLENGE_DECIDED, errors.NOT_MARKED_YET],
    }),
  },
} // prettier-ignore
