import { expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { curriculumMonths } from './curriculum.server.ts'

it('puts chapters under the months of the calendar they are taught in', () => {
  const held = { tests: 1, recordings: 0, films: 0, notes: 0 }
  const curriculum = {
    Physics: [
      { chapter: 'Heat', month: 3, classes: 4, ...held },
      { chapter: 'Units', month: 1, classes: 2, ...held },
      { chapter: 'Motion', month: 1, classes: 5, ...held },
    ],
    Maths: [{ chapter: 'Sets', month: 1, classes: 3, ...held }],
  }
  expect(curriculumMonths(curriculum, fromIndia(2026, 11, { day: 30 }), 'en')).toEqual([
    {
      from: fromIndia(2026, 11),
      name: 'November 2026',
      subjects: [
        { name: 'Physics', chapters: ['Units', 'Motion'], classes: 7 },
        { name: 'Maths', chapters: ['Sets'], classes: 3 },
      ],
    },
    {
      from: fromIndia(2027, 1),
      name: 'January 2027',
      subjects: [{ name: 'Physics', chapters: ['Heat'], classes: 4 }],
    },
  ])
})
