import { describe, expect, it } from 'vitest'
import { choosePracticeQuestions, practiceMinutes, type PracticeQuestion } from './choose-questions.ts'

const question = (id: string, difficulty: PracticeQuestion['difficulty'], before: PracticeQuestion['before'] = 'NEVER') => ({ id, difficulty, before, estimatedSeconds: 90 }) // prettier-ignore
const some = (count: number, difficulty: PracticeQuestion['difficulty'], before?: PracticeQuestion['before']) =>
  Array.from({ length: count }, (_, i) => question(`${difficulty}-${before}-${i}`, difficulty, before))
const countOf = (chosen: readonly PracticeQuestion[], field: 'difficulty' | 'before') =>
  Object.fromEntries([...Map.groupBy(chosen, (each) => each[field])].map(([value, each]) => [value, each.length]))

describe('a practice set', () => {
  it('has ten questions of all difficulties, the easiest first', () => {
    const chosen = choosePracticeQuestions([...some(20, 'HARD'), ...some(20, 'EASY'), ...some(20, 'MEDIUM')])
    expect(countOf(chosen, 'difficulty')).toEqual({ EASY: 4, MEDIUM: 3, HARD: 3 })
    const levels = chosen.map(({ difficulty }) => difficulty).join(' ')
    expect(levels).toBe('EASY EASY EASY EASY MEDIUM MEDIUM MEDIUM HARD HARD HARD')
  })

  it('prefers new questions, then those that were not right', () => {
    const chosen = choosePracticeQuestions([
      ...some(9, 'EASY', 'RIGHT'),
      ...some(6, 'EASY', 'NOT_RIGHT'),
      ...some(3, 'EASY'),
    ])
    expect(countOf(chosen, 'before')).toEqual({ NEVER: 3, NOT_RIGHT: 6, RIGHT: 1 })
  })

  it('needs four questions', () => {
    expect(choosePracticeQuestions(some(3, 'EASY'))).toEqual([])
    expect(choosePracticeQuestions(some(4, 'EASY'))).toHaveLength(4)
  })

  it('does not depend on the order of the bank', () => {
    const bank = [...some(5, 'EASY'), ...some(9, 'HARD', 'NOT_RIGHT')]
    expect(choosePracticeQuestions(bank.toReversed())).toEqual(choosePracticeQuestions(bank))
  })

  it('has twice the time of its questions, in steps of five minutes, and ten at least', () => {
    // 10 × 90 s = 15 min, doubled 30. 11 × 90 s doubled is 33. 2 × 90 s doubled is 6.
    expect(practiceMinutes(some(10, 'EASY'))).toBe(30)
    expect(practiceMinutes(some(11, 'EASY'))).toBe(35)
    expect(practiceMinutes(some(2, 'EASY'))).toBe(10)
  })
})
