import { expect, it, test } from 'vitest'
import { isCarried, pageProblems } from './page-promises.ts'

const nothing = { recordings: false, notes: false, tests: false }

test.each([
  [{ en: 'Every class ends with a test.' }, false],
  [{ en: 'Live classes', hi: 'हर हफ़्ते टेस्ट' }, false],
  [{ en: 'Live classes', ta: 'வாராந்திரத் தேர்வுகள்' }, false],
  [{ en: 'Live classes', mr: 'दर आठवड्याला चाचण्या' }, false],
  [{ en: 'Replays of every class' }, false],
  [{ en: 'Notes to download' }, false],
  [{ en: 'The greatest classes, and notable teachers' }, true],
])('the text %j is carried by an empty course: %s', (text, isTrue) => {
  expect(isCarried(text, nothing)).toBe(isTrue)
  expect(isCarried(text, { recordings: true, notes: true, tests: true })).toBe(true)
})

it('names each kind of content once', () => {
  const page = { helps: [{ en: 'A test a week' }], services: [{ en: 'Notes' }], keyStats: [{ text: { en: 'tests' } }] }
  expect(pageProblems(page, { ...nothing, notes: true })).toEqual([
    'Its page names tests, and the course has none. Add some, or take the words back.',
  ])
  expect(pageProblems(page, { ...nothing, notes: true, tests: true })).toEqual([])
})
