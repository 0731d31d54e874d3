// An attempt at a paper, and the answers of it.
import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { Answer } from '#core/modules/questions/answer-key.ts'
import { ATTEMPT_STATUSES, RESPONSE_STATUSES } from './attempt-status.ts'

export const AttemptId = id('att')
export type AttemptId = z.infer<typeof AttemptId>

export const AttemptStatusKey = z.enum(ATTEMPT_STATUSES)
export const ResponseStatusKey = z.enum(RESPONSE_STATUSES)

const MOST_SEQ = 1_000_000_000
const MOST_TIME = 36_000_000

export const SavedResponse = z.object({
  questionId: QuestionVersionId,
  /** Counts up within an attempt and an epoch: of two for one question the higher one counts. */
  seq: z.int().min(1).max(MOST_SEQ),
  value: Answer.nullable(),
  status: ResponseStatusKey,
  /** How long the question was open until now, in milliseconds. */
  timeMs: z.int().min(0).max(MOST_TIME),
})
export type SavedResponse = z.infer<typeof SavedResponse>

export const ResponseItem = SavedResponse.extend({
  /** The learner's own clock. Nothing is decided by it. */
  clientAt: Instant,
})
export type ResponseItem = z.infer<typeof ResponseItem>

/** Raised each time the attempt is opened: the device that opened it last has the highest. */
export const Epoch = z.int().min(0).max(1_000_000)
