// For tests: a learner at random, and a simulation that goes from second to second and knows no formula.
import { later, SECOND, type Instant } from '#core/kernel/time.ts'
import type { AskStep, BranchStep, LessonStep } from './graph.ts'
import type { LearnerLesson, LessonMoment } from './lesson-clock.ts'

/** A learner who comes, answers while a question is open, or does not. Every share is counted. */
export function aLearnersLesson(steps: readonly LessonStep[], startsAt: Instant, dice: () => number): LearnerLesson {
  const joinedAt = later(startsAt, (dice() % 700) * SECOND)
  const shares = new Map(steps.map(({ id }) => [id, dice() % 101]))
  const answers = new Map<string, { at: Instant; isRight: boolean }>()
  const lesson = { startsAt, joinedAt, answers, shares }
  for (const step of steps) {
    if (step.kind !== 'ASK' || dice() % 3 === 0) continue
    const open = simulate(steps, lesson).find((each) => each.step === step && each.part === 'MAIN')
    const seconds = open ? (open.till - open.from) / SECOND : 0
    if (open && seconds > 0) answers.set(step.id, { at: later(open.from, (dice() % seconds) * SECOND), isRight: dice() % 2 === 0 })
  }
  return lesson
} // prettier-ignore

interface Span {
  readonly step: LessonStep
  readonly part: 'MAIN' | 'HINT'
  readonly from: Instant
  readonly till: Instant
  /** The learner goes on earlier than the step says. */
  readonly leftAt: Instant
}

export function walkedBySeconds(steps: readonly LessonStep[], lesson: LearnerLesson, now: Instant): LessonMoment {
  const first = later(lesson.startsAt, Math.min(lesson.joinedAt - lesson.startsAt, 300 * SECOND))
  if (now < first) return { kind: 'BEFORE', till: first }
  const here = simulate(steps, lesson).find(({ from, leftAt }) => from <= now && now < leftAt)
  if (!here) return { kind: 'OVER', at: now }
  const { step, part, from, till } = here
  return { kind: 'STEP', step, part, from, till, behindMs: 0 }
}

/** The learner's way through the lesson. The common clock runs except while a question, a hint or a branch keeps the learner. */
function simulate(steps: readonly LessonStep[], { startsAt, joinedAt, answers, shares }: LearnerLesson): Span[] {
  const spans: Span[] = []
  let common = 0
  let own = Math.min((joinedAt - startsAt) / SECOND, 300)
  const clock = (second: number) => later(startsAt, second * SECOND)
  const hasCome = () => clock(own) >= joinedAt
  const behind = () => own - common
  const run = (step: LessonStep, seconds: number) => {
    spans.push({ step, part: 'MAIN', from: clock(own), till: clock(own + seconds), leftAt: clock(own + seconds) })
    own += seconds
    common += seconds
  }
  const wait = (step: AskStep) => {
    const [from, answer] = [own, answers.get(step.id)]
    let closes = own
    while (closes - from < step.waitSec && closes - common < 600) closes += 1
    while (own < closes && !(answer && clock(own) >= answer.at)) own += 1
    spans.push({ step, part: 'MAIN', from: clock(from), till: clock(closes), leftAt: clock(own) })
    const hint = step.hint ? step.hint.toSec - step.hint.fromSec : 0
    if (answer?.isRight || hint === 0 || behind() + hint > 600) return
    spans.push({ step, part: 'HINT', from: clock(own), till: clock(own + hint), leftAt: clock(own + hint) })
    own += hint
  }
  const choose = (step: BranchStep): string => {
    if (step.by === 'OWN') return answers.get(step.askId)?.isRight ? step.ifRight : step.otherwise
    const asked = steps.find(({ id }) => id === step.askId) as AskStep // a branch is by a question
    const from = own
    while (hasCome() && own < common + asked.waitSec) own += 1
    if (own > from) spans.push({ step, part: 'MAIN', from: clock(from), till: clock(own), leftAt: clock(own) })
    return (shares.get(step.id) ?? 0) >= step.sharePercent ? step.ifRight : step.otherwise
  }
  for (let step = steps[0]; step;) {
    const here = step
    const next = here.kind === 'BRANCH' ? choose(here) : (here.next ?? steps[steps.indexOf(here) + 1]?.id)
    if (here.kind === 'ASK' && hasCome()) wait(here)
    if (here.kind === 'FILM') run(here, here.film.toSec - here.film.fromSec)
    if (here.kind === 'POLL') run(here, here.waitSec)
    if (here.kind === 'BREAK') run(here, here.seconds)
    step = steps.find(({ id }) => id === next)
  }
  return spans
}
