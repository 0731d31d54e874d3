// A session of an AI batch holds the course's next lesson, with its steps as they are then. Later edits do not change it.
import { filmPartsOf, type FilmPart, type LessonStep } from '#core/modules/lessons/ai/graph.ts'
import { MOST_BEHIND } from '#core/modules/lessons/ai/lesson-clock.ts'
import { lengthsOf } from '#core/modules/lessons/ai/lesson-length.ts'
import { stepsFromRows } from '#core/modules/lessons/ai/step-row.ts'
import { ROOM_STAYS } from '#core/modules/classroom/room/decide-join.ts'
import { later, SECOND, type Instant } from '#core/kernel/time.ts'
import { hasRoom } from '#core/modules/classroom/session-status.ts'
import { findLesson, listLessons } from '#server/modules/catalogue/index.ts'
import { findTaughtSession, insertLessonQuestions } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { listFiles, type LessonFile } from '../store.ts'
import { countHeld, findHeld, insertHeld, listPublished, type AiLesson, type HeldLesson } from './store-ai.ts'

/** Once for each session. False: no lesson of the subject is published for the course. */
export async function prepareLesson(ctx: Ctx, tx: Tx, sessionId: string): Promise<boolean> {
  if (await findHeld(tx, sessionId)) return true
  const session = await findTaughtSession(tx, sessionId)
  if (!session || hasRoom(session.kind)) return false
  const lesson = await findNext(tx, session)
  if (!lesson) return false
  const steps = withFiles(stepsFromRows(lesson.steps), await filmsOf(tx, lesson.steps.flatMap(filmIdsOfRow)))
  const asked = steps.filter((step) => step.kind === 'ASK' || step.kind === 'POLL')
  const { id: lessonId, title, language } = lesson
  const held: HeldLesson = {
    ...timesOf(steps, session),
    sessionId,
    lessonId,
    title,
    language,
    steps,
    batchId: session.batches[0]?.batchId ?? '',
    questions: Object.fromEntries(asked.map(({ id }) => [id, ctx.newId('cqn')])),
  }
  if (!(await insertHeld(tx, held))) return true
  const questions = asked.map((step) => ({ id: held.questions[step.id] ?? '', text: step.text, ...questionOf(step) }))
  await insertLessonQuestions(tx, sessionId, questions, { opensAt: held.startsAt, closesAt: held.closesAt })
  return true
}

interface Held {
  readonly subject: string
  readonly batches: readonly { readonly batchId: string; readonly bundleId: string }[]
}

/** The first lesson of the course that the batch has held least often: after the last one the course is revised from the first. */
async function findNext(db: Db, { subject, batches }: Held): Promise<AiLesson | undefined> {
  const lessons = await listLessons(db, batches.map(({ bundleId }) => bundleId)) // prettier-ignore
  const ofSubject = lessons.filter((each) => each.kind === 'AI' && each.subject === subject)
  const ids = ofSubject.flatMap(({ bundleId, contentId }) => (bundleId === ofSubject[0]?.bundleId ? (contentId ?? []) : [])) // prettier-ignore
  const published = await listPublished(db, ids)
  const held = await countHeld(db, batches[0]?.batchId ?? '')
  const [next] = ids.filter((id) => published.has(id)).toSorted((a, b) => (held.get(a) ?? 0) - (held.get(b) ?? 0))
  return next === undefined ? undefined : published.get(next)
}

interface Hours {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Nobody loses attendance by being led the shortest way. */
function timesOf(steps: readonly LessonStep[], { startsAt, endsAt }: Hours) {
  const { shortestSec, longestSec } = lengthsOf(steps)
  const last = later(endsAt, ROOM_STAYS)
  const over = later(startsAt, longestSec * SECOND + MOST_BEHIND)
  const held = later(startsAt, Math.max(1, shortestSec) * SECOND)
  return { startsAt, heldTill: held < last ? held : last, closesAt: over < last ? over : last }
}

export function questionOf(step: Extract<LessonStep, { readonly kind: 'ASK' | 'POLL' }>) {
  return step.kind === 'ASK' ? step.question : { kind: 'POLL' as const, options: step.options, key: null }
}

type RowFilms = AiLesson['steps'][number]

function filmIdsOfRow({ filmId, hint }: RowFilms): string[] {
  return [filmId, hint?.filmId ?? null].filter((id) => id !== null)
}

/** The film files of these lessons that families see, by the lessons' ids. */
export async function filmsOf(db: Db, lessonIds: readonly string[]): Promise<ReadonlyMap<string, LessonFile>> {
  const lessons = await Promise.all([...new Set(lessonIds)].map((id) => findLesson(db, id)))
  const films = lessons.flatMap((lesson) =>
    lesson?.kind === 'FILM' && lesson.contentId !== null ? { id: lesson.id, fileId: lesson.contentId } : [],
  )
  const files = await listFiles(db, films.map(({ fileId }) => fileId)) // prettier-ignore
  return new Map(films.flatMap(({ id, fileId }) => {
    const file = files.get(fileId)
    return file?.kind === 'FILM' ? [[id as string, file] as const] : []
  })) // prettier-ignore
}

/** A film that is gone since the lesson was published is read instead. */
function withFiles(steps: readonly LessonStep[], films: ReadonlyMap<string, LessonFile>): LessonStep[] {
  const part = (film: FilmPart): FilmPart => ({ ...film, filmId: films.get(film.filmId ?? '')?.id ?? null })
  return steps.map((step) => {
    if (filmPartsOf(step).length === 0) return step
    if (step.kind === 'FILM') return { ...step, film: part(step.film) }
    return step.kind === 'ASK' ? { ...step, hint: step.hint && part(step.hint) } : step
  })
}
