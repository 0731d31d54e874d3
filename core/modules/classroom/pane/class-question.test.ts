import { expect, it } from 'vitest'
import { isAnswerTo, isAskable, isRightAnswer, type ClassAnswer, type ClassQuestion } from './class-question.ts'

const options = ['A', 'B', 'C']
const poll: ClassQuestion = { kind: 'POLL', options, key: null }
const scq: ClassQuestion = { kind: 'SCQ', options, key: { choices: [1] } }
const mcq: ClassQuestion = { kind: 'MCQ', options, key: { choices: [0, 2] } }
const numeric: ClassQuestion = { kind: 'NUMERIC', options: [], key: { number: 9.8, tolerance: 0.05 } }

it.each([
  [poll, true],
  [scq, true],
  [mcq, true],
  [numeric, true],
  [{ ...poll, key: { choices: [0] } }, false],
  [{ ...scq, key: null }, false],
  [{ ...scq, key: { choices: [0, 1] } }, false],
  [{ ...scq, key: { choices: [3] } }, false],
  [{ ...mcq, key: { choices: [0, 0] } }, false],
  [{ ...poll, options: ['A'] }, false],
  [{ ...poll, options: ['A', 'A'] }, false],
  [{ ...numeric, options }, false],
  [{ ...numeric, key: { choices: [0] } }, false],
] as [ClassQuestion, boolean][])('%j can be put to a class: %s', (question, can) =>
  expect(isAskable(question)).toBe(can),
)

const ofBank: ClassQuestion = { kind: 'NUMERIC', options: [], key: { intervals: [{ lo: '9.75', hi: '9.85' }] } }
const eitherOf: ClassQuestion = { kind: 'SCQ', options, key: { choices: [0, 2] } }
const chosen = (...choices: number[]): ClassAnswer => ({ choices, number: null })
const typed = (number: number): ClassAnswer => ({ choices: [], number })

it.each([
  [poll, chosen(2), true, null],
  [poll, chosen(), false, null],
  [poll, chosen(0, 1), false, null],
  [scq, chosen(1), true, true],
  [scq, chosen(0), true, false],
  [scq, chosen(3), false, false],
  [scq, typed(1), false, false],
  [mcq, chosen(2, 0), true, true],
  [mcq, chosen(0), true, false],
  [mcq, chosen(0, 1, 2), true, false],
  [mcq, chosen(0, 0), false, false],
  [numeric, typed(9.81), true, true],
  [numeric, typed(9.9), true, false],
  [numeric, chosen(0), false, false],
  [ofBank, typed(9.75), true, true],
  [ofBank, typed(9.85), true, true],
  [ofBank, typed(9.851), true, false],
  [ofBank, typed(1e21), true, false],
  [eitherOf, chosen(2), true, true],
  [eitherOf, chosen(1), true, false],
] as [ClassQuestion, ClassAnswer, boolean, boolean | null][])(
  '%j and the answer %j',
  (question, answer, isOne, isRight) => {
    expect(isAnswerTo(question, answer)).toBe(isOne)
    if (isOne) expect(isRightAnswer(question, answer)).toBe(isRight)
  },
)
