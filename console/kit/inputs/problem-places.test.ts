import { describe, expect, it } from 'vitest'
import { languageOfProblem } from './problem-places.ts'

const problem = { type: 'server', message: 'Please fill this in.' }

describe('the language in which a form is wrong (H10)', () => {
  it('is that of the first wrong text', () => {
    expect(languageOfProblem({ title: { hi: problem } }, ['title', 'text'])).toBe('hi')
    expect(languageOfProblem({ title: { ta: problem }, text: { hi: problem } }, ['title', 'text'])).toBe('ta')
  })

  it('is found in the entries of lists', () => {
    const errors = { sections: [undefined, { title: { mr: problem } }] }
    expect(languageOfProblem(errors, ['sections[].title'])).toBe('mr')
    expect(languageOfProblem({ body: [{ en: problem }] }, ['body[]'])).toBe('en')
  })

  it('does not exist where another field is wrong', () => {
    expect(languageOfProblem({ slug: problem, price: { en: problem } }, ['title'])).toBeUndefined()
    expect(languageOfProblem({ title: problem }, ['title'])).toBeUndefined()
  })
})
