import { describe, expect, it } from 'vitest'
import { looksPumped, prefixOf } from './code-stops.ts'

describe('codes to one beginning of numbers', () => {
  it.each([
    { sent: 19, answered: 0, isPumped: false },
    { sent: 20, answered: 0, isPumped: true },
    { sent: 20, answered: 3, isPumped: true },
    { sent: 20, answered: 4, isPumped: false },
    { sent: 24, answered: 4, isPumped: true },
    { sent: 25, answered: 5, isPumped: false },
    { sent: 1_000, answered: 199, isPumped: true },
  ])('$answered of $sent answered: stopped is $isPumped', ({ isPumped, ...count }) => {
    expect(looksPumped(count)).toBe(isPumped)
  })

  it.each([
    ['+919876543210', '+919876'],
    ['+971501234567', '+971501'],
    ['+14155550100', '+14155'],
  ])('%s begins with %s', (phone, prefix) => {
    expect(prefixOf(phone)).toBe(prefix)
  })
})
