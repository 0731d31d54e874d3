import { describe, expect, it } from 'vitest'
import { nameOfChapter } from './names.ts'
import { chaptersOf } from './syllabus.ts'

const written = [
  { grades: [9, 10], subjects: ['maths', 'science', 'social-studies'] },
  { grades: [11, 12], subjects: ['physics', 'chemistry', 'maths', 'biology'] },
]

describe('the names of chapters', () => {
  it.each(written)('are in four languages for NCERT’s $subjects of classes $grades', ({ grades, subjects }) => {
    const chapters = grades.flatMap((grade) =>
      subjects.flatMap((subject) =>
        chaptersOf('ncert', grade, subject).map((chapter) => nameOfChapter(subject, chapter)),
      ),
    )
    const scripts = { hi: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u, mr: /\p{Script=Devanagari}/u }
    for (const chapter of chapters)
      expect(chapter, chapter.en).toMatchObject({
        hi: expect.stringMatching(scripts.hi),
        ta: expect.stringMatching(scripts.ta),
        mr: expect.stringMatching(scripts.mr),
      })
  })

  it('are English for the works of literature in the books of English', () => {
    expect(nameOfChapter('english', 'Madam Rides the Bus')).toEqual({ en: 'Madam Rides the Bus' })
  })
})
