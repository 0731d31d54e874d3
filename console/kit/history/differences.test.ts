import { describe, expect, it } from 'vitest'
import { clashesOf, differencesOf, fieldName } from './differences.ts'

describe('the differences of two versions', () => {
  it('are named by the innermost field that differs', () => {
    const was = { title: { en: 'Maths', hi: 'गणित' }, price: 100, version: '1' }
    const is = { title: { en: 'Maths 9', hi: 'गणित' }, price: 100, version: '2' }
    expect(differencesOf(was, is, Object.keys(is))).toEqual([{ path: 'title.en', was: 'Maths', is: 'Maths 9' }])
  })

  it('do not depend on the order in which the database keeps keys', () => {
    expect(differencesOf({ rule: [{ a: 1, b: 2 }] }, { rule: [{ b: 2, a: 1 }] }, ['rule'])).toEqual([])
  })

  it('are called by their path in words where no screen names them', () => {
    expect(fieldName('redeem.maxDiscount')).toBe('Redeem, max discount')
  })
})

describe('two people who change one record', () => {
  const base = { name: 'A', price: 100, rank: 1, version: '1' }

  it('clash only in the fields that both have changed', () => {
    const theirs = { name: 'B', price: 200, rank: 1, version: '2' }
    const mine = { name: 'C', price: 100, rank: 5, version: '1' }
    expect(clashesOf(base, theirs, mine)).toEqual({ clashing: ['name'], theirOnly: ['price'] })
  })

  it('do not clash when they have made the same change', () => {
    const theirs = { ...base, name: 'B', version: '2' }
    expect(clashesOf(base, theirs, { ...base, name: 'B' })).toEqual({ clashing: [], theirOnly: [] })
  })
})
