import type { VideoProgress } from '#core/modules/media/video-progress.ts'
import { at } from '#server/platform/database/db-time.ts'

/** The columns of every table that keeps how far somebody has watched. */
export function progressColumns({ watchedSeconds, positionSeconds, seq, at: reportedAt }: VideoProgress) {
  return { watched_seconds: watchedSeconds, position_seconds: positionSeconds, seq, at: at(reportedAt) }
}
