import { expect, it } from 'vitest'
import { isInTuition, tuitionGroup } from './tuition.ts'

it('has its three groups of two, four and three', () => {
  const groups = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(tuitionGroup)
  expect(groups).toEqual(['CG', 'CG', 'TG1', 'TG1', 'TG1', 'TG1', 'TG2', 'TG2', 'TG2'])
})

it.each([
  [5, 'cbse', false],
  [6, 'cbse', true],
  [8, 'CBSE', true],
  [9, 'cbse', false],
  [7, 'icse', false],
  [null, 'cbse', false],
  [7, null, false],
])('grade %s of %s takes part: %s', (grade, board, expected) => expect(isInTuition({ grade, board })).toBe(expected))
