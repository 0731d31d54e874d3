import { expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { countTaught } from './taught-chapters.ts'

const nothing = { recordings: 0, films: 0, notes: 0 }
const chapters = [
  { month: 1, ...nothing, films: 1, notes: 2 },
  { month: 2, ...nothing, notes: 1 },
  { month: 3, ...nothing, recordings: 4 },
]
const start = fromIndia(2026, 4, { day: 1 })

it('counts a chapter once its month is over, and what the course holds of it', () => {
  expect(countTaught(chapters, start, fromIndia(2026, 4, { day: 30 }))).toEqual({ chapters: 0, ...nothing })
  expect(countTaught(chapters, start, fromIndia(2026, 6, { day: 1 }))).toEqual({
    chapters: 2,
    recordings: 0,
    films: 1,
    notes: 2,
  })
  expect(countTaught(chapters, start, fromIndia(2027, 1, { day: 1 }))).toEqual({
    chapters: 3,
    recordings: 1,
    films: 1,
    notes: 2,
  })
})
