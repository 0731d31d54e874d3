// The staff resources of talks.
import { talkStaffErrors as errors } from '#core/modules/talks/errors.ts'
import { mayBecome } from '#core/modules/talks/question-state.ts'
import { talksStaffApi as api } from '#core/modules/talks/staff-api.ts'
import { keepForWinners } from '#server/modules/coupons/index.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import { findWebinar } from '#server/modules/webinars/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { findTalkOf } from '../store.ts'
import { feedback, helpline, questions, talks } from './store.ts'

export const talksStaff = [
  ...resourceOperations(api.staffTalks, talks, {
    kind: 'tlk',
    complete: (ctx, _tx, { fields }) => ({ ...fields, createdAt: ctx.now() }),
    check: checkTalk,
  }),
  ...resourceOperations(api.staffTalkQuestions, questions, {
    check(_ctx, _tx, { before, fields: { state } }) {
      if (before && state && state !== before.state && !mayBecome(before.state, state)) throw errors.QUESTION_STAYS()
    },
  }),
  ...resourceOperations(api.staffTalkFeedback, feedback),
  ...resourceOperations(api.staffTalkHelpline, helpline),
]

type Staged = Pick<NonNullable<TalkWrite['before']>, 'phaseOverride'>
type TalkWrite = Write<typeof api.staffTalks>

async function checkTalk(_ctx: Ctx, tx: Tx, { before, fields, reason }: TalkWrite): Promise<void> {
  if (!before) await refuseWebinar(tx, fields.webinarId ?? '')
  if (before && isStageChanged(before, fields) && !reason) throw errors.TALK_REASON_NEEDED()
  if (fields.quizPaperId && fields.quizPaperId !== before?.quizPaperId) await refusePaper(tx, fields.quizPaperId)
  if (fields.couponPoolId && !(await keepForWinners(tx, fields.couponPoolId))) throw errors.NOT_A_POOL()
}

function isStageChanged(before: Staged, { phaseOverride = before.phaseOverride }: Partial<Staged>): boolean {
  return phaseOverride !== before.phaseOverride
}

async function refuseWebinar(tx: Tx, webinarId: string): Promise<void> {
  if ((await findWebinar(tx, webinarId))?.type !== 'TALK') throw errors.NOT_A_TALK()
  if (await findTalkOf(tx, webinarId)) throw errors.TALK_HAS_DETAILS()
}

/** Everybody can take it, once, and knows the marks at once. */
async function refusePaper(tx: Tx, paperId: string): Promise<void> {
  const paper = await findPaper(tx, paperId)
  const isOfLearners = paper && paper.learnerId === null && paper.kind !== 'IN_SCHOOL' && paper.kind !== 'PRACTICE'
  if (!isOfLearners || !paper.isFree || paper.maxAttempts !== 1 || paper.release !== 'AT_ONCE') throw errors.QUIZ_DOES_NOT_FIT() // prettier-ignore
}
