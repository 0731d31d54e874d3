import type { LearnerId } from '#core/modules/accounts/account.ts'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { VideoProgressView } from '#core/modules/onboarding/onboarding.ts'
import { applyProgressReport, type ProgressReport } from '#core/modules/media/video-progress.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findVideo, lockWatched, saveWatched } from '../store-family.ts'
import { watchingOf } from '../view-info.ts'

/** Records a player's report, as far as it can be true: decision L-78. Throws VIDEO_NOT_FOUND. */
export async function captureWatched(
  ctx: Ctx,
  { videoId, userId, ...told }: ProgressReport & { readonly videoId: string; readonly userId?: LearnerId | undefined },
  { actor }: Call<Household>,
): Promise<VideoProgressView> {
  const learnerId = await requireOwnLearner(ctx, actor, userId)
  const video = await findVideo(ctx.db, videoId)
  if (!video) throw errors.VIDEO_NOT_FOUND()
  const watched = await ctx.db.transaction().execute(async (tx) => {
    const of = { learnerId, videoId }
    const after = applyProgressReport(await lockWatched(tx, of), told, ctx.now())
    await saveWatched(tx, of, after)
    return after
  })
  return watchingOf(video, watched)
}
