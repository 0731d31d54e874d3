// A learner's moment in a lesson led by AI, as the page shows it.
import { z } from 'zod'
import { Instant } from '#core/kernel/schemas.ts'
import { FILM_TYPES } from '#core/modules/media/file-types.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'

const Answer = z.object({ choices: z.array(z.int()), number: z.number().nullable() })
const Key = z.union([z.object({ choices: z.array(z.int()) }), z.object({ number: z.number(), tolerance: z.number() })])
const AnsweredBy = z.enum(['POLL', 'SCQ', 'MCQ', 'NUMERIC'])

/** WAIT: the class's answers are being counted. HINT: the film after a question that was not answered rightly. */
export const MOMENT_KINDS = ['BEFORE', 'FILM', 'ASK', 'HINT', 'POLL', 'BREAK', 'WAIT', 'OVER'] as const

export const AiLessonMoment = z.object({
  title: z.string(),
  /** The language of its films and texts. */
  language: LanguageKey,
  serverTime: Instant,
  kind: z.enum(MOMENT_KINDS),
  /** Null before the lesson and after it. */
  stepId: z.string().nullable(),
  /** How many steps the learner has behind them or has passed by, and how many the lesson has. */
  stepsDone: z.int(),
  steps: z.int(),
  from: Instant.nullable(),
  /** When the step ends for this learner, unless an answer ends it; before the lesson, when it begins. Null after it. */
  till: Instant.nullable(),
  /** FILM and HINT: the spoken words. ASK and POLL: the question. */
  text: z.string().nullable(),
  film: z
    .object({
      /** Good for ten minutes; another one comes with the next call. */
      url: z.string(),
      type: z.enum(FILM_TYPES),
      fromSec: z.int(),
      toSec: z.int(),
    })
    .nullable(),
  /** The question that can be answered now. It never has its key. */
  question: z.object({ answeredBy: AnsweredBy, options: z.array(z.string()), own: Answer.nullable() }).nullable(),
  /** The learner's question or poll before this, with its key: the learner can no longer answer it. */
  last: z
    .object({
      kind: z.enum(['ASK', 'POLL']),
      answeredBy: AnsweredBy,
      text: z.string(),
      options: z.array(z.string()),
      own: Answer.nullable(),
      /** Null for a poll. */
      isRight: z.boolean().nullable(),
      key: Key.nullable(),
      /** How many chose each option; only for a poll. */
      counts: z.array(z.int()).nullable(),
      answers: z.int(),
    })
    .nullable(),
  /** The step after this one, where it is known already. */
  next: z.enum(['FILM', 'ASK', 'POLL', 'BREAK', 'END']).nullable(),
})
export type AiLessonMoment = z.infer<typeof AiLessonMoment>
