// Teachers mark the written answers of their batches.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant } from '#core/kernel/schemas.ts'
import { markingErrors as errors } from './errors.ts'
import { MarkInput, MarkingSheet, MarkingTaskId, TaskStatus } from './task.ts'

const access = 'teacher'
const task = { params: z.object({ id: MarkingTaskId }), owns: { markingTask: 'id' } } as const
const { NOT_FOUND_ERROR } = commonErrors

export const markingApi = {
  listMarking: endpoint({
    method: 'GET',
    path: '/teacher/marking',
    summary: 'Teacher: list the written answers that wait for marks, the first due first',
    access,
    response: z.object({
      tasks: z.array(z.object({ id: MarkingTaskId, paperTitle: z.string(), questionNo: z.int(), dueAt: Instant })),
      /** All that wait; the list has at most a hundred. */
      waiting: z.int(),
      serverTime: Instant,
    }),
  }),
  getMarkingSheet: endpoint({
    method: 'GET',
    path: '/teacher/marking/:id',
    summary: 'Teacher: get a written answer with the question and its rubric, without the learner’s name',
    access,
    ...task,
    response: MarkingSheet,
    errors: [NOT_FOUND_ERROR, errors.ANSWER_IS_GONE],
  }),
  markAnswer: endpoint({
    method: 'PUT',
    path: '/teacher/marking/:id',
    summary: 'Teacher: mark a written answer by the lines of its rubric, once',
    access,
    ...task,
    body: MarkInput,
    response: z.object({ status: TaskStatus }),
    errors: [NOT_FOUND_ERROR, errors.MARKS_DO_NOT_FIT, errors.ALREADY_MARKED, errors.OWN_MARKING, errors.ANSWER_IS_GONE],
  }),
} // prettier-ignore
