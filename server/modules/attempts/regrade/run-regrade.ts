// Marks every attempt of a paper again after a correction, and tells the families whose marks or rank it has moved.
import { z } from 'zod'
import { showMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { findPaper, type Paper } from '#server/modules/papers/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { evaluateJob } from '../results/evaluate.ts'
import { releasedPapers } from '../results/release.ts'
import { mostMarksOf, readMarking, type Marking } from '../results/mark-attempt.ts'
import { lockAttempt } from '../store.ts'
import { remark } from './remark.ts'
import {
  findApproved,
  insertRevision,
  listMarked,
  listMoved,
  listUnmarked,
  updateDone,
  updateMarks,
  updateMostMarks,
  updateScores,
  type ApprovedRegrade,
  type MarkedAttempt,
} from './store-regrades.ts'

const AT_ONCE = 100

/** A second run finds every attempt with its new marks, and every notice written: it changes nothing. */
export const regradeJob = job({
  name: 'attempts.regrade',
  payload: z.object({ regradeId: z.string() }),
  run: async (ctx, { regradeId }) => {
    const regrade = await findApproved(ctx.db, regradeId)
    const paper = regrade && (await findPaper(ctx.db, regrade.paperId))
    if (!regrade || !paper) return
    const marking = await readMarking(ctx.db, paper)
    await inPortions(ctx, (tx, after) => remarkPortion(ctx, tx, { regrade, marking, after }))
    await updateMostMarks(ctx.db, paper.id, mostMarksOf(marking))
    // A correction may be the last that their result waited for.
    for (const attemptId of await listUnmarked(ctx.db, paper.id))
      await ctx.db.transaction().execute((tx) => ctx.enqueue(tx, evaluateJob, { attemptId }))
    const isReleased = (await releasedPapers(ctx, [paper])).has(paper.id)
    if (isReleased) await inPortions(ctx, (tx, after) => tellPortion(ctx, tx, { regrade, paper, after }))
    await updateDone(ctx.db, regradeId, ctx.now())
  },
})

/** One transaction for each portion. `work` answers the id that the next one begins after. */
async function inPortions(ctx: Ctx, work: (tx: Tx, after: string) => Promise<string | undefined>): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const from: string = after
    after = await ctx.db.transaction().execute((tx) => work(tx, from))
  }
}

interface RemarkPortion {
  readonly regrade: ApprovedRegrade
  readonly marking: Marking
  readonly after: string
}

async function remarkPortion(ctx: Ctx, tx: Tx, { regrade, marking, after }: RemarkPortion): Promise<string | undefined> {
  const portion = await listMarked(tx, regrade.paperId, { after, size: AT_ONCE })
  for (const attempt of portion) await remarkOne(ctx, tx, { regradeId: regrade.id, marking, attempt })
  return portion.length < AT_ONCE ? undefined : portion.at(-1)?.id
} // prettier-ignore

interface RemarkOne {
  readonly regradeId: string
  readonly marking: Marking
  readonly attempt: MarkedAttempt
}

async function remarkOne(ctx: Ctx, tx: Tx, { regradeId, marking, attempt }: RemarkOne): Promise<void> {
  const { scores, total } = remark(marking, attempt)
  const isMoved = scores.some((each, i) => each.marks !== attempt.scores[i]?.marks || each.outcome !== attempt.scores[i]?.outcome) // prettier-ignore
  if (!isMoved) return
  const locked = await lockAttempt(tx, attempt.id)
  if (locked?.status !== 'EVALUATED' || locked.marks === null) return
  await updateScores(tx, attempt.id, scores)
  if (locked.marks === total) return
  await insertRevision(tx, {
    regradeId,
    attemptId: attempt.id,
    oldMarks: locked.marks,
    newMarks: total,
    now: ctx.now(),
  })
  await updateMarks(tx, attempt.id, total)
}

interface TellPortion {
  readonly regrade: ApprovedRegrade
  readonly paper: Paper
  readonly after: string
}

async function tellPortion(ctx: Ctx, tx: Tx, { regrade, paper, after }: TellPortion): Promise<string | undefined> {
  const moved = await listMoved(tx, regrade, { after, size: AT_ONCE })
  for (const { attemptId, learnerId, oldMarks, newMarks } of moved)
    await notify(ctx, tx, {
      to: { learnerId },
      type: 'test-regraded',
      key: `regrade ${regrade.id} ${attemptId}`,
      purpose: 'REPORTS',
      values: { test: paper.title, was: shown(oldMarks), marks: shown(newMarks) },
      link: `/quiz/${paper.id}/result/${attemptId}`,
      subject: attemptId,
    })
  return moved.length < AT_ONCE ? undefined : moved.at(-1)?.attemptId
}

function shown(marks: number): string {
  return showMarks(marks as Thousandths) // stored as such
}
