import { describe, expect, it } from 'vitest'
import type { Outcome } from '#core/modules/papers/marking/mark.ts'
import { analyseChapters } from './analysis.ts'
import { allowanceMs } from './attempt-status.ts'

const of = (chapter: string, ...outcomes: Outcome[]) => outcomes.map((outcome) => ({ chapter, outcome }))

describe('the chapters of a test', () => {
  it.each<[Outcome[], number | null, number, string]>([
    [['CORRECT', 'CORRECT', 'CORRECT', 'CORRECT'], 100, 100, 'LOW'],
    // Two of four answered, one and a half right: 75 %, and half attempted.
    [['CORRECT', 'PARTIAL', 'BLANK', 'BLANK'], 75, 50, 'MEDIUM'],
    [['CORRECT', 'WRONG', 'WRONG', 'CORRECT'], 50, 100, 'MEDIUM'],
    [['CORRECT', 'WRONG', 'WRONG', 'BLANK'], 33.3, 75, 'HIGH'],
    [['CORRECT', 'BLANK', 'BLANK', 'BLANK'], 100, 25, 'HIGH'],
    [['BLANK', 'BLANK', 'BLANK', 'BLANK'], null, 0, 'HIGH'],
  ])('with %j have accuracy %s, attempt rate %s and priority %s', (outcomes, accuracy, attemptRate, priority) => {
    expect(analyseChapters(of('Sets', ...outcomes))).toMatchObject([{ accuracy, attemptRate, priority }])
  })

  it('are shown from four questions on, dropped and excess ones not counted, the weakest first', () => {
    const outcomes = [
      ...of('Strong', 'CORRECT', 'CORRECT', 'CORRECT', 'WRONG'),
      ...of('Few', 'WRONG', 'WRONG', 'WRONG', 'DROPPED', 'EXCESS'),
      ...of('Weak', 'WRONG', 'WRONG', 'WRONG', 'CORRECT'),
    ]
    expect(analyseChapters(outcomes).map(({ chapter }) => chapter)).toEqual(['Weak', 'Strong'])
  })
})

it('twenty minutes an hour more are sixty for three hours, and whole minutes for others', () => {
  expect([allowanceMs(180, 20), allowanceMs(50, 20), allowanceMs(30, 0)]).toEqual([3_600_000, 17 * 60_000, 0])
})
