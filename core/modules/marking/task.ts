// A written answer that waits for marks. Markers never learn whose it is.
import { z } from 'zod'
import { id, Instant, line } from '#core/kernel/schemas.ts'
import { PassageView, PaperQuestionView } from '#core/modules/papers/paper-view.ts'
import { MarkText, OptionId } from '#core/modules/questions/answer-key.ts'
import { unreleased } from '#core/modules/questions/unreleased.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'

export const MarkingTaskId = id('mkt')

export const TASK_STATUSES = ['WAITING', 'MARKED'] as const
export const TaskStatus = z.enum(TASK_STATUSES)

const MOST_LINES = 20

export const LineMark = z.object({ id: OptionId, marks: MarkText })

/** The marks of every line of the rubric, and a remark to the learner. */
export const MarkInput = z.object({
  lines: z.array(LineMark).min(1).max(MOST_LINES),
  remark: line(1_000).default(''),
})
export type MarkInput = z.infer<typeof MarkInput>

export const MarkingSheet = z.object({
  id: MarkingTaskId,
  status: TaskStatus,
  paperTitle: z.string(),
  /** The question's number in the paper. */
  questionNo: z.int(),
  /** 1: the first marking. 2: the second of two. 3: it decides. From 4 on: it was challenged. */
  no: z.int(),
  dueAt: Instant,
  question: PaperQuestionView,
  passages: z.array(PassageView),
  text: z.string(),
  photos: z.array(z.object({ key: z.string(), url: z.string() })),
  rubric: z.array(z.object({ id: OptionId, text: z.string(), marks: MarkText })).register(unreleased, { what: 'KEY' }),
  fullMarks: z.string(),
  /** HTML by language. */
  solutions: z.partialRecord(LanguageKey, z.string()).register(unreleased, { what: 'SOLUTION' }),
  /** The marks of this marking; empty while it waits. */
  lines: z.array(LineMark),
  remark: z.string(),
})
export type MarkingSheet = z.infer<typeof MarkingSheet>
