// The demo papers are made of these questions: no key of theirs can be guessed.
import { expect, it } from 'vitest'
import { findKeyPattern, keyPlaceOf } from '#core/modules/questions/key-pattern.ts'
import { writtenQuestions } from '../questions.ts'

const written = writtenQuestions(() => 'picture')
const groups = Map.groupBy(written, ({ subject, grade }) => `${subject}, class ${grade}`)
const chapters = Map.groupBy(written, ({ subject, grade, chapter }) => `${subject}, class ${grade}, ${chapter}`)

it.each([...groups.keys(), ...chapters.keys()])('the key of %s has no pattern', (name) => {
  const questions = groups.get(name) ?? chapters.get(name) ?? []
  const key = questions.flatMap(({ key: each, optionIds }) => (each && keyPlaceOf(each, optionIds)) ?? [])
  expect(findKeyPattern(key)).toBeUndefined()
})
