import { expect, it } from 'vitest'
import { stateNames } from './pin-code.ts'
import { stateChoicesIn, stateNameIn } from './state-names.ts'

it.each([
  ['en', 'Maharashtra'],
  ['hi', 'महाराष्ट्र'],
  ['ta', 'மகாராஷ்டிரா'],
  ['mr', 'महाराष्ट्र'],
] as const)('a state has its name in %s', (lang, name) => {
  expect(stateNameIn(lang, '27')).toBe(name)
})

it.each(['hi', 'ta', 'mr'] as const)('a form in %s offers every state once, and none in English', (lang) => {
  const choices = stateChoicesIn(lang)
  expect(choices.map(({ value }) => value)).toEqual(Object.keys(stateNames).toSorted())
  expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length)
  expect(choices.filter(({ text }) => /[A-Za-z]/.test(text))).toEqual([])
})
