import { z } from 'zod'
import { Instant } from '#core/kernel/schemas.ts'
import { BundleId, LessonId } from '#core/modules/catalogue/catalogue.ts'
import { Lock } from '#core/modules/enrolments/lock.ts'
import { LESSON_KINDS } from '#core/modules/catalogue/lesson-kind.ts'
import { FilmChapter, HiddenRange, RecordingId } from '#core/modules/classroom/room/recording.ts'
import { SessionId } from '#core/modules/classroom/session.ts'
import { PaperId } from '#core/modules/papers/paper.ts'
import { LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'
import { FILM_TYPES, NOTES_TYPES } from '#core/modules/media/file-types.ts'

const LessonKind = z.enum(LESSON_KINDS)

/** How much of a film the learner has seen: decision L-78. */
export const FilmProgress = z.object({
  watchedSec: z.int(),
  positionSec: z.int(),
  seq: z.int(),
  isSeen: z.boolean(),
})
export type FilmProgress = z.infer<typeof FilmProgress>

export const LessonRow = z.object({
  id: LessonId,
  kind: LessonKind,
  title: z.string(),
  isFree: z.boolean(),
  /** Null: it opens. */
  lock: Lock.nullable(),
  /** The length of a film; null for other lessons, and for a film that is missing. */
  lengthSec: z.int().nullable(),
  isSeen: z.boolean(),
})
export type LessonRow = z.infer<typeof LessonRow>

/** The recording of a class. */
export const ReplayRow = z.object({
  id: RecordingId,
  subject: z.string(),
  chapter: z.string().nullable(),
  teacherName: z.string(),
  startsAt: Instant,
  lengthSec: z.int(),
  isFree: z.boolean(),
  isSeen: z.boolean(),
  lock: Lock.nullable(),
})
export type ReplayRow = z.infer<typeof ReplayRow>

export const CourseLessons = z.object({
  bundleId: BundleId,
  title: Spoken,
  isEnrolled: z.boolean(),
  /** Until when the learner has the course; null for a course that is not theirs. */
  validTill: Instant.nullable(),
  chapters: z.array(z.object({ subject: z.string(), chapter: z.string(), lessons: z.array(LessonRow) })),
  /** The newest first. */
  replays: z.array(ReplayRow),
})
export type CourseLessons = z.infer<typeof CourseLessons>

/** A film that the learner has begun. */
export const BegunLesson = z.object({
  id: z.union([LessonId, RecordingId]),
  bundleId: BundleId,
  title: z.string(),
  courseTitle: Spoken,
  positionSec: z.int(),
  lengthSec: z.int(),
})

export const Learning = z.object({
  /** The courses of active enrolments, the newest first. */
  courses: z.array(
    z.object({
      bundleId: BundleId,
      title: Spoken,
      validTill: Instant,
      lessonCount: z.int(),
      /** Films and how many of them the learner has seen. */
      filmCount: z.int(),
      seenCount: z.int(),
    }),
  ),
  begun: BegunLesson.nullable(),
})
export type Learning = z.infer<typeof Learning>

const SignedFile = z.object({
  /** Good until `expiresAt`; another one comes with the next call. */
  url: z.string(),
  expiresAt: Instant,
})

export const Film = SignedFile.extend({
  type: z.enum(FILM_TYPES),
  lengthSec: z.int(),
  captions: z.array(LanguageKey),
  /** Smaller ones of it, the smallest first; none where the server makes none. */
  smaller: z.array(z.object({ height: z.int(), url: z.string() })),
  /** Ranges that the player leaves out. */
  hidden: z.array(HiddenRange),
  progress: FilmProgress,
})

const NextLesson = z.object({ id: LessonId, title: z.string() }).nullable()

export const LessonView = z.object({
  id: LessonId,
  kind: LessonKind,
  title: z.string(),
  subject: z.string(),
  chapter: z.string(),
  bundleId: BundleId,
  courseTitle: Spoken,
  isFree: z.boolean(),
  lock: Lock.nullable(),
  film: Film.nullable(),
  notes: SignedFile.extend({ type: z.enum(NOTES_TYPES), bytes: z.int() }).nullable(),
  paperId: PaperId.nullable(),
  previous: NextLesson,
  next: NextLesson,
})
export type LessonView = z.infer<typeof LessonView>

export const ReplayView = z.object({
  id: RecordingId,
  bundleId: BundleId,
  sessionId: SessionId,
  courseTitle: Spoken,
  subject: z.string(),
  chapter: z.string().nullable(),
  teacherName: z.string(),
  startsAt: Instant,
  /** Until then it can be watched. */
  expiresAt: Instant,
  lock: Lock.nullable(),
  film: Film.nullable(),
  /** Empty while it is locked. */
  chapters: z.array(FilmChapter),
})
export type ReplayView = z.infer<typeof ReplayView>
