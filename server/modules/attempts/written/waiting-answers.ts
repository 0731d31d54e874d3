// The written answers of a submitted attempt that wait for a teacher's marks.
import type { Instant } from '#core/kernel/time.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { isWritten, markAttempt, readMarking } from '../results/mark-attempt.ts'
import { listResponses } from '../store-responses.ts'
import { findAttempt } from '../store.ts'
import { listWrittenMarks } from './store-written.ts'

export interface WaitingAnswers {
  readonly learnerId: string
  readonly paperId: string
  readonly submittedAt: Instant
  readonly isMarkedTwice: boolean
  readonly answers: readonly { readonly questionId: string; readonly subject: string }[]
}

/** Undefined for an attempt that runs or is void. A marked one has no answers that wait. */
export async function findWaitingAnswers(db: Db, attemptId: string): Promise<WaitingAnswers | undefined> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt || attempt.submittedAt === null || attempt.status === 'IN_PROGRESS' || attempt.status === 'VOID') return undefined
  const paper = await findPaper(db, attempt.paperId)
  if (!paper) return undefined
  const { scores } = attempt.status === 'EVALUATED' ? { scores: [] } : markAttempt(await readMarking(db, paper), await listResponses(db, attemptId), await listWrittenMarks(db, attemptId))
  const subjects = new Map(paper.sections.map(({ id, subject }) => [id, subject]))
  return {
    learnerId: attempt.learnerId,
    paperId: paper.id,
    submittedAt: attempt.submittedAt,
    isMarkedTwice: paper.isMarkedTwice,
    answers: scores.filter(isWritten).map(({ questionId, sectionId }) => ({ questionId, subject: subjects.get(sectionId) ?? '' })),
  }
} // prettier-ignore
