import { describe, expect, it } from 'vitest'
import { END, type LessonStep } from './graph.ts'
import { lengthsOf, longestSeconds } from './lesson-length.ts'
import { problemsOf } from './lesson-problems.ts'

const FILMS = new Map([['fil1', 100]])
const film = {
  id: 'film',
  kind: 'FILM',
  next: null,
  film: { filmId: 'fil1', fromSec: 0, toSec: 60, text: 'Friction.' },
} as const
const ask = { id: 'ask', kind: 'ASK', next: null, text: 'Force?', question: { kind: 'SCQ', options: ['Yes', 'No'], key: { choices: [0] } }, waitSec: 30, hint: null } as const // prettier-ignore
const branch = { id: 'branch', kind: 'BRANCH', askId: 'ask', by: 'OWN', sharePercent: 0, ifRight: END, otherwise: 'last' } as const // prettier-ignore
const last = { ...film, id: 'last' }
const WHOLE: LessonStep[] = [film, ask, branch, last]

const textsOf = (steps: readonly LessonStep[]) => problemsOf(steps, FILMS).map(({ stepId, text }) => [stepId, text])

describe('a lesson led by AI', () => {
  it('can be held when its steps lead on and its films are ready', () => {
    expect(problemsOf(WHOLE, FILMS)).toEqual([])
    // 60 for the film, 30 for the question, 60 for the last film.
    expect(longestSeconds(WHOLE)).toBe(150)
    // One way leaves out the last film.
    expect(lengthsOf(WHOLE)).toEqual({ shortestSec: 60, longestSec: 120 })
  })

  it.each([
    [[], null, 'A lesson needs at least one step.'],
    [[film, { ...film }], 'film', 'Another step is called film too. Give each step its own name.'],
    [[film, ask, { ...branch, ifRight: 'nowhere' }, last], 'branch', 'It leads to the step nowhere, which does not exist.'],
    [[film, ask, { ...branch, ifRight: 'film' }, last], 'branch', 'It leads back to the step film. A lesson only goes forward: choose a later step.'],
    [[{ ...film, next: 'film' }], 'film', 'It leads back to the step film. A lesson only goes forward: choose a later step.'],
    [[{ ...film, next: END }, last], 'last', 'No step leads here. Let one lead here, or delete this one.'],
    [[film, { ...branch, ifRight: 'last' }, last], 'branch', 'No question before it is called ask.'],
    [[{ ...film, film: { ...film.film, filmId: 'fil2' } }], 'film', 'The film fil2 is not ready. Choose another one, or wait until it is.'],
    [[{ ...film, film: { ...film.film, toSec: 101 } }], 'film', 'The film has 100 seconds, and the part ends at 101.'],
    [[{ ...film, film: { ...film.film, fromSec: 60 } }], 'film', 'The part of the film must end after it begins.'],
    [[{ ...film, film: { ...film.film, text: ' ' } }], 'film', 'Enter the spoken words. Learners who save data read them.'],
    [[{ ...film, film: { ...film.film, filmId: null, toSec: 7_201 } }], null, 'The lesson takes 7201 seconds without its questions, and 7200 are allowed. Shorten it.'],
    [[ask], null, 'Add a film, a poll or a break: questions need something to ask about.'],
    [[{ ...ask, hint: { filmId: 'fil1', fromSec: 0, toSec: 200, text: 'Rub.' } }], 'ask', 'The film has 100 seconds, and the part ends at 200.'],
    [[{ ...ask, question: { ...ask.question, key: null } }], 'ask', 'Enter at least two different options and the right ones, or a number without options.'],
    [[{ id: 'poll', kind: 'POLL', next: null, text: 'Ready?', options: ['Yes'], waitSec: 20 }], 'poll', 'Enter at least two different options.'],
    [[1, 2, 3].map((n) => ({ ...ask, id: `ask${n}`, waitSec: 250 })), null, 'Questions and hints can take 750 seconds on one way, and 600 are allowed. Shorten some.'],
  ] as [LessonStep[], string | null, string][])('cannot be held: %#', (steps, stepId, text) => {
    expect(textsOf(steps)).toContainEqual([stepId, text])
  }) // prettier-ignore
})
