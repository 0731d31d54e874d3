import { expect, it, test } from 'vitest'
import { byGradeDescending, gradeKey, namedChoice } from './grade-key.ts'

test.each([
  ['-2', { grade: -2, stream: null }],
  ['7', { grade: 7, stream: null }],
  ['11-science', { grade: 11, stream: 'SCIENCE' }],
  ['12-commerce', { grade: 12, stream: 'COMMERCE' }],
  ['13', { grade: 13, stream: null }],
] as const)('%s is how a class is written', (key, known) => {
  expect(gradeKey(known)).toBe(key)
})

it('sorts the highest class first, Science before Commerce', () => {
  const classes = [
    { grade: 9, stream: null },
    { grade: 11, stream: 'COMMERCE' },
    { grade: 13, stream: null },
    { grade: -2, stream: null },
    { grade: 11, stream: 'SCIENCE' },
  ] as const
  expect(classes.toSorted(byGradeDescending).map(gradeKey)).toEqual(['13', '11-science', '11-commerce', '9', '-2'])
})

// Commerce, section 9 "Class keys".
test.each([
  ['allclasses', { grade: '' }],
  ['repeater', { grade: '13' }],
  ['11-PCM', { grade: '11-science', target: 'jeemain' }],
  ['12 PCB', { grade: '12-science', target: 'neetug' }],
  ['10', undefined],
  ['11-science', undefined],
])('the class key %s', (key, choice) => {
  expect(namedChoice(key)).toEqual(choice)
})
