import type { BenchmarkTest } from '#core/modules/onboarding/onboarding.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { findLastAttempt, type PaperAsk, type PaperPlace } from '#server/modules/attempts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listBatchesOfBenchmarks, listTests } from './store-course.ts'

/** The tests of a batch that the learner is in, or of all of these when no batch is named. Other batches have an empty list. */
export async function viewTests(
  ctx: Ctx,
  asked: { readonly batchId?: string | undefined; readonly lang: Language },
  { learnerId }: LearnerCall,
): Promise<BenchmarkTest[]> {
  const enrolments = await listEnrolments(ctx.db, learnerId, {}, ctx.now())
  const batchIds = [...new Set(enrolments.flatMap(({ ownBatchId }) => ownBatchId ?? []))]
  const wanted = batchIds.filter((id) => asked.batchId === undefined || id === asked.batchId)
  const tests = await Promise.all(wanted.map((id) => benchmarksOf(ctx, { learnerId, batchId: id, lang: asked.lang })))
  return tests.flat()
}

interface BenchmarksOf {
  readonly learnerId: string
  readonly batchId: string
  readonly lang: Language
}

async function benchmarksOf(ctx: Ctx, { learnerId, batchId, lang }: BenchmarksOf): Promise<BenchmarkTest[]> {
  const rows = await listTests(ctx.db, batchId)
  const tests = rows.map(async ({ paperId, note }): Promise<BenchmarkTest[]> => {
    const paper = await findPaper(ctx.db, paperId)
    if (!paper || paper.status === 'DRAFT') return []
    const attempt = await findLastAttempt(ctx.db, learnerId, paperId)
    const { title, durationMinutes, questionCount, sections } = paper
    return [
      {
        testId: paperId,
        title: inLanguage(title, lang),
        subject: [...new Set(sections.map(({ subject }) => subject))].join(', '),
        minutes: durationMinutes,
        questions: questionCount,
        note: inLanguage(note, lang),
        isTaken: attempt !== undefined && attempt.status !== 'IN_PROGRESS',
        attemptId: attempt?.id ?? null,
      },
    ]
  })
  return (await Promise.all(tests)).flat()
}

/** A benchmark is for the learners of the batches that begin with it. */
export async function benchmarkPlaces(ctx: Ctx, db: Db, { learnerId, paperIds }: PaperAsk): Promise<PaperPlace[]> {
  if (paperIds.length === 0) return []
  const rows = await listBatchesOfBenchmarks(db, paperIds)
  if (rows.length === 0) return []
  const enrolments = await listEnrolments(db, learnerId, {}, ctx.now())
  const own = new Set(enrolments.flatMap(({ ownBatchId }) => ownBatchId ?? []))
  return rows.map(({ paperId, batchId }) => ({ paperId, isMeant: own.has(batchId), isListed: true }))
}

export interface BenchmarkFacts {
  readonly isTaken: boolean
  /** The time for the tests that are not taken yet. */
  readonly minutes: number
}

/** Undefined when the batch has no benchmark test. */
export async function readBenchmark(
  ctx: Ctx,
  learnerId: string,
  batchId: string | null,
): Promise<BenchmarkFacts | undefined> {
  const tests = batchId === null ? [] : await benchmarksOf(ctx, { learnerId, batchId, lang: 'en' })
  if (tests.length === 0) return undefined
  const left = tests.filter(({ isTaken }) => !isTaken)
  return { isTaken: left.length === 0, minutes: left.reduce((sum, { minutes }) => sum + minutes, 0) }
}
