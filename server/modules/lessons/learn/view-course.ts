// The lessons of a course by chapters, and the courses of a learner.
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import type { Enrolment } from '#core/modules/enrolments/enrolment.ts'
import type { CourseLessons, Learning } from '#core/modules/lessons/lesson.ts'
import { isWatched, type VideoProgress } from '#core/modules/media/video-progress.ts'
import type { Language } from '#core/taxonomy/language.ts'
import {
  chapterNames,
  classWords,
  findLesson,
  listBundleIds,
  listLessons,
  type Lesson,
} from '#server/modules/catalogue/index.ts'
import { listEnrolments, lockView } from '#server/modules/enrolments/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listFiles, listLastWatched, listWatching, type LessonFile } from '../store.ts'
import { lessonLocks } from './lesson-access.ts'
import { findBegunReplay, listReplayRows } from './replays.ts'

interface Asking {
  readonly lang: Language
}

/** Throws BUNDLE_NOT_FOUND. */
export async function viewCourse(
  ctx: Ctx,
  { bundleId, lang }: Asking & { readonly bundleId: BundleId },
  { learnerId }: LearnerCall,
): Promise<CourseLessons> {
  if (!(await listBundleIds(ctx.db, [bundleId])).has(bundleId)) throw catalogueErrors.BUNDLE_NOT_FOUND()
  const [lessons, enrolments, words, nameOf] = await Promise.all([
    listLessons(ctx.db, [bundleId]),
    listEnrolments(ctx.db, learnerId, { bundleId }, ctx.now()),
    classWords(ctx, { bundleIds: [bundleId], teacherIds: [] }, lang),
    chapterNames(ctx, lang),
  ])
  const [lockOfLesson, films, watched, replays] = await Promise.all([
    lessonLocks(ctx, { learnerId, bundleId }, lessons),
    listFiles(ctx.db, filmIds(lessons)),
    listWatching(ctx.db, learnerId, lessons.map(({ id }) => id)), // prettier-ignore
    listReplayRows(ctx, { learnerId, bundleId, lang }),
  ])
  const active = enrolments.find(({ isActive }) => isActive)
  const byChapter = Map.groupBy(lessons, ({ subject, chapter }) => `${subject} ${chapter}`)
  const chapters = [...byChapter.values()].map((list) => ({
    subject: words.subject(list[0]?.subject ?? ''),
    chapter: nameOf(list[0]?.chapter ?? ''),
    lessons: list.map((lesson) => {
      const { id, kind, title, isFree } = lesson
      const film = filmOf(lesson, films)
      const isSeen = film !== undefined && isFilmSeen(film, watched.get(id))
      return { id, kind, title, isFree, lock: lockView(lockOfLesson(lesson)), lengthSec: film?.lengthSeconds ?? null, isSeen }
    }),
  })) // prettier-ignore
  const title = words.courseTitle(bundleId)
  return { bundleId, title, isEnrolled: active !== undefined, validTill: active?.validTill ?? null, chapters, replays }
}

function filmIds(lessons: readonly Lesson[]): string[] {
  return lessons.flatMap(({ kind, contentId }) => (kind === 'FILM' && contentId !== null ? [contentId] : []))
}

function filmOf({ kind, contentId }: Lesson, files: ReadonlyMap<string, LessonFile>): LessonFile | undefined {
  return kind === 'FILM' && contentId !== null ? files.get(contentId) : undefined
}

function isFilmSeen({ lengthSeconds }: LessonFile, watched: VideoProgress | undefined): boolean {
  return watched !== undefined && isWatched(watched.watchedSeconds, lengthSeconds ?? 0)
}

/** The courses that the learner has now, and the film that was watched last and is not seen yet. */
export async function viewLearning(ctx: Ctx, { lang }: Asking, { learnerId }: LearnerCall): Promise<Learning> {
  const enrolments = (await listEnrolments(ctx.db, learnerId, {}, ctx.now())).filter(({ isActive }) => isActive)
  const own = [...new Map(enrolments.map((each) => [each.bundleId, each])).values()]
  const bundleIds = own.map(({ bundleId }) => bundleId)
  const [lessons, words] = await Promise.all([
    listLessons(ctx.db, bundleIds),
    classWords(ctx, { bundleIds, teacherIds: [] }, lang),
  ])
  const [films, watched] = await Promise.all([
    listFiles(ctx.db, filmIds(lessons)),
    listWatching(ctx.db, learnerId, lessons.map(({ id }) => id)), // prettier-ignore
  ])
  const countOf = ({ bundleId, validTill }: Enrolment) => {
    const ofCourse = lessons.filter((lesson) => lesson.bundleId === bundleId)
    const ofFilms = ofCourse.flatMap((lesson) => ({ id: lesson.id, film: filmOf(lesson, films) }))
    const seen = ofFilms.filter(({ id, film }) => film && isFilmSeen(film, watched.get(id)))
    const filmCount = ofFilms.filter(({ film }) => film !== undefined).length
    return { bundleId, validTill, title: words.courseTitle(bundleId), lessonCount: ofCourse.length, filmCount, seenCount: seen.length } // prettier-ignore
  }
  return { courses: own.map(countOf), begun: await findBegun(ctx, learnerId, lang) }
}

const LATEST = 10

/** A film that still opens. */
async function findBegun(ctx: Ctx, learnerId: string, lang: Language): Promise<Learning['begun']> {
  for (const watched of await listLastWatched(ctx.db, learnerId, LATEST)) {
    const replay = await findBegunReplay(ctx, learnerId, watched, lang)
    if (replay) return replay
    const lesson = await findLesson(ctx.db, watched.filmId)
    const film = lesson && filmOf(lesson, await listFiles(ctx.db, filmIds([lesson])))
    if (!lesson || !film || isFilmSeen(film, watched)) continue
    const { id, bundleId, title } = lesson
    if ((await lessonLocks(ctx, { learnerId, bundleId }, [lesson]))(lesson)) continue
    const words = await classWords(ctx, { bundleIds: [bundleId], teacherIds: [] }, lang)
    const { positionSeconds: positionSec } = watched
    return { id, bundleId, title, courseTitle: words.courseTitle(bundleId), positionSec, lengthSec: film.lengthSeconds ?? 0 } // prettier-ignore
  }
  return null
}
