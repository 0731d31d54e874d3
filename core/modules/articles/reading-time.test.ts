import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

describe('the time to read an article', () => {
  it.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [1_000, 5],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes('word '.repeat(words))).toBe(minutes)
  })

  it('counts words of every script, and a formula as one', () => {
    expect(readingMinutes('படிக்கும் நேரம் '.repeat(200))).toBe(2)
    expect(readingMinutes('पढ़ने का समय '.repeat(200))).toBe(3)
    expect(readingMinutes('$a + b + c + d$ '.repeat(400))).toBe(2)
  })
})
