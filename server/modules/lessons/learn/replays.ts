// The recordings of classes, as films of a course. The plan's replays decide who watches; a free class's are open.
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { RecordingId, type FilmChapter } from '#core/modules/classroom/room/recording.ts'
import type { FilmProgress, ReplayRow, ReplayView } from '#core/modules/lessons/lesson.ts'
import { secondShown, shownSeconds } from '#core/modules/media/hidden-range.ts'
import { isWatched, type ProgressReport, type VideoProgress } from '#core/modules/media/video-progress.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import { findReplay, listFilmChapters, listReplays, type Replay } from '#server/modules/classroom/index.ts'
import { lockView, type ServiceLock } from '#server/modules/enrolments/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findCaptions, listWatching } from '../store.ts'
import { filmView, recordWatching } from './film.ts'
import { lockOf } from './lesson-access.ts'

interface OfReplay {
  readonly id: string
  readonly bundleId: string
}

/** A locked replay is answered without its film, and with the reason. Throws NOT_FOUND_ERROR. */
export async function viewReplay(
  ctx: Ctx,
  { id, bundleId, lang }: OfReplay & { readonly lang: Language },
  { learnerId }: LearnerCall,
): Promise<ReplayView> {
  const replay = await requireReplay(ctx, { id, bundleId })
  const [lock, words] = await Promise.all([
    lockOfReplay(ctx, learnerId, replay),
    classWords(ctx, { bundleIds: [bundleId], teacherIds: [replay.teacherId] }, lang),
  ])
  const { subject, teacherId, startsAt, expiresAt, sessionId } = replay
  return {
    id: RecordingId.parse(id),
    bundleId: BundleId.parse(bundleId),
    sessionId,
    courseTitle: words.courseTitle(bundleId),
    subject: words.subject(subject),
    chapter: words.chapter(bundleId, subject, startsAt) ?? null,
    teacherName: words.teacherName(teacherId),
    startsAt,
    expiresAt,
    lock: lockView(lock),
    film: lock ? null : await filmView(ctx, { learnerId, filmId: id }, replay),
    chapters: lock ? [] : await shownChapters(ctx, replay),
  } as ReplayView // the response's schema reads ids
}

/** Those of ranges that players leave out are left out too. */
async function shownChapters(ctx: Ctx, replay: Replay): Promise<FilmChapter[]> {
  const chapters = await listFilmChapters(ctx.db, replay)
  return chapters.filter(({ atSec }) => secondShown(atSec, replay.hidden) === atSec)
}

/** Throws NOT_FOUND_ERROR, or the reason why the replay does not open. */
export async function reportReplay(
  ctx: Ctx,
  { id, bundleId, ...report }: OfReplay & ProgressReport,
  { learnerId }: LearnerCall,
): Promise<FilmProgress> {
  const replay = await requireOpenReplay(ctx, learnerId, { id, bundleId })
  return recordWatching(
    ctx,
    { learnerId, filmId: id, lengthSeconds: replay.lengthSeconds, hidden: replay.hidden },
    report,
  )
}

/** Throws NOT_FOUND_ERROR, or the reason why the replay does not open. */
export async function readReplayCaptions(
  ctx: Ctx,
  { lang, ...of }: OfReplay & { readonly lang: Language },
  { learnerId }: LearnerCall,
): Promise<{ text: string }> {
  await requireOpenReplay(ctx, learnerId, of)
  const text = await findCaptions(ctx.db, of.id, lang)
  if (text === undefined) throw commonErrors.NOT_FOUND_ERROR()
  return { text }
}

async function requireOpenReplay(ctx: Ctx, learnerId: string, { id, bundleId }: OfReplay): Promise<Replay> {
  const replay = await requireReplay(ctx, { id, bundleId })
  const lock = await lockOfReplay(ctx, learnerId, replay)
  if (lock) throw lock.error
  return replay
}

async function requireReplay(ctx: Ctx, { id, bundleId }: Pick<OfReplay, 'id' | 'bundleId'>): Promise<Replay> {
  const replay = await findReplay(ctx.db, { id, bundleId })
  if (!replay) throw commonErrors.NOT_FOUND_ERROR()
  return replay
}

function lockOfReplay(ctx: Ctx, learnerId: string, { bundleId, isFree }: Replay): Promise<ServiceLock | undefined> {
  return isFree ? Promise.resolve(undefined) : lockOf(ctx, { learnerId, bundleId, service: 'REPLAYS_NOTES' })
}

const MOST_LISTED = 200

/** The replays of a course, the newest first, and why they do not open. */
export async function listReplayRows(
  ctx: Ctx,
  { learnerId, bundleId, lang }: { readonly learnerId: string; readonly bundleId: string; readonly lang: Language },
): Promise<ReplayRow[]> {
  const replays = await listReplays(ctx.db, bundleId, MOST_LISTED)
  if (replays.length === 0) return []
  const [lock, watched, words] = await Promise.all([
    lockOf(ctx, { learnerId, bundleId, service: 'REPLAYS_NOTES' }),
    listWatching(ctx.db, learnerId, replays.map(({ id }) => id)), // prettier-ignore
    classWords(ctx, { bundleIds: [bundleId], teacherIds: replays.map(({ teacherId }) => teacherId) }, lang),
  ])
  return replays.map(({ id, subject, teacherId, startsAt, lengthSeconds, hidden, isFree }) => ({
    id: RecordingId.parse(id),
    subject: words.subject(subject),
    chapter: words.chapter(bundleId, subject, startsAt) ?? null,
    teacherName: words.teacherName(teacherId),
    startsAt,
    lengthSec: shownSeconds(lengthSeconds, hidden),
    isFree,
    isSeen: isReplaySeen({ lengthSeconds, hidden }, watched.get(id)),
    lock: isFree ? null : lockView(lock),
  }))
}

type Length = Pick<Replay, 'lengthSeconds' | 'hidden'>

function isReplaySeen({ lengthSeconds, hidden }: Length, watched: VideoProgress | undefined): boolean {
  return watched !== undefined && isWatched(watched.watchedSeconds, shownSeconds(lengthSeconds, hidden))
}

/** A replay that was begun, that still opens and is not seen. Undefined for any other film. */
export async function findBegunReplay(
  ctx: Ctx,
  learnerId: string,
  watched: VideoProgress & { readonly filmId: string },
  lang: Language,
) {
  const replay = await findReplay(ctx.db, { id: watched.filmId })
  if (!replay || isReplaySeen(replay, watched) || (await lockOfReplay(ctx, learnerId, replay))) return undefined
  const { bundleId, subject, startsAt, lengthSeconds: lengthSec } = replay
  const words = await classWords(ctx, { bundleIds: [bundleId], teacherIds: [] }, lang)
  const title = words.chapter(bundleId, subject, startsAt) ?? words.subject(subject)
  const courseTitle = words.courseTitle(bundleId)
  return { id: RecordingId.parse(watched.filmId), bundleId: BundleId.parse(bundleId), title, courseTitle, positionSec: watched.positionSeconds, lengthSec } // prettier-ignore
}
