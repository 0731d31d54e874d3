// For tests and for the seed.
import { QuestionId } from '#core/modules/talks/talk.ts'
import type { QuestionState } from '#core/modules/talks/question-state.ts'
import type { DraftOf } from '#core/kernel/resource.ts'
import type { talksStaffApi } from '#core/modules/talks/staff-api.ts'
import { aPool } from '#server/modules/coupons/factory.ts'
import { giveCode, keepForWinners } from '#server/modules/coupons/index.ts'
import { insertVote } from './questions/store-questions.ts'
import { aWebinar, type NewDemoWebinar } from '#server/modules/webinars/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { questions, talks } from './staff/store.ts'
import { countStress, insertFeedback } from './store.ts'

export type TalkDetails = Omit<DraftOf<typeof talksStaffApi.staffTalks>, 'webinarId'>

export interface NewTalk {
  readonly webinar?: NewDemoWebinar
  readonly details?: Partial<TalkDetails>
}

/** Published, tomorrow at this hour, for an hour. */
export async function aTalk(ctx: Ctx, { webinar = {}, details = {} }: NewTalk = {}) {
  const made = await aWebinar(ctx, { type: 'TALK', ...webinar })
  const id = ctx.newId('tlk')
  // The host is busy at that hour: nothing was written.
  if (made.sessionId === null && !webinar.isDraft) return { ...made, talkId: id }
  const fields = { ...plain, ...details, webinarId: made.id, createdAt: ctx.now(), isDemo: true }
  await inTransaction(ctx.db, async (tx) => {
    if (fields.couponPoolId !== null) await keepForWinners(tx, fields.couponPoolId)
    await talks.insert?.(tx, id, fields, ctx.now())
  })
  return { ...made, talkId: id }
}

const plain: TalkDetails = {
  speakerName: 'Meera Krishnan',
  speakerRole: { en: 'Engineer of weather satellites', hi: 'मौसम उपग्रहों की इंजीनियर', ta: 'வானிலைச் செயற்கைக்கோள் பொறியாளர்' },
  speakerText: { en: 'She has sent four satellites into space.', hi: 'उन्होंने चार उपग्रह अंतरिक्ष में भेजे हैं।', ta: 'நான்கு செயற்கைக்கோள்களை விண்ணுக்கு அனுப்பியவர்.' },
  hasMeter: true,
  quizPaperId: null,
  quizMarks: null,
  couponPoolId: null,
} // prettier-ignore

export interface NewTalkQuestion {
  readonly webinarId: string
  readonly learnerId: string
  readonly text: string
  readonly state: QuestionState
  readonly votes?: number
}

export async function aTalkQuestion(ctx: Ctx, { votes = 0, ...question }: NewTalkQuestion): Promise<QuestionId> {
  const id = QuestionId.parse(ctx.newId('tqn'))
  const fields = { ...question, votes, askedAt: ctx.now(), isDemo: true }
  await inTransaction(ctx.db, async (tx) => questions.insert?.(tx, id, fields, ctx.now()))
  return id
}

/** So many answers of each value to the meter. */
export async function someStress(ctx: Ctx, webinarId: string, answers: readonly number[]): Promise<void> {
  for (const [i, count] of answers.entries())
    for (let n = 0; n < count; n += 1) await countStress(ctx.db, webinarId, { value: i + 1, now: ctx.now() })
}

/** The learner has asked this question in a talk, voted for it, rated the talk, and won a coupon. */
export async function aVisitedTalk(ctx: Ctx, learnerId: string, text: string): Promise<void> {
  const { id: webinarId } = await aTalk(ctx)
  const question = await aTalkQuestion(ctx, { webinarId, learnerId, text, state: 'APPROVED' })
  const pool = await aPool(ctx, 1)
  await inTransaction(ctx.db, async (tx) => {
    await insertVote(tx, question, learnerId)
    await insertFeedback(tx, { id: ctx.newId('tfb'), webinarId, learnerId, rating: 5, text, now: ctx.now() })
    await giveCode(ctx, tx, { poolId: pool.id, subject: `talk ${webinarId}`, learnerId })
  })
}
