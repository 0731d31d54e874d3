// A film for a learner: its address, and how far it was watched. The film of a lesson, or the recording of a class.
import { shownSeconds, type HiddenRange } from '#core/modules/media/hidden-range.ts'
import { FILM_TYPES, type FileType } from '#core/modules/media/file-types.ts'
import type { FilmProgress, LessonView } from '#core/modules/lessons/lesson.ts'
import {
  applyProgressReport,
  isWatched,
  type ProgressReport,
  type VideoProgress,
} from '#core/modules/media/video-progress.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listRenditions, RENDITION_TYPE } from '../renditions/store-renditions.ts'
import { signedAddress } from '../sign-file.ts'
import { listCaptionLanguages, listWatching, lockWatching, saveWatching } from '../store.ts'

export interface FilmOfLearner {
  readonly learnerId: string
  /** A lesson's id, or a recording's. */
  readonly filmId: string
}

export interface FilmFile {
  readonly key: string
  readonly type: FileType
  readonly lengthSeconds: number | null
  readonly hidden?: readonly HiddenRange[]
}

/** Null for a file that is no film. */
export async function filmView(
  ctx: Ctx,
  { learnerId, filmId }: FilmOfLearner,
  file: FilmFile,
): Promise<LessonView['film']> {
  const type = FILM_TYPES.find((each) => each === file.type)
  if (!type || file.lengthSeconds === null) return null
  const [address, captions, watched, smaller] = await Promise.all([
    signedAddress(ctx, file),
    listCaptionLanguages(ctx.db, filmId),
    listWatching(ctx.db, learnerId, [filmId]),
    smallerFilms(ctx, file.key),
  ])
  const { lengthSeconds: lengthSec, hidden = [] } = file
  const progress = progressOf(watched.get(filmId), shownSeconds(lengthSec, hidden))
  return { ...address, type, lengthSec, captions, smaller, hidden: [...hidden], progress }
}

async function smallerFilms(ctx: Ctx, filmKey: string) {
  const renditions = await listRenditions(ctx.db, filmKey)
  return Promise.all(
    renditions.map(async ({ height, key }) => ({
      height,
      url: (await signedAddress(ctx, { key, type: RENDITION_TYPE })).url,
    })),
  )
}

function progressOf(watched: VideoProgress | undefined, shown: number): FilmProgress {
  const { watchedSeconds: watchedSec = 0, positionSeconds: positionSec = 0, seq = 0 } = watched ?? {}
  return { watchedSec, positionSec, seq, isSeen: isWatched(watchedSec, shown) }
}

/** Two players of one learner report one after the other. Answers the progress after it. */
export async function recordWatching(
  ctx: Ctx,
  film: FilmOfLearner & { readonly lengthSeconds: number; readonly hidden?: readonly HiddenRange[] },
  { watchedSec, positionSec, seq }: ProgressReport,
): Promise<FilmProgress> {
  const { lengthSeconds, hidden = [], ...of } = film
  const within = (seconds: number) => Math.min(seconds, lengthSeconds)
  const report = { seq, positionSec: within(positionSec), watchedSec: within(watchedSec) }
  const watched = await ctx.db.transaction().execute(async (tx) => {
    const after = applyProgressReport(await lockWatching(tx, of), report, ctx.now())
    await saveWatching(tx, of, after)
    return after
  })
  return progressOf(watched, shownSeconds(lengthSeconds, hidden))
}
