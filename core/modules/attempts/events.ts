import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

/** The written answers of an attempt that wait for marks are others now: it was submitted, opened again, voided or marked. */
export const WrittenAnswersChanged = event('attempts.written-answers-changed', z.object({ attemptId: z.string() }))
