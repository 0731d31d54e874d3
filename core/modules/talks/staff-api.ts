// Master talks as staff run them: operations console, O08.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, queryInt } from '#core/kernel/schemas.ts'
import { Localised } from '#core/taxonomy/schemas.ts'
import { talkStaffErrors as errors } from './errors.ts'
import { QUESTION_STATES } from './question-state.ts'
import { Rating, TalkPhase } from './talk.ts'

const feature = 'talks'
const id = z.string()
const ofTalk = { webinarId: line(40).optional() }

const content = {
  speakerName: line(80).min(1),
  speakerRole: Localised,
  speakerText: Localised,
  hasMeter: z.boolean(),
  quizPaperId: line(40).min(1).nullable(),
  /** From so many marks on a coupon of the pool is given. */
  quizMarks: z.int().min(1).max(1_000).nullable(),
  couponPoolId: line(40).min(1).nullable(),
}

export const talksStaffApi = {
  staffTalks: resource({
    name: 'talks',
    feature,
    record: z.object({
      id,
      webinarId: z.string(),
      ...content,
      phaseOverride: TalkPhase.nullable(),
      /** Questions that nobody has read yet. */
      waiting: z.int(),
      ratings: z.int(),
      /** Null: nobody has rated it. */
      rating: z.number().nullable(),
      createdAt: Instant,
    }),
    sort: ['createdAt'],
    newestFirst: true,
    create: z.object({ webinarId: line(40).min(1), ...content }),
    update: z.object({ ...content, phaseOverride: TalkPhase.nullable() }),
    errors: Object.values(errors),
  }),
  /** The moderation board. */
  staffTalkQuestions: resource({
    name: 'talk-questions',
    feature,
    isPersonal: true,
    record: z.object({
      id,
      webinarId: z.string(),
      learnerId: z.string(),
      text: z.string(),
      state: z.enum(QUESTION_STATES),
      votes: z.int(),
      askedAt: Instant,
    }),
    filter: z.object({ ...ofTalk, state: z.enum(QUESTION_STATES).optional() }),
    sort: ['askedAt'],
    newestFirst: true,
    bulk: z.object({ state: z.enum(QUESTION_STATES) }),
    errors: [errors.QUESTION_STAYS],
  }),
  staffTalkFeedback: resource({
    name: 'talk-feedback',
    feature,
    isPersonal: true,
    record: z.object({ id, webinarId: z.string(), learnerId: z.string(), rating: Rating, text: z.string(), givenAt: Instant }),
    filter: z.object({ ...ofTalk, rating: queryInt(1, 5).optional() }),
    sort: ['givenAt'],
    newestFirst: true,
  }),
  staffTalkHelpline: resource({
    name: 'talk-helpline',
    feature,
    record: z.object({ id, text: Localised }),
    sort: ['id'],
    update: z.object({ text: Localised }),
  }),
} // prettier-ignore
