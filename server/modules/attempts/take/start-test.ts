import { commonErrors } from '#core/kernel/common-errors.ts'
import { isBefore, isoString, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { allowanceMs, GRACE_MS } from '#core/modules/attempts/attempt-status.ts'
import { AttemptId } from '#core/modules/attempts/attempt.ts'
import { attemptErrors as errors } from '#core/modules/attempts/errors.ts'
import { windowOf } from '#core/modules/papers/paper-kind.ts'
import { lockForAttempt, viewPaper, type Paper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findAllowance, insertAttempt, listAttempts, type Attempt } from '../store.ts'
import { testAccess } from '../test-access.ts'
import { submitIn } from './submit-attempt.ts'

interface StartTestInput {
  readonly learnerId: string
  readonly paperId: string
}

/**
 * Many starts at once make one attempt, and all answer it: a learner has one live attempt at a paper. Throws
 * NOT_FOUND_ERROR, TEST_NOT_OPEN, TEST_NOT_INCLUDED, TEST_NEEDS_PLAN, TEST_NEEDS_PAYMENT and ATTEMPTS_USED_UP.
 */
export async function startTest(ctx: Ctx, input: StartTestInput): Promise<{ attemptId: AttemptId }> {
  const attempt = await ctx.db.transaction().execute(async (tx) => {
    const running = await findRunning(ctx, tx, input)
    return running ?? (await begin(ctx, tx, input))
  })
  // Another call has begun it meanwhile, and has committed.
  const id = attempt ?? (await ctx.db.transaction().execute((tx) => findRunning(ctx, tx, input)))
  if (!id) throw errors.ATTEMPTS_USED_UP()
  return { attemptId: AttemptId.parse(id) }
}

/** The live attempt. One whose time is over is submitted. */
async function findRunning(ctx: Ctx, tx: Tx, { learnerId, paperId }: StartTestInput): Promise<string | undefined> {
  const live = (await listAttempts(tx, learnerId, paperId)).find(({ status }) => status === 'IN_PROGRESS')
  if (!live) return undefined
  if (!isOverdue(live, ctx.now())) return live.id
  await submitIn(ctx, tx, live.id, 'AUTO_SUBMITTED')
  return undefined
}

export function isOverdue({ expiresAt, graceMinutes }: Pick<Attempt, 'expiresAt' | 'graceMinutes'>, now: Instant): boolean {
  return isBefore(later(expiresAt, GRACE_MS + graceMinutes * MINUTE), now)
} // prettier-ignore

/** Undefined if another call was first. */
async function begin(ctx: Ctx, tx: Tx, { learnerId, paperId }: StartTestInput): Promise<string | undefined> {
  const paper = await lockForAttempt(tx, paperId, ctx.now())
  if (!paper || paper.status === 'DRAFT' || paper.kind === 'IN_SCHOOL') throw commonErrors.NOT_FOUND_ERROR()
  const { lock } = await testAccess(ctx, tx, learnerId, paper)
  if (lock) throw lock.error
  if (paper.status !== 'PUBLISHED' || windowOf(paper, ctx.now()) !== 'OPEN') throw errors.TEST_NOT_OPEN()
  const before = await listAttempts(tx, learnerId, paperId)
  if (before.length >= paper.maxAttempts) throw errors.ATTEMPTS_USED_UP()
  const minutesPerHour = await findAllowance(tx, learnerId)
  return insertRunning(ctx, tx, paper, { learnerId, no: before.length + 1, minutesPerHour, graceMinutes: 0 })
}

interface Taker {
  readonly learnerId: string
  readonly no: number
  readonly minutesPerHour: number
  readonly graceMinutes: number
}

async function insertRunning(ctx: Ctx, tx: Tx, paper: Paper, taker: Taker): Promise<string | undefined> {
  const { learnerId, no, minutesPerHour, graceMinutes } = taker
  const id = ctx.newId('att')
  const now = ctx.now()
  const ends = sectionEnds(paper, now, minutesPerHour)
  const length = paper.durationMinutes * MINUTE + allowanceMs(paper.durationMinutes, minutesPerHour)
  const isFirst = await insertAttempt(tx, {
    id,
    paperId: paper.id,
    learnerId,
    no,
    startedAt: now,
    expiresAt: ends.at(-1)?.endsAt ?? later(now, length),
    questionEnds: ends.length === 0 ? null : questionEnds(ends),
    seed: id,
    graceMinutes,
    answerForms: await answerForms(tx, paper),
  })
  return isFirst ? id : undefined
}

interface PupilStart {
  readonly pupilId: string
  readonly paperId: string
  readonly graceMinutes: number
}

/** The attempt of a pupil who has no account. Throws TEST_NOT_OPEN. */
export async function startForPupil(ctx: Ctx, tx: Tx, { pupilId, paperId, graceMinutes }: PupilStart): Promise<AttemptId> {
  const paper = await lockForAttempt(tx, paperId, ctx.now())
  if (paper?.status !== 'PUBLISHED') throw errors.TEST_NOT_OPEN()
  const id = await insertRunning(ctx, tx, paper, { learnerId: pupilId, no: 1, minutesPerHour: 0, graceMinutes })
  if (id === undefined) throw errors.TEST_NOT_OPEN()
  return AttemptId.parse(id)
} // prettier-ignore

interface SectionEnd {
  readonly questions: readonly string[]
  readonly endsAt: Instant
}

/** Sections with minutes of their own follow one another, each with the learner's allowance. Empty: the paper has none. */
function sectionEnds({ sections }: Paper, now: Instant, minutesPerHour: number): SectionEnd[] {
  let endsAt = now
  return sections.flatMap(({ minutes, questions }) => {
    if (typeof minutes !== 'number') return []
    endsAt = later(endsAt, minutes * MINUTE + allowanceMs(minutes, minutesPerHour))
    return [{ questions, endsAt }]
  })
}

function questionEnds(ends: readonly SectionEnd[]): Record<string, string> {
  return Object.fromEntries(ends.flatMap(({ questions, endsAt }) => questions.map((id) => [id, isoString(endsAt)])))
}

async function answerForms(tx: Tx, paper: Paper): Promise<Record<string, string>> {
  const { questions } = await viewPaper(tx, paper.sections, null)
  return Object.fromEntries(questions.map(({ id, answeredBy }) => [id, answeredBy]))
}
