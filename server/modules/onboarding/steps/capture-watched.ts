import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import type { VideoProgressView } from '#core/modules/onboarding/onboarding.ts'
import { applyProgressReport, type ProgressReport } from '#core/modules/media/video-progress.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findVideo, lockWatched, saveWatched } from '../store-family.ts'
import { watchingOf } from '../view-info.ts'

/** Records a player's report, as far as it can be true: decision L-78. Throws VIDEO_NOT_FOUND. */
export async function captureWatched(
  ctx: Ctx,
  { videoId, ...told }: ProgressReport & { readonly videoId: string },
  { learnerId }: LearnerCall,
): Promise<VideoProgressView> {
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
