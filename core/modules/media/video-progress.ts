// How much of a film somebody has watched: decision L-78. It knows no zod.
import type { Instant } from '#core/kernel/time.ts'

export interface VideoProgress {
  readonly watchedSeconds: number
  readonly positionSeconds: number
  /** Counts what one player has told; what comes late is left out. */
  readonly seq: number
  readonly at: Instant
}

/** A player tells every so often. */
export const REPORT_EVERY_SECONDS = 15
/** As fast as a player plays. */
const FASTEST = 2

export interface ProgressReport {
  readonly watchedSec: number
  readonly positionSec: number
  readonly seq: number
}

/**
 * The progress after a player's report. Watched time never falls. It never grows by more than twice the time since the last
 * report, and the first report never adds more than a player could have watched before it.
 */
export function applyProgressReport(
  before: VideoProgress | undefined,
  told: ProgressReport,
  now: Instant,
): VideoProgress {
  if (before && told.seq <= before.seq) return before
  const wentBy = before ? Math.max(0, (now - before.at) / 1_000) : REPORT_EVERY_SECONDS
  const known = before?.watchedSeconds ?? 0
  const most = known + Math.floor(wentBy * FASTEST)
  return {
    watchedSeconds: Math.max(known, Math.min(told.watchedSec, most)),
    positionSeconds: told.positionSec,
    seq: told.seq,
    at: now,
  }
}

const ENOUGH = 0.8

/** Nobody needs the credits. */
export function isWatched(watchedSeconds: number, lengthSeconds: number): boolean {
  return watchedSeconds >= lengthSeconds * ENOUGH
}
