// A lesson led by AI: steps in a list, of which each leads to the next one or to a later one (decision L-92). It knows no zod.
import type { ClassQuestion } from '#core/modules/classroom/pane/class-question.ts'

/** A part of a film, in its seconds. */
export interface FilmPart {
  /** The id of a film's file. Null: only the text is shown, for so many seconds. */
  readonly filmId: string | null
  readonly fromSec: number
  readonly toSec: number
  /** The spoken words, for learners who save data or cannot hear. */
  readonly text: string
}

interface TimedStep {
  readonly id: string
  /** The step after it. Null: the next one of the list. */
  readonly next: string | null
}

export interface FilmStep extends TimedStep {
  readonly kind: 'FILM'
  readonly film: FilmPart
}

/** It waits for this learner's answer. A learner who is not right sees the hint. */
export interface AskStep extends TimedStep {
  readonly kind: 'ASK'
  readonly text: string
  readonly question: ClassQuestion
  readonly waitSec: number
  readonly hint: FilmPart | null
}

/** It lasts as long for everybody. */
export interface PollStep extends TimedStep {
  readonly kind: 'POLL'
  readonly text: string
  readonly options: readonly string[]
  readonly waitSec: number
}

export interface BreakStep extends TimedStep {
  readonly kind: 'BREAK'
  readonly seconds: number
}

/** It chooses between two later steps. */
export interface BranchStep {
  readonly id: string
  readonly kind: 'BRANCH'
  /** An earlier question. */
  readonly askId: string
  /** OWN: this learner is right. SHARE: at least so many percent of the class's answers are. */
  readonly by: 'OWN' | 'SHARE'
  readonly sharePercent: number
  readonly ifRight: string
  readonly otherwise: string
}

export type LessonStep = FilmStep | AskStep | PollStep | BreakStep | BranchStep

/** As the last step's successor, and as a target: the lesson ends. */
export const END = 'END'

export function filmSeconds({ fromSec, toSec }: FilmPart): number {
  return toSec - fromSec
}

/** The step that follows this one in the list; END after the last one. */
export function idAfter(steps: readonly LessonStep[], step: LessonStep): string {
  if (step.kind !== 'BRANCH' && step.next !== null) return step.next
  return steps[steps.indexOf(step) + 1]?.id ?? END
}

/** The steps to which this one may lead. */
export function targetsOf(steps: readonly LessonStep[], step: LessonStep): string[] {
  return step.kind === 'BRANCH' ? [step.ifRight, step.otherwise] : [idAfter(steps, step)]
}

/** The films of a lesson and of its hints. */
export function filmPartsOf(step: LessonStep): FilmPart[] {
  if (step.kind === 'FILM') return [step.film]
  return step.kind === 'ASK' && step.hint ? [step.hint] : []
}
