import { noKyc } from '#core/taxonomy/kyc.ts'
import { MINUTE, SECOND } from '#core/kernel/time.ts'
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { OnboardingInfo, Task, VideoProgressView } from '#core/modules/onboarding/onboarding.ts'
import { blockedBy, concerns, statusOf } from '#core/modules/onboarding/task.ts'
import { isWatched, type VideoProgress } from '#core/modules/media/video-progress.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { maskPhone } from '#core/taxonomy/phone.ts'
import { taughtCourse } from '#server/modules/catalogue/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { currentOnboarding, type OnboardingInBatch } from './begin.ts'
import { readOnboardingFacts, type OnboardingFacts } from './set-up.ts'
import { listSaid, listSteps, type Step } from './store.ts'
import type { Video } from './store-family.ts'

interface ViewInfoInput {
  readonly bundleId?: BundleId | undefined
  readonly lang: Language
}

/** Throws NO_ONBOARDING where the learner is enrolled in no such course. */
export async function viewInfo(
  ctx: Ctx,
  { bundleId, lang }: ViewInfoInput,
  { actor, learnerId }: LearnerCall,
): Promise<OnboardingInfo> {
  return infoOf(ctx, actor, await currentOnboarding(ctx, learnerId, bundleId), lang)
}

export async function infoOf(
  ctx: Ctx,
  actor: Household,
  onboarding: OnboardingInBatch,
  lang: Language,
): Promise<OnboardingInfo> {
  const { id: onboardingId, learnerId: userId, bundleId, createdAt: startedAt } = onboarding
  const course = await taughtCourse(ctx, bundleId, lang)
  if (!course) throw errors.NO_ONBOARDING()
  const [known, steps, said] = await Promise.all([
    readOnboardingFacts(ctx, actor.accountId, onboarding, course.grade),
    listSteps(ctx.db),
    listSaid(ctx.db, onboardingId),
  ])
  const tasks = steps
    .filter(({ key }) => concerns(key, known.setUp))
    .map((step) => taskOf(step, known, said.get(step.key), lang))
  return {
    onboardingId,
    userId,
    bundleId,
    courseTitle: course.title,
    startedAt,
    tasks,
    doneCount: tasks.filter(({ status }) => status === 'DONE').length,
    nextTask: tasks.find(({ status }) => status === 'PENDING')?.key ?? null,
    ...filmOf(known, lang),
    standing: known.setUp.standing,
    school: known.household.learner.school,
    whatsAppNumber: known.whatsAppNumber === undefined ? null : maskPhone(known.whatsAppNumber),
    kyc: known.kyc ?? noKyc,
  }
}

function taskOf(step: Step, known: OnboardingFacts, said: 'DONE' | 'SKIPPED' | undefined, lang: Language): Task {
  const { key, isSkippable, title, why } = step
  const { setUp } = known
  const status = statusOf(key, setUp, said)
  return {
    key,
    status,
    title: inLanguage(title, lang),
    why: inLanguage(why, lang),
    minutes: minutesOf(step, known),
    isSkippable,
    blockedBy: status === 'BLOCKED' ? (blockedBy(key, setUp) ?? null) : null,
  }
}

/** The film and the tests take as long as they are; staff estimate the other steps. */
function minutesOf({ key, minutes }: Step, { video, benchmark }: OnboardingFacts): number {
  if (key === 'WELCOME_VIDEO' && video) return Math.ceil((video.lengthSeconds * SECOND) / MINUTE)
  if (key === 'BENCHMARK' && benchmark) return benchmark.minutes
  return minutes
}

function filmOf({ video, watched }: OnboardingFacts, lang: Language) {
  if (!video) return { video: null, watching: null }
  const { id: videoId, title, url, posterUrl, lengthSeconds: lengthSec, captions } = video
  return {
    video: { videoId, title: inLanguage(title, lang), url, posterUrl, lengthSec, captions: [...captions] },
    watching: watched ? watchingOf(video, watched) : null,
  }
}

export function watchingOf({ id, lengthSeconds }: Video, watched: VideoProgress): VideoProgressView {
  return {
    videoId: id,
    watchedSec: watched.watchedSeconds,
    positionSec: watched.positionSeconds,
    seq: watched.seq,
    isWatched: isWatched(watched.watchedSeconds, lengthSeconds),
  }
}
