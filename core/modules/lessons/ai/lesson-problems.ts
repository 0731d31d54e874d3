// The faults of a lesson led by AI that must be mended before it can be held, in the order of its steps. Staff read them.
import { isAskable } from '#core/modules/classroom/pane/class-question.ts'
import { SECOND } from '#core/kernel/time.ts'
import { END, filmPartsOf, targetsOf, type FilmPart, type LessonStep } from './graph.ts'
import { MOST_BEHIND } from './lesson-clock.ts'
import { extraSeconds, lengthsOf, longestFrom } from './lesson-length.ts'

/** The longest lesson, without its questions and hints. */
const MOST_SECONDS = 7_200

export interface LessonProblem {
  /** Null: the lesson as a whole. */
  readonly stepId: string | null
  readonly text: string
}

/** `films`: the lengths in seconds of the films that are ready. */
export function problemsOf(steps: readonly LessonStep[], films: ReadonlyMap<string, number>): LessonProblem[] {
  if (steps.length === 0) return [{ stepId: null, text: 'A lesson needs at least one step.' }]
  const own = steps.flatMap((step, place) =>
    [
      ...problemsOfPlace(steps, step, place),
      ...filmPartsOf(step).flatMap((film) => problemOfFilm(film, films)),
      ...problemsOfQuestion(steps, step, place),
    ].map((text) => ({ stepId: step.id, text })),
  )
  // Lengths mean nothing as long as the steps do not lead anywhere.
  if (own.length > 0) return own
  const extra = Math.max(...longestFrom(steps, extraSeconds).values())
  const { longestSec } = lengthsOf(steps)
  return [
    ...(extra * SECOND > MOST_BEHIND ? [`Questions and hints can take ${extra} seconds on one way, and 600 are allowed. Shorten some.`] : []),
    ...(longestSec > MOST_SECONDS ? [`The lesson takes ${longestSec} seconds without its questions, and ${MOST_SECONDS} are allowed. Shorten it.`] : []),
    ...(longestSec === 0 ? ['Add a film, a poll or a break: questions need something to ask about.'] : []),
  ].map((text) => ({ stepId: null, text }))
} // prettier-ignore

function problemsOfPlace(steps: readonly LessonStep[], step: LessonStep, place: number): string[] {
  const places = new Map(steps.map(({ id }, i) => [id, i]))
  const isDouble = steps.findIndex(({ id }) => id === step.id) !== place
  const isReached = place === 0 || steps.some((each) => targetsOf(steps, each).includes(step.id))
  return [
    ...(isDouble ? [`Another step is called ${step.id} too. Give each step its own name.`] : []),
    ...(isReached ? [] : ['No step leads here. Let one lead here, or delete this one.']),
    ...targetsOf(steps, step).flatMap((target) => {
      const to = places.get(target)
      if (target === END) return []
      if (to === undefined) return [`It leads to the step ${target}, which does not exist.`]
      return to > place ? [] : [`It leads back to the step ${target}. A lesson only goes forward: choose a later step.`]
    }),
  ]
}

function problemOfFilm({ filmId, fromSec, toSec, text }: FilmPart, films: ReadonlyMap<string, number>): string[] {
  const length = filmId === null ? Infinity : films.get(filmId)
  if (length === undefined) return [`The film ${filmId} is not ready. Choose another one, or wait until it is.`]
  return [
    ...(fromSec < 0 || fromSec >= toSec ? ['The part of the film must end after it begins.'] : []),
    ...(toSec > length ? [`The film has ${length} seconds, and the part ends at ${toSec}.`] : []),
    ...(text.trim() === '' ? ['Enter the spoken words. Learners who save data read them.'] : []),
  ]
}

function problemsOfQuestion(steps: readonly LessonStep[], step: LessonStep, place: number): string[] {
  if (step.kind === 'ASK' && (step.question.kind === 'POLL' || !isAskable(step.question)))
    return ['Enter at least two different options and the right ones, or a number without options.']
  if (step.kind === 'POLL' && !isAskable({ kind: 'POLL', options: step.options, key: null }))
    return ['Enter at least two different options.']
  if (step.kind !== 'BRANCH') return []
  const isAsked = steps.slice(0, place).some(({ id, kind }) => id === step.askId && kind === 'ASK')
  return isAsked ? [] : [`No question before it is called ${step.askId}.`]
}
