import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromIndia, later, SECOND, type Instant } from '#core/kernel/time.ts'
import { END, targetsOf, type AskStep, type BranchStep, type LessonStep } from './graph.ts'
import { lessonMoment, MOST_BEHIND, type LearnerLesson, type LessonMoment } from './lesson-clock.ts'

const SEVEN = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
const at = (seconds: number) => later(SEVEN, seconds * SECOND)

const film = (id: string, seconds: number, next: string | null = null): LessonStep => ({ id, kind: 'FILM', next, film: { filmId: 'fil1', fromSec: 0, toSec: seconds, text: '' } }) // prettier-ignore
const ask = (id: string, waitSec: number, hintSec = 0): AskStep => ({
  id,
  kind: 'ASK',
  next: null,
  text: 'Is friction a force?',
  question: { kind: 'SCQ', options: ['Yes', 'No'], key: { choices: [0] } },
  waitSec,
  hint: hintSec === 0 ? null : { filmId: 'fil1', fromSec: 0, toSec: hintSec, text: '' },
})

const lesson = (but: Partial<LearnerLesson> = {}): LearnerLesson => ({ startsAt: SEVEN, joinedAt: SEVEN, answers: new Map(), shares: new Map(), ...but }) // prettier-ignore
const answered = (id: string, seconds: number, isRight: boolean) => new Map([[id, { at: at(seconds), isRight }]])

function told(moment: LessonMoment): unknown[] {
  if (moment.kind === 'STEP') return [moment.step.id, moment.part, (moment.from - SEVEN) / SECOND, (moment.till - SEVEN) / SECOND] // prettier-ignore
  return [moment.kind]
}
const placeOf = (steps: readonly LessonStep[], of: LearnerLesson, seconds: number) =>
  told(lessonMoment(steps, of, at(seconds)))

/** Up to eight steps that only lead forward; a branch is by a question before it. */
function someSteps(): fc.Arbitrary<LessonStep[]> {
  const part = fc.integer({ min: 1, max: 200 }).map((toSec) => ({ filmId: 'fil1', fromSec: 0, toSec, text: '' }))
  const draft = fc.record({
    kind: fc.constantFrom('FILM', 'ASK', 'ASK', 'POLL', 'BREAK', 'BRANCH'),
    seconds: fc.integer({ min: 1, max: 300 }),
    part,
    hint: fc.option(part),
    jumps: fc.tuple(fc.nat(7), fc.nat(7)),
    hasJump: fc.boolean(),
    by: fc.constantFrom('OWN' as const, 'SHARE' as const),
    percent: fc.nat(100),
  })
  return fc.array(draft, { minLength: 1, maxLength: 8 }).map((drafts) =>
    drafts.map((each, place): LessonStep => {
      const id = `s${place}`
      const target = (jump: number) => (place + 1 + jump < drafts.length ? `s${place + 1 + jump}` : END)
      const next = each.hasJump ? target(each.jumps[0]) : null
      const askId = drafts.slice(0, place).findLastIndex(({ kind }) => kind === 'ASK')
      if (each.kind === 'BRANCH' && askId >= 0)
        return { id, kind: 'BRANCH', askId: `s${askId}`, by: each.by, sharePercent: each.percent, ifRight: target(each.jumps[0]), otherwise: target(each.jumps[1]) }
      if (each.kind === 'ASK')
        return { id, kind: 'ASK', next, text: '?', question: { kind: 'SCQ', options: ['a', 'b'], key: { choices: [0] } }, waitSec: each.seconds, hint: each.hint }
      if (each.kind === 'POLL') return { id, kind: 'POLL', next, text: '?', options: ['a', 'b'], waitSec: each.seconds }
      if (each.kind === 'BREAK') return { id, kind: 'BREAK', next, seconds: each.seconds }
      return { id, kind: 'FILM', next, film: each.part }
    }),
  )
} // prettier-ignore

