// The faults of a lesson led by AI that must be mended before it can be held, in the order of its steps. Staff read them.
import { isAskable } from '../room/class-question.ts'
import { MOST_BEHIND } from './lesson-clock.ts'
import { END, filmPartsOf, filmSeconds, targetsOf, type FilmPart, type LessonStep } from './graph.ts'
import { SECOND } from '#core/kernel/time.ts'

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
  return extra * SECOND > MOST_BEHIND
    ? [{ stepId: null, text: `Questions and hints can take ${extra} seconds on one way, and 600 are allowed. Shorten some.` }]
    : []
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

function problemOfFilm({ filmId, fromSec, toSec }: FilmPart, films: ReadonlyMap<string, number>): string[] {
  const length = films.get(filmId)
  if (length === undefined) return [`The film ${filmId} is not ready. Choose another one, or wait until it is.`]
  if (fromSec < 0 || fromSec >= toSec) return ['The part of the film must end after it begins.']
  return toSec > length ? [`The film has ${length} seconds, and the part ends at ${toSec}.`] : []
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

/** The seconds that a step may put a learner behind. */
function extraSeconds(step: LessonStep): number {
  if (step.kind !== 'ASK') return 0
  return step.waitSec + (step.hint ? filmSeconds(step.hint) : 0)
}

/** The seconds of the longest way from each step to the end. */
function longestFrom(steps: readonly LessonStep[], secondsOf: (step: LessonStep) => number): Map<string, number> {
  const longest = new Map<string, number>([[END, 0]])
  for (const step of steps.toReversed()) {
    const ways = targetsOf(steps, step).map((target) => longest.get(target) ?? 0)
    longest.set(step.id, secondsOf(step) + Math.max(...ways))
  }
  return longest
}

/** The length of a lesson that nobody interrupts, on its longest way, with the longest answers and hints. */
export function longestSeconds(steps: readonly LessonStep[]): number {
  const [first] = steps
  return first ? (longestFrom(steps, (step) => extraSeconds(step) + paceSeconds(step)).get(first.id) ?? 0) : 0
}

function paceSeconds(step: LessonStep): number {
  if (step.kind === 'FILM') return filmSeconds(step.film)
  if (step.kind === 'POLL') return step.waitSec
  return step.kind === 'BREAK' ? step.seconds : 0
}
