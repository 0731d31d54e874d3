import { describe, expect, it } from 'vitest'
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'
import { correctedKey } from './regrade.ts'

const single = (...options: string[]): AnswerKey => ({ kind: 'SCQ', options })
const numeric = (...ends: [string, string][]): AnswerKey => ({ kind: 'NUMERIC', decimals: 1, intervals: ends.map(([lo, hi]) => ({ lo, hi })) }) // prettier-ignore
const several = (...options: string[]): AnswerKey => ({ kind: 'MCQ', options })

describe('a corrected key', () => {
  it.each([
    ['KEY_CHANGED', single('a'), single('b'), single('b')],
    ['KEY_ADDED', single('a'), single('b'), single('a', 'b')],
    ['KEY_ADDED', single('a'), single('a'), single('a')],
    ['KEY_ADDED', numeric(['1', '2']), numeric(['5', '5']), numeric(['1', '2'], ['5', '5'])],
    ['DROPPED', single('a'), null, { ...single('a'), ruling: 'DROPPED' }],
    ['ALL_CORRECT', several('a', 'b'), null, { ...several('a', 'b'), ruling: 'ALL_CORRECT' }],
    ['KEY_CHANGED', { ...single('a'), ruling: 'DROPPED' as const }, single('b'), single('b')],
  ] as const)('after %s of %j by %j is %j', (kind, before, key, after) => {
    expect(correctedKey(before, kind, key)).toEqual(after)
  })

  it.each([
    ['KEY_CHANGED', single('a'), null],
    ['KEY_CHANGED', single('a'), several('b')],
    ['KEY_ADDED', several('a', 'b'), several('a', 'c')],
    ['KEY_ADDED', numeric(['1', '1'], ['2', '2'], ['3', '3']), numeric(['4', '4'])],
  ] as const)('does not exist after %s of %j by %j', (kind, before, key) => {
    expect(correctedKey(before, kind, key)).toBeUndefined()
  })
})
