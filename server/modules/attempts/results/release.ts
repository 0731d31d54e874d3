// When the results of an attempt may be read.
import type { AttemptStatus } from '#core/modules/attempts/attempt-status.ts'
import { attemptErrors as errors } from '#core/modules/attempts/errors.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { windowOf } from '#core/modules/papers/paper-kind.ts'
import { findPaper, type Paper, type PaperHead } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isBeingWritten, type Attempt } from '../store.ts'

type Release = Pick<PaperHead, 'id' | 'release' | 'releasedAt' | 'opensAt' | 'closesAt'>

/** Those of the papers whose results are released. Nobody may learn answers from others while they still write. */
export async function releasedPapers(ctx: Ctx, papers: readonly Release[]): Promise<ReadonlySet<string>> {
  const over = papers.filter(
    (paper) => paper.release === 'AT_WINDOW_END' && paper.releasedAt === null && windowOf(paper, ctx.now()) === 'OVER',
  )
  const busy = over.length === 0 ? new Set() : await isBeingWritten(ctx.db, over.map(({ id }) => id)) // prettier-ignore
  const isReleased = (paper: Release) =>
    paper.release === 'AT_ONCE' || paper.releasedAt !== null || (over.includes(paper) && !busy.has(paper.id))
  return new Set(papers.filter(isReleased).map(({ id }) => id))
}

export function shownStatus(status: Attempt['status'], isReleased: boolean): AttemptStatus {
  return status === 'EVALUATED' && isReleased ? 'PUBLISHED' : status
}

/** The paper of a marked attempt. Throws RESULT_NOT_RELEASED. */
export async function requireReleased(ctx: Ctx, attempt: Attempt): Promise<Paper> {
  const paper = await findPaper(ctx.db, attempt.paperId)
  if (!paper) throw commonErrors.NOT_FOUND_ERROR()
  const released = await releasedPapers(ctx, [paper])
  if (attempt.status !== 'EVALUATED' || !released.has(paper.id)) throw errors.RESULT_NOT_RELEASED()
  return paper
}
