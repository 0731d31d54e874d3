// The quiz of a talk is a test like others; its marks may earn a coupon.
import { findAttempt, findLastAttempt } from '#server/modules/attempts/index.ts'
import { findGivenCode } from '#server/modules/coupons/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { StoredTalk } from '../store.ts'

const THOUSANDTHS = 1_000

export interface QuizStanding {
  readonly paperId: string
  readonly isTaken: boolean
  readonly marks: number | null
  readonly passMarks: number | null
  readonly isPassed: boolean
  readonly couponCode: string | null
}

/** Null: the talk has no quiz. Undefined learner: a visitor. */
export async function quizStanding(ctx: Ctx, talk: StoredTalk | undefined, learnerId: string | undefined): Promise<QuizStanding | null> {
  if (!talk?.quizPaperId) return null
  const { quizPaperId: paperId, quizMarks, couponPoolId } = talk
  const passMarks = couponPoolId === null ? null : quizMarks
  const none = { paperId, isTaken: false, marks: null, passMarks, isPassed: false, couponCode: null }
  if (learnerId === undefined) return none
  const last = await findLastAttempt(ctx.db, learnerId, paperId)
  if (!last || last.status === 'IN_PROGRESS') return none
  const attempt = await findAttempt(ctx.db, last.id)
  const marks = attempt?.status === 'EVALUATED' && attempt.marks !== null ? attempt.marks / THOUSANDTHS : null
  const isPassed = passMarks !== null && marks !== null && marks >= passMarks
  const couponCode = isPassed ? await findGivenCode(ctx.db, { subject: subjectOf(talk), learnerId }) : undefined
  return { ...none, isTaken: true, marks, isPassed, couponCode: couponCode ?? null }
} // prettier-ignore

/** Under this name coupons keep what a code was given for. */
export function subjectOf({ webinarId }: Pick<StoredTalk, 'webinarId'>): string {
  return `talk ${webinarId}`
}
