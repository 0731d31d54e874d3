// For tests and for the seed.
import { extensionOf, type FileType } from '#core/modules/media/file-types.ts'
import type { DraftOf } from '#core/kernel/resource.ts'
import type { sampleStaffApi } from '#core/modules/lessons/sample.ts'
import { StepRow } from '#core/modules/lessons/ai/step-row.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { aBundle, aLesson } from '#server/modules/catalogue/factory.ts'
import { checkAiCourse } from './ai/check-course.ts'
import { aiLessonRows } from './ai/write-lessons.ts'
import { samples } from './sample/store-samples.ts'
import { insertFile, saveCaptions, saveWatching } from './store.ts'

export { checkAiCourse }

/** A film of ten seconds, or notes. Answers the file's id. */
export async function aLessonFile(
  ctx: Ctx,
  { bytes, type, lengthSeconds = 10 }: { readonly bytes: Uint8Array; readonly type: FileType; readonly lengthSeconds?: number },
): Promise<string> {
  const isFilm = type.startsWith('video/')
  const id = ctx.newId('fil')
  const key = `${isFilm ? 'films' : 'notes'}/${id}.${extensionOf[type]}`
  await ctx.files.write(key, bytes, type)
  const file = { id, kind: isFilm ? ('FILM' as const) : ('NOTES' as const), key, type, bytes: bytes.length }
  await insertFile(ctx.db, { ...file, lengthSeconds: isFilm ? lengthSeconds : null }, ctx.now())
  return id
} // prettier-ignore

/** The same captions for the films of all these lessons. */
export async function captionLessons(
  ctx: Ctx,
  lessonIds: readonly string[],
  texts: Partial<Record<Language, string>>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const lessonId of lessonIds)
      for (const [language, text] of Object.entries(texts)) await saveCaptions(tx, lessonId, language as Language, text) // its own keys
  })
}

/** A step as staff write it: a minute of text, unless it is said otherwise. */
export function aStep(id: string, but: object = {}): StepRow {
  return StepRow.parse({ id, kind: 'FILM', toSec: 60, text: 'Friction acts against the motion.', ...but })
}

/** A question with two options, of which the first is right. */
export function aQuestionStep(id: string, but: object = {}): StepRow {
  const options = [{ text: 'Yes', isRight: true }, { text: 'No' }]
  return aStep(id, { kind: 'ASK', text: 'Is friction a force?', options, seconds: 30, ...but })
}

/** Published: a minute of text, a question of half a minute, and another minute. Answers its id. */
export async function anAiLesson(ctx: Ctx, but: Partial<NewAiLesson> = {}): Promise<string> {
  const id = ctx.newId('ail')
  const steps = [aStep('one'), aQuestionStep('two'), aStep('three')]
  const lesson = { title: 'Friction', subject: 'physics', language: 'en' as const, steps, status: 'ACTIVE' as const }
  await aiLessonRows.insertMany(ctx.db, [{ id, isDemo: true, ...lesson, ...but }])
  return id
}

interface NewAiLesson {
  readonly title: string
  readonly subject: string
  readonly language: Language
  readonly steps: readonly StepRow[]
  readonly status: 'DRAFT' | 'ACTIVE'
}

/** Something of a class for everybody, for courses of class 11 with any target. */
export async function aSample(ctx: Ctx, but: Partial<NewSample> = {}): Promise<string> {
  const id = ctx.newId('smp')
  const sample: NewSample = {
    title: { en: 'A block on a slope', hi: 'ढलान पर गुटका' },
    subject: 'physics',
    teacherName: 'Ananya Iyer',
    firstGrade: 11,
    lastGrade: 11,
    targets: [],
    rank: 1,
    filmUrl: '/films/class-physics.webm',
    filmSeconds: 72,
    posterUrl: '/films/class-physics.webp',
    captions: [],
    notesPictureId: null,
    questionIds: [],
    ...but,
  }
  await inTransaction(ctx.db, async (tx) => samples.insert?.(tx, id, { ...sample, isDemo: true }, ctx.now()))
  return id
}

type NewSample = DraftOf<(typeof sampleStaffApi)['staffSampleLessons']>

/** The learner has seen the first seconds of a film. */
export async function aWatchedFilm(ctx: Ctx, learnerId: string, filmId: string): Promise<void> {
  const watched = { watchedSeconds: 3, positionSeconds: 3, seq: 1, at: ctx.now() }
  await inTransaction(ctx.db, (tx) => saveWatching(tx, { learnerId, filmId }, watched))
}

/** The smallest bytes that count as a WebM file. */
export const SMALLEST_FILM = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x80])

/** A film that is open to everybody who is signed in, with captions. Answers the lesson's id. */
export async function aFreeFilm(ctx: Ctx): Promise<string> {
  const contentId = await aLessonFile(ctx, { bytes: SMALLEST_FILM, type: 'video/webm' })
  const { id } = await aLesson(ctx, await aBundle(ctx), { kind: 'FILM', isFree: true, contentId })
  await captionLessons(ctx, [id], { en: 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood evening.\n' })
  return id
}
