import { describe, expect, it, test } from 'vitest'
import { gradeLabel, gradeName, isTatvaGrade } from './grade.ts'

describe('the chip’s label, to the letter of learning spec, section 3,', () => {
  it.each([
    [{ grade: 6 }, 'Class 6'],
    [{ grade: 10, target: 'jeemain' }, 'Class 10'],
    [{ grade: 5 }, 'Grade'],
    [{ grade: 1 }, 'Grade'],
    [{ grade: -2 }, 'Grade'],
    [{ grade: 11, target: 'jeemain' }, 'Class 11-JEE'],
    [{ grade: 11, target: 'JEE' }, 'Class 11-JEE'],
    [{ grade: 12, target: 'JEE Main' }, 'Class 12-JEE'],
    [{ grade: 12, target: 'NEET' }, 'Class 12-NEET'],
    [{ grade: 13, target: 'neetug' }, 'Class 13-NEET'],
    [{ grade: 11 }, 'Grade'],
    [{ grade: 11, target: 'cuet' }, 'Grade'],
    [{ grade: 11, target: 'school', examTargets: ['neetug'] }, 'Class 11-NEET'],
    // Target first, else any exam target; JEE wins over NEET: decision L-12.
    [{ grade: 11, target: 'neetug', examTargets: ['jeemain'] }, 'Class 11-NEET'],
    [{ grade: 12, examTargets: ['NEET UG', 'jee main'] }, 'Class 12-JEE'],
  ])('of %o is %s', (studying, label) => {
    expect(gradeLabel(studying)).toBe(label)
  })
})

test.each([
  [-2, undefined, 'LKG'],
  [-1, null, 'UKG'],
  [7, undefined, 'Class 7'],
  [7, 'SCIENCE' as const, 'Class 7'],
  [11, 'SCIENCE' as const, 'Class 11 Science'],
  [12, 'COMMERCE' as const, 'Class 12 Commerce'],
  [12, null, 'Class 12'],
  [13, 'SCIENCE' as const, 'Class 12 Pass'],
])('the long name of grade %s %s is %s', (grade, stream, name) => {
  expect(gradeName(grade, stream)).toBe(name)
})

test.each([
  [10, false],
  [11, true],
  [12, true],
  [13, true],
])('that grade %d is of the tatva line is %s', (grade, isTatva) => {
  expect(isTatvaGrade(grade)).toBe(isTatva)
})
