import { describe, expect, it } from 'vitest'
import { nameOfChapter } from './names.ts'
import { everyChapter } from './syllabus.ts'

const scripts = { hi: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u, mr: /\p{Script=Devanagari}/u }

describe('the names of chapters', () => {
  it('are in four languages for every chapter but those of English', () => {
    for (const { subject, chapter } of everyChapter().filter((each) => each.subject !== 'english'))
      expect(nameOfChapter(subject, chapter), `${subject}: ${chapter}`).toMatchObject({
        hi: expect.stringMatching(scripts.hi),
        ta: expect.stringMatching(scripts.ta),
        mr: expect.stringMatching(scripts.mr),
      })
  })

  it('are English for the works of literature in the books of English', () => {
    expect(nameOfChapter('english', 'Madam Rides the Bus')).toEqual({ en: 'Madam Rides the Bus' })
  })
})