describe('a lesson led by AI', () => {
  const steps = [film('one', 60), ask('two', 30, 20), film('three', 40)]

  it.each([
    ['begins at its hour', lesson(), -1, ['BEFORE']],
    ['plays its film', lesson(), 59, ['one', 'MAIN', 0, 60]],
    ['waits for the answer', lesson(), 60, ['two', 'MAIN', 60, 90]],
    ['shows the hint when none has come', lesson(), 90, ['two', 'HINT', 90, 110]],
    ['goes on after the hint', lesson(), 110, ['three', 'MAIN', 110, 150]],
    ['is over', lesson(), 150, ['OVER']],
    ['goes on at once after a right answer', lesson({ answers: answered('two', 70, true) }), 70, ['three', 'MAIN', 70, 110]],
    ['shows the hint after a wrong answer', lesson({ answers: answered('two', 70, false) }), 89, ['two', 'HINT', 70, 90]],
    ['begins so much later for one who comes late', lesson({ joinedAt: at(20) }), 79, ['one', 'MAIN', 20, 80]],
    ['begins at most five minutes later', lesson({ joinedAt: at(390) }), 390, ['three', 'MAIN', 360, 400]],
    ['passes by a question that was open before', lesson({ joinedAt: at(365) }), 365, ['three', 'MAIN', 360, 400]],
  ] as const)('%s', (_, of, seconds, expected) => {
    expect(placeOf(steps, of, seconds)).toEqual(expected)
  }) // prettier-ignore

  it('branches by the own answer', () => {
    const branching: LessonStep[] = [
      ask('q', 30),
      { id: 'b', kind: 'BRANCH', askId: 'q', by: 'OWN', sharePercent: 0, ifRight: 'hard', otherwise: 'easy' },
      film('easy', 50, END),
      film('hard', 70),
    ]
    expect(placeOf(branching, lesson({ answers: answered('q', 5, true) }), 6)).toEqual(['hard', 'MAIN', 5, 75])
    expect(placeOf(branching, lesson({ answers: answered('q', 5, false) }), 6)).toEqual(['easy', 'MAIN', 5, 55])
    expect(placeOf(branching, lesson({ answers: answered('q', 5, false) }), 55)).toEqual(['OVER'])
  })

  it('branches by the class once everybody who came in time has had the time to answer', () => {
    const branching: LessonStep[] = [
      ask('q', 30),
      { id: 'b', kind: 'BRANCH', askId: 'q', by: 'SHARE', sharePercent: 60, ifRight: 'hard', otherwise: 'easy' },
      film('easy', 50, END),
      film('hard', 70),
    ]
    const of = lesson({ answers: answered('q', 5, true) })
    expect(placeOf(branching, of, 29)).toEqual(['b', 'MAIN', 5, 30])
    expect(placeOf(branching, of, 30)).toEqual(['SHARE'])
    expect(placeOf(branching, { ...of, shares: new Map([['b', 59]]) }, 30)).toEqual(['easy', 'MAIN', 30, 80])
    expect(placeOf(branching, { ...of, shares: new Map([['b', 60]]) }, 30)).toEqual(['hard', 'MAIN', 30, 100])
  })

  it('cuts the time to answer of one who would be more than ten minutes behind', () => {
    const slow = [ask('a', 290), ask('b', 290), ask('c', 290), film('d', 10)]
    expect(placeOf(slow, lesson(), 580)).toEqual(['c', 'MAIN', 580, 600])
    expect(placeOf(slow, lesson(), 600)).toEqual(['d', 'MAIN', 600, 610])
  })

  it('is where a simulation second by second is, for any lesson, answers and hour', () => {
    fc.assert(
      fc.property(someSteps(), fc.infiniteStream(fc.nat(1_000)), fc.nat(1_500), (steps, dice, second) => {
        const of = aLearnersLesson(steps, SEVEN, () => dice.next().value ?? 0)
        expect(told(lessonMoment(steps, of, at(second)))).toEqual(told(walkedBySeconds(steps, of, at(second))))
      }),
      { numRuns: 3_000 },
    )
  })

  it('leaves nobody more than ten minutes behind, and never goes back', () => {
    fc.assert(
      fc.property(someSteps(), fc.infiniteStream(fc.nat(1_000)), (steps, dice) => {
        const of = aLearnersLesson(steps, SEVEN, () => dice.next().value ?? 0)
        let place = -1
        for (let second = 0; second < 2_400; second += 7) {
          const moment = lessonMoment(steps, of, at(second))
          if (moment.kind !== 'STEP') continue
          const here = steps.indexOf(moment.step)
          expect(here).toBeGreaterThanOrEqual(place)
          place = here
          expect(moment.behindMs).toBeLessThanOrEqual(MOST_BEHIND)
          // At its end, too, unless the step is one that the common clock has as well.
          if (moment.step.kind === 'ASK' || moment.step.kind === 'BRANCH')
            expect(moment.behindMs + moment.till - moment.from).toBeLessThanOrEqual(MOST_BEHIND)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('a step', () => {
  it('leads on in the list, to the step that it names, or to the end', () => {
    const steps = [film('one', 10, 'three'), film('two', 10), film('three', 10)]
    expect(steps.map((step) => targetsOf(steps, step))).toEqual([['three'], ['three'], [END]])
  })
})

// The oracle: a simulation that goes from second to second and knows no formula.

/** A learner who comes, answers while a question is open, or does not. Every share is counted. */
function aLearnersLesson(steps: readonly LessonStep[], startsAt: Instant, dice: () => number): LearnerLesson {
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

function walkedBySeconds(steps: readonly LessonStep[], lesson: LearnerLesson, now: Instant): LessonMoment {
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
