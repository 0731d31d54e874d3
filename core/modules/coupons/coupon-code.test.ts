import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { couponKey, isNoCode } from './coupon-code.ts'

test.each(['', '   ', '\t\n', 'null', 'NULL', ' Null ', 'undefined', 'UNDEFINED', ' unDefined', null, undefined])(
  '%j is no code',
  (code) => {
    expect(isNoCode(code)).toBe(true)
  },
)

test.each(['0', 'false', 'nil', 'NULL1', 'DEEP10', 'null undefined'])('%j is a code', (code) => {
  expect(isNoCode(code)).toBe(false)
})

describe('two spellings of a code', () => {
  it.each(['deep10', ' DEEP10', 'Deep10\u00a0', 'ｄｅｅｐ１０', 'DEEP10\u200b', '\u202aDEEP10\u202c', 'DEEP१०'])(
    '%j is DEEP10',
    (code) => {
      expect(couponKey(code)).toBe('DEEP10')
    },
  )

  it('are equal, in any case and with any spaces around them', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcxyzABCXYZ0123456789-_ é१தமி'), minLength: 1 })
    fc.assert(
      fc.property(letters, (code) => {
        expect(couponKey(code.toLowerCase())).toBe(couponKey(code.toUpperCase()))
        expect(couponKey(`  ${code} `)).toBe(couponKey(code))
        expect(couponKey(couponKey(code))).toBe(couponKey(code))
      }),
    )
  })

  it('differ when a letter or a space inside differs', () => {
    expect(couponKey('DEEP 10')).not.toBe(couponKey('DEEP10'))
    expect(couponKey('DEEP1O')).not.toBe(couponKey('DEEP10'))
  })
})
