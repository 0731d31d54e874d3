import { expect, test } from 'vitest'
import { changeQuery, keptQuery, toQuery } from './query.ts'

test.each([
  [{ a: 1, b: 'x y', c: undefined, d: '' }, '?a=1&b=x+y'],
  [{}, ''],
])('%j is "%s"', (values, query) => {
  expect(toQuery(values)).toBe(query)
})

test.each([
  ['?plan=lite&grade=11', { plan: 'pro' }, '?plan=pro&grade=11'],
  ['?plan=lite&grade=11', { plan: undefined, months: '0' }, '?grade=11&months=0'],
  ['?plan=lite', { plan: undefined }, ''],
])('%s changed by %j is "%s"', (query, changes, changed) => {
  expect(changeQuery(new URLSearchParams(query), changes)).toBe(changed)
})

test.each([
  ['?utm_source=poster&utm_campaign=talks', '?utm_source=poster&utm_campaign=talks'],
  ['?utm_source=poster&access_token=abc&otp=1234', '?utm_source=poster'],
  ['?token=abc', ''],
])('%s goes along as "%s"', (query, kept) => {
  expect(keptQuery(new URLSearchParams(query))).toBe(kept)
})
