import { describe, expect, test } from 'vitest'
import { isInSegment, numbersOf, variantsProblem } from './experiment.ts'

describe('the variants of an experiment', () => {
  const usual = ['USUAL']
  test.each([
    ['as they are', [['A', usual], ['B', ['CHEAPEST']], ['C', ['SECOND_CHEAPEST']]], undefined],
    ['one that is missing', [['A', usual], ['B', usual]], 'VARIANT_MISSING'],
    ['another order', [['B', usual], ['A', usual], ['C', usual]], 'VARIANT_MISSING'],
    ['the dearest plan', [['A', usual], ['B', ['DEAREST']], ['C', usual]], { value: 'B' }],
    ['two plans', [['A', usual], ['B', usual], ['C', ['USUAL', 'CHEAPEST']]], { value: 'C' }],
  ] as [string, [string, string[]][], unknown][])('of the plans page: %s', (_, variants, problem) => {
    const all = variants.map(([value, payload]) => ({ value, payload }))
    const found = variantsProblem('plan-order', all)
    expect(typeof found === 'object' ? { value: found.value } : found).toEqual(problem)
  }) // prettier-ignore

  test('of tuition name each subject once', () => {
    const groups = (subjects: string[]) => ['CG', 'TG1', 'TG2'].map((value) => ({ value, payload: subjects }))
    expect(variantsProblem('tuition-subjects', groups(['Maths']))).toBeUndefined()
    const problem = { value: 'CG' }
    expect(variantsProblem('tuition-subjects', groups([]))).toMatchObject(problem)
    expect(variantsProblem('tuition-subjects', groups(['Maths', 'Maths']))).toMatchObject(problem)
  })

  test('have their numbers by the specification', () => {
    expect(['CG', 'TG1', 'TG2'].map((group) => numbersOf('tuition-subjects', group))).toEqual([
      [1, 2],
      [3, 4, 5, 6],
      [7, 8, 9],
    ])
  })
})

describe('a segment', () => {
  const segment = { grades: [6, 7], boards: ['cbse'] }
  test.each([
    [segment, { grade: 6, board: 'CBSE' }, true],
    [segment, { grade: 8, board: 'cbse' }, false],
    [segment, { grade: 6, board: 'icse' }, false],
    [segment, { grade: null, board: null }, false],
    [{ grades: [], boards: [] }, { grade: null, board: null }, true],
  ])('%j and %j: %s', (of, study, isIn) => {
    expect(isInSegment(of, study)).toBe(isIn)
  })
})
