// Where a learner is in a lesson led by AI, by the server's clock. The lesson starts at its hour for everybody. Answers, hints and
// coming late are all that puts a learner behind the common clock, and never by more than ten minutes.
import { later, MINUTE, SECOND, type Instant } from '#core/kernel/time.ts'
import { END, filmSeconds, idAfter, type AskStep, type BranchStep, type LessonStep } from './graph.ts'

/** Nobody is further behind the common clock. */
export const MOST_BEHIND = 10 * MINUTE
/** A learner who comes late begins so far behind it at most, and misses what was before. */
export const MOST_LATE = 5 * MINUTE

export interface StepAnswer {
  readonly at: Instant
  readonly isRight: boolean
}

/** All that the place of a learner depends on, next to the steps. */
export interface LearnerLesson {
  /** The hour of the lesson. */
  readonly startsAt: Instant
  readonly joinedAt: Instant
  /** Keyed by the question's step. */
  readonly answers: ReadonlyMap<string, StepAnswer>
  /** The right answers of the class in percent, keyed by the branch: counted once, for everybody. */
  readonly shares: ReadonlyMap<string, number>
}

export type LessonMoment =
  | { readonly kind: 'BEFORE'; readonly till: Instant }
  /** HINT: the film after a question. */
  | {
      readonly kind: 'STEP'
      readonly part: 'MAIN' | 'HINT'
      readonly step: LessonStep
      readonly from: Instant
      readonly till: Instant
      readonly behindMs: number
    }
  /** Everybody's share of this branch must be counted first. */
  | { readonly kind: 'SHARE'; readonly branch: BranchStep }
  | { readonly kind: 'OVER'; readonly at: Instant }

export function lessonMoment(steps: readonly LessonStep[], lesson: LearnerLesson, now: Instant): LessonMoment {
  const late = Math.min(Math.max(0, lesson.joinedAt - lesson.startsAt), MOST_LATE)
  const walk: Walk = { steps, lesson, now, at: later(lesson.startsAt, late), paceMs: 0 }
  if (now < walk.at) return { kind: 'BEFORE', till: walk.at }
  const byId = new Map(steps.map((step) => [step.id, step]))
  let step = steps[0]
  while (step) {
    const outcome = pass(walk, step)
    if (typeof outcome !== 'string') return outcome
    step = outcome === END ? undefined : byId.get(outcome)
  }
  return { kind: 'OVER', at: walk.at }
}

interface Walk {
  readonly steps: readonly LessonStep[]
  readonly lesson: LearnerLesson
  readonly now: Instant
  at: Instant
  /** The length of the steps behind, as the common clock has it: questions take none of its time. */
  paceMs: number
}

/** Answers the next step's id once this one is over, else where the learner is in it. */
function pass(walk: Walk, step: LessonStep): string | LessonMoment {
  switch (step.kind) {
    case 'ASK':
      return passQuestion(walk, step)
    case 'BRANCH':
      return passBranch(walk, step)
    case 'FILM':
      return passTimed(walk, step, filmSeconds(step.film))
    case 'POLL':
      return passTimed(walk, step, step.waitSec)
    default:
      return passTimed(walk, step, step.seconds)
  }
}

function passTimed(walk: Walk, step: LessonStep, seconds: number): string | LessonMoment {
  const moment = stay(walk, { step, part: 'MAIN', till: later(walk.at, seconds * SECOND) })
  if (moment) return moment
  walk.paceMs += seconds * SECOND
  return idAfter(walk.steps, step)
}

/** A question that was open before the learner came is passed by. */
function passQuestion(walk: Walk, step: AskStep): string | LessonMoment {
  if (walk.at < walk.lesson.joinedAt) return idAfter(walk.steps, step)
  const answer = walk.lesson.answers.get(step.id)
  const closesAt = later(walk.at, Math.min(step.waitSec * SECOND, leftOf(walk)))
  const asked = stay(walk, { step, part: 'MAIN', till: answer?.at ?? closesAt, shownTill: closesAt })
  if (asked) return asked
  const hintMs = step.hint ? filmSeconds(step.hint) * SECOND : 0
  if (hintMs === 0 || answer?.isRight || hintMs > leftOf(walk)) return idAfter(walk.steps, step)
  const hinted = stay(walk, { step, part: 'HINT', till: later(walk.at, hintMs) })
  return hinted ?? idAfter(walk.steps, step)
}

/** The share is counted when a learner who came in time can no longer answer. */
function passBranch(walk: Walk, step: BranchStep): string | LessonMoment {
  const { askId, by, sharePercent, ifRight, otherwise } = step
  const { answers, shares, startsAt, joinedAt } = walk.lesson
  if (by === 'OWN') return answers.get(askId)?.isRight ? ifRight : otherwise
  const ask = walk.steps.find((each) => each.id === askId)
  const closedAt = later(startsAt, walk.paceMs + (ask?.kind === 'ASK' ? ask.waitSec * SECOND : 0))
  if (walk.at >= joinedAt && walk.at < closedAt) {
    const waiting = stay(walk, { step, part: 'MAIN', till: closedAt })
    if (waiting) return waiting
  }
  const share = shares.get(step.id)
  if (share === undefined) return { kind: 'SHARE', branch: step }
  return share >= sharePercent ? ifRight : otherwise
}

interface Stay {
  readonly step: LessonStep
  readonly part: 'MAIN' | 'HINT'
  readonly till: Instant
  /** When the page says that it ends, where this is not known to the learner yet. */
  readonly shownTill?: Instant
}

/** Undefined once it is over: the walk goes on from its end. */
function stay(walk: Walk, { step, part, till, shownTill = till }: Stay): LessonMoment | undefined {
  if (walk.now < till) return { kind: 'STEP', part, step, from: walk.at, till: shownTill, behindMs: behindOf(walk) }
  walk.at = till
  return undefined
}

function behindOf({ at, lesson, paceMs }: Walk): number {
  return at - lesson.startsAt - paceMs
}

/** The time for questions and hints that the learner still has. */
function leftOf(walk: Walk): number {
  return Math.max(0, MOST_BEHIND - behindOf(walk))
}
