import { expect, it } from 'vitest'
import { findOmrColumns, readOmrCell } from './omr.ts'

const four = { answeredBy: 'options' as const, optionIds: ['w', 'x', 'y', 'z'] }
const number = { answeredBy: 'number' as const, optionIds: [] }

it.each([
  [four, 'c', { options: ['y'] }],
  [four, 'A, C', { options: ['w', 'y'] }],
  [four, ' ', null],
  [four, 'E', undefined],
  [four, 'AA', undefined],
  [four, '2', undefined],
  [number, '4.60', { number: '4.60' }],
  [number, '-.5', { number: '-.5' }],
  [number, '1e3', undefined],
  [{ ...four, answeredBy: 'pairs' as const }, 'A', undefined],
])('a cell of %j that reads "%s" is %j', (question, cell, answer) => {
  expect(readOmrCell(question, cell)).toEqual(answer)
})

it.each([
  ['as the product names them', ['class', 'roll', 'name', '1', '2'], ['1', '2']],
  ['as OMRChecker names them', ['file_id', 'score', 'Roll', 'name', 'class', 'q1', 'q2'], ['q1', 'q2']],
  ['as people name them', ['Class', 'Roll No.', 'Student Name', 'Q 01', 'Question 2'], ['Q 01', 'Question 2']],
  ['in another order', ['2', '1', 'Name', 'Roll number', 'Std'], ['1', '2']],
])('the columns of a sheet are found %s', (_, headings, questions) => {
  expect(findOmrColumns(headings, 2)).toMatchObject({ questions })
})

it('a sheet without columns of the paper names those that it lacks', () => {
  expect(findOmrColumns(['class', 'Roll', 'q1', 'q3'], 4)).toEqual({ missing: ['name', '2', '4'] })
})

it('columns of questions that the paper does not have are known', () => {
  const columns = findOmrColumns(['class', 'roll', 'name', 'q1', 'q2', 'q3', 'score'], 2)
  expect(columns).toMatchObject({ beyond: new Map([[3, 'q3']]) })
})
