// How long a lesson led by AI takes.
import { END, filmSeconds, targetsOf, type LessonStep } from './graph.ts'

/** The common clock's seconds on the shortest and on the longest way. Questions take none of them. */
export function lengthsOf(steps: readonly LessonStep[]): { readonly shortestSec: number; readonly longestSec: number } {
  const lengthFrom = (pick: Pick) => secondsFrom(steps, paceSeconds, pick).get(steps[0]?.id ?? END) ?? 0
  return { shortestSec: lengthFrom(Math.min), longestSec: lengthFrom(Math.max) }
}

/** The length of a lesson that nobody interrupts, on its longest way, with the longest answers and hints. */
export function longestSeconds(steps: readonly LessonStep[]): number {
  return longestFrom(steps, (step) => extraSeconds(step) + paceSeconds(step)).get(steps[0]?.id ?? END) ?? 0
}

/** The seconds that a step may put a learner behind. */
export function extraSeconds(step: LessonStep): number {
  if (step.kind !== 'ASK') return 0
  return step.waitSec + (step.hint ? filmSeconds(step.hint) : 0)
}

/** The seconds of the longest way from each step to the end. */
export function longestFrom(steps: readonly LessonStep[], secondsOf: SecondsOf): ReadonlyMap<string, number> {
  return secondsFrom(steps, secondsOf, Math.max)
}

type SecondsOf = (step: LessonStep) => number
type Pick = (...ways: number[]) => number

function secondsFrom(steps: readonly LessonStep[], secondsOf: SecondsOf, pick: Pick): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>([[END, 0]])
  for (const step of steps.toReversed()) {
    const ways = targetsOf(steps, step).map((target) => seconds.get(target) ?? 0)
    seconds.set(step.id, secondsOf(step) + pick(...ways))
  }
  return seconds
}

function paceSeconds(step: LessonStep): number {
  if (step.kind === 'FILM') return filmSeconds(step.film)
  if (step.kind === 'POLL') return step.waitSec
  return step.kind === 'BREAK' ? step.seconds : 0
}
