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
  const marks = await readMarks(ctx, learnerId, paperId)
  if (marks === undefined) return none
  const isPassed = passMarks !== null && marks !== null && marks >= passMarks
  const couponCode = isPassed ? await findGivenCode(ctx.db, { subject: subjectOf(talk), learnerId }) : undefined
  return { ...none, isTaken: true, marks, isPassed, couponCode: couponCode ?? null }
} // prettier-ignore

/** Undefined: the learner has not submitted it. Null: it is not marked yet. */
async function readMarks(ctx: Ctx, learnerId: string, paperId: string): Promise<number | null | undefined> {
  const last = await findLastAttempt(ctx.db, learnerId, paperId)
  if (!last || last.status === 'IN_PROGRESS') return undefined
  const attempt = await findAttempt(ctx.db, last.id)
  return attempt?.status === 'EVALUATED' && attempt.marks !== null ? attempt.marks / THOUSANDTHS : null
}

/** Under this name coupons keep what a code was given for. */
export function subjectOf({ webinarId }: Pick<StoredTalk, 'webinarId'>): string {
  return `talk ${webinarId}`
}
