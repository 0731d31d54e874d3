// Gathers the facts about a family and its course from all modules.
import { standingOf } from '#core/modules/accounts/standing.ts'
import type { Kyc } from '#core/taxonomy/kyc.ts'
import type { SetUp } from '#core/modules/onboarding/task.ts'
import { isWatched, type VideoProgress } from '#core/modules/media/video-progress.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { findHousehold, listGuardians, type HouseholdLearner } from '#server/modules/accounts/index.ts'
import { mayConsentFor } from '#server/modules/consent/index.ts'
import { listAddresses } from '#server/modules/profiles/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { OnboardingInBatch } from './begin.ts'
import { readBenchmark, type BenchmarkFacts } from './view-tests.ts'
import { findKyc, findVideoOfGrade, findWatched, findWhatsAppNumber, type Video } from './store-family.ts'

export interface OnboardingFacts {
  readonly setUp: SetUp
  readonly household: HouseholdLearner
  readonly video: Video | undefined
  readonly watched: VideoProgress | undefined
  readonly whatsAppNumber: string | undefined
  readonly kyc: Kyc | undefined
  readonly benchmark: BenchmarkFacts | undefined
}

export async function readOnboardingFacts(
  ctx: Ctx,
  accountId: string,
  { learnerId, batchId }: OnboardingInBatch,
  grade: number,
): Promise<OnboardingFacts> {
  const household = await findHousehold(ctx.db, accountId, learnerId)
  if (!household) throw commonErrors.FORBIDDEN_ERROR()
  const { account, learner } = household
  const standing = standingOf(learner, ctx.now())
  const [mayConsent, guardians, addresses, whatsAppNumber, kyc, benchmark, film] = await Promise.all([
    mayConsentFor(ctx.db, accountId, { learnerId, standing }),
    listGuardians(ctx.db, learnerId),
    listAddresses(ctx.db, accountId),
    findWhatsAppNumber(ctx.db, accountId),
    findKyc(ctx.db, accountId),
    readBenchmark(ctx, learnerId, batchId),
    whatWasWatched(ctx, learnerId, grade),
  ])
  const { firstName, birthYear, studentInfo } = learner
  const setUp = {
    standing,
    isProfileDone: firstName !== null && birthYear !== null && studentInfo.grade !== null && account.heldBy !== null,
    isVideoWatched: film.video ? isWatched(film.watched?.watchedSeconds ?? 0, film.video.lengthSeconds) : null,
    isWhatsAppVerified: whatsAppNumber !== undefined,
    hasSchool: learner.school !== null,
    hasAddress: addresses.length > 0,
    isKycGiven: kyc ? kyc.type !== null : null,
    hasBatch: batchId !== null,
    isBenchmarkTaken: benchmark?.isTaken ?? null,
    hasOtherParent: guardians.some((guardian) => guardian.accountId !== accountId),
    mayConsent,
  }
  return { setUp, household, ...film, whatsAppNumber, kyc, benchmark }
}

async function whatWasWatched(ctx: Ctx, learnerId: string, grade: number) {
  const video = await findVideoOfGrade(ctx.db, grade)
  const watched = video && (await findWatched(ctx.db, { learnerId, videoId: video.id }))
  return { video, watched }
}
