import { z } from 'zod'
import { id, Instant, line } from '#core/kernel/schemas.ts'
import { Webinar, WebinarView } from '#core/modules/webinars/webinar.ts'
import { Spoken } from '#core/taxonomy/schemas.ts'
import { TALK_PHASES } from './phase.ts'
import { QUESTION_STATES } from './question-state.ts'

export const TalkPhase = z.enum(TALK_PHASES)
export const QuestionId = id('tqn')
export type QuestionId = z.infer<typeof QuestionId>
export const QuestionText = line(300).min(3)
export const Rating = z.int().min(1).max(5)
export const StressValue = z.int().min(1).max(5)

export const TalkQuestion = z.object({
  id: QuestionId,
  text: z.string(),
  state: z.enum(QUESTION_STATES),
  votes: z.int(),
  isOwn: z.boolean(),
  /** The learner has voted for it. */
  isVoted: z.boolean(),
})

export const TalkQuiz = z.object({
  paperId: z.string(),
  /** It was submitted. */
  isTaken: z.boolean(),
  /** Null: not marked yet. */
  marks: z.number().nullable(),
  /** From so many marks on there is a coupon. Null: the quiz has no coupon. */
  passMarks: z.number().nullable(),
  isPassed: z.boolean(),
  /** The learner's own code. */
  couponCode: z.string().nullable(),
})

const speaker = {
  speakerName: z.string(),
  speakerRole: Spoken.nullable(),
}

export const TalkCard = Webinar.extend({ ...speaker, phase: TalkPhase })

export const TalkView = z.object({
  details: WebinarView.extend({ ...speaker, speakerText: Spoken.nullable() }),
  phase: TalkPhase,
  isRegistered: z.boolean(),
  isAskQuestion: z.boolean(),
  isTestAttempted: z.boolean(),
  isFeedbackGiven: z.boolean(),
  /** Those that are shown, and the learner's own. */
  questions: z.array(TalkQuestion),
  hasMeter: z.boolean(),
  /** In percent, for 1 to 5. Null while few have answered. */
  spread: z.array(z.int()).nullable(),
  quiz: TalkQuiz.nullable(),
  /** Other talks: those to come, then those that are over. */
  moreTalks: z.array(TalkCard),
  /** The place of this talk in the list of all talks, from 0. −1: it is not listed. */
  currentMasterTalkIndex: z.int(),
  /** There are more than `moreTalks`. */
  moreOfMasterTalks: z.boolean(),
  serverTime: Instant,
})
