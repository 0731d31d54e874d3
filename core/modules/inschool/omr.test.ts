import { expect, it } from 'vitest'
import { readOmrCell } from './omr.ts'

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
