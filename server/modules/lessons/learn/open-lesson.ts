// One lesson of a learner: its film, notes or test, if it opens, and how far the film was watched.
import type { LessonId } from '#core/modules/catalogue/catalogue.ts'
import type { FilmProgress, LessonView } from '#core/modules/lessons/lesson.ts'
import { NOTES_TYPES } from '#core/modules/media/file-types.ts'
import { lessonErrors as errors } from '#core/modules/lessons/errors.ts'
import type { ProgressReport } from '#core/modules/media/video-progress.ts'
import { PaperId } from '#core/modules/papers/paper.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { chapterNames, classWords, findLesson, listLessons, type Lesson } from '#server/modules/catalogue/index.ts'
import { lockView } from '#server/modules/enrolments/index.ts'
import { listPapers } from '#server/modules/papers/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedAddress } from '../sign-file.ts'
import { findCaptions, listFiles, type LessonFile } from '../store.ts'
import { filmView, recordWatching } from './film.ts'
import { lessonLocks } from './lesson-access.ts'

interface OfLesson {
  readonly id: LessonId
}

/** A locked lesson is answered without its files, and with the reason. Throws NOT_FOUND_ERROR. */
export async function viewLesson(
  ctx: Ctx,
  { id, lang }: OfLesson & { readonly lang: Language },
  { learnerId }: LearnerCall,
): Promise<LessonView> {
  const lesson = await requireLesson(ctx, id)
  const { kind, title, subject, chapter, bundleId, isFree, contentId } = lesson
  const [locks, all, words, nameOf] = await Promise.all([
    lessonLocks(ctx, { learnerId, bundleId }, [lesson]),
    listLessons(ctx.db, [bundleId]),
    classWords(ctx, { bundleIds: [bundleId], teacherIds: [] }, lang),
    chapterNames(ctx, lang),
  ])
  const lock = locks(lesson)
  const place = all.findIndex((each) => each.id === id)
  const [file, courseTitle] = [lock ? undefined : await fileOf(ctx, lesson), words.courseTitle(bundleId)]
  return {
    id,
    kind,
    title,
    subject: words.subject(subject),
    chapter: nameOf(chapter),
    bundleId,
    courseTitle,
    isFree,
    lock: lockView(lock),
    film: file ? await filmView(ctx, { learnerId, filmId: id }, file) : null,
    notes: file ? await notesView(ctx, file) : null,
    paperId:
      kind === 'TEST' && !lock && contentId !== null
        ? await testInLanguage(ctx, contentId, words.courseLanguage(bundleId))
        : null,
    previous: neighbour(all[place - 1]),
    next: neighbour(all[place + 1]),
  }
}

/** A course has no test that cannot be taken in its language. */
async function testInLanguage({ db }: Ctx, paperId: string, ofCourse: Language | undefined): Promise<PaperId | null> {
  const [paper] = await listPapers(db, [paperId])
  return ofCourse && paper?.languages.includes(ofCourse) ? PaperId.parse(paperId) : null
}

function neighbour(lesson: Lesson | undefined): LessonView['next'] {
  return lesson ? { id: lesson.id, title: lesson.title } : null
}

async function requireLesson(ctx: Ctx, id: LessonId): Promise<Lesson> {
  const lesson = await findLesson(ctx.db, id)
  if (!lesson) throw commonErrors.NOT_FOUND_ERROR()
  return lesson
}

async function fileOf(ctx: Ctx, { kind, contentId }: Lesson): Promise<LessonFile | undefined> {
  if (contentId === null || (kind !== 'FILM' && kind !== 'NOTES')) return undefined
  return (await listFiles(ctx.db, [contentId])).get(contentId)
}

async function notesView(ctx: Ctx, file: LessonFile): Promise<LessonView['notes']> {
  const type = NOTES_TYPES.find((each) => each === file.type)
  return type ? { ...(await signedAddress(ctx, file)), type, bytes: file.bytes } : null
}

/** The film of a lesson that opens to the learner. Throws NOT_FOUND_ERROR, or the reason why it does not open. */
async function requireFilm(ctx: Ctx, learnerId: string, { id }: OfLesson) {
  const lesson = await requireLesson(ctx, id)
  const lock = (await lessonLocks(ctx, { learnerId, bundleId: lesson.bundleId }, [lesson]))(lesson)
  if (lock) throw lock.error
  const film = await fileOf(ctx, lesson)
  if (lesson.kind !== 'FILM') throw commonErrors.NOT_FOUND_ERROR()
  if (!film) throw errors.LESSON_IS_EMPTY()
  return { lengthSeconds: film.lengthSeconds ?? 0 }
}

export async function reportWatching(
  ctx: Ctx,
  { id, ...report }: OfLesson & ProgressReport,
  { learnerId }: LearnerCall,
): Promise<FilmProgress> {
  const { lengthSeconds } = await requireFilm(ctx, learnerId, { id })
  return recordWatching(ctx, { learnerId, filmId: id, lengthSeconds }, report)
}

export async function readCaptions(
  ctx: Ctx,
  { lang, ...of }: OfLesson & { readonly lang: Language },
  { learnerId }: LearnerCall,
): Promise<{ text: string }> {
  await requireFilm(ctx, learnerId, of)
  const text = await findCaptions(ctx.db, of.id, lang)
  if (text === undefined) throw commonErrors.NOT_FOUND_ERROR()
  return { text }
}
