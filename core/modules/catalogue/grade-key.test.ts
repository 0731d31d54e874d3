import { expect, it, test } from 'vitest'
import { byGradeDescending, gradeKey, parseGradeKey } from './grade-key.ts'

test.each([
  ['-2', { grade: -2, stream: null }],
  ['7', { grade: 7, stream: null }],
  ['11-science', { grade: 11, stream: 'SCIENCE' }],
  ['12-commerce', { grade: 12, stream: 'COMMERCE' }],
  ['13', { grade: 13, stream: null }],
] as const)('%s is a class and is written so', (key, known) => {
  expect(parseGradeKey(key)).toEqual(known)
  expect(gradeKey(known)).toBe(key)
})

test.each(['', '0', '14', '-3', '9-science', '11-arts', '11-', 'x', '11-science-x', '1e1', ' 7'])(
  '%j is no class',
  (text) => {
    expect(parseGradeKey(text)).toBeUndefined()
  },
)

it('sorts the highest class first, Science before Commerce', () => {
  const classes = ['9', '11-commerce', '13', '-2', '11-science'].map((key) => parseGradeKey(key)!)
  expect(classes.toSorted(byGradeDescending).map(gradeKey)).toEqual(['13', '11-science', '11-commerce', '9', '-2'])
})
