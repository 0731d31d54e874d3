import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { sum, toPaise } from '#core/kernel/money.ts'
import { gstOfPart, splitGst } from './tax.ts'

// The figures of the payments reference, section 7.
test('₹49,999 from Karnataka to Maharashtra is one tax', () => {
  expect(splitGst(toPaise(49_99_900), '29', '27')).toEqual({ taxable: 42_37_203, cgst: 0, sgst: 0, igst: 7_62_697 })
})

test('₹49,999 within Karnataka is two equal taxes', () => {
  expect(splitGst(toPaise(49_99_900), '29', '29')).toEqual({
    taxable: 42_37_204,
    cgst: 3_81_348,
    sgst: 3_81_348,
    igst: 0,
  })
})

it('adds up to the price, for any price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.boolean(), (price, isNear) => {
      const { taxable, cgst, sgst, igst } = splitGst(toPaise(price), '29', isNear ? '29' : '07')
      expect(sum([taxable, cgst, sgst, igst])).toBe(price)
      expect(cgst).toBe(sgst)
    }),
  )
})

it.each(['29', '27'] as const)('has no negative line and equal halves in any part, for a buyer in %s', (buyer) => {
  const ends = Array.from({ length: 300 }, (_, i) => i + 1)
  const parts = ends.flatMap((end) =>
    ends.slice(0, end).map((from) => ({ before: toPaise(from - 1), amount: toPaise(end - from + 1) })),
  )
  const wrong = parts.filter((part) => {
    const { taxable, cgst, sgst, igst } = gstOfPart(part, '29', buyer)
    return Math.min(taxable, cgst, sgst, igst) < 0 || cgst !== sgst || taxable + cgst + sgst + igst !== part.amount
  })
  expect(wrong).toEqual([])
})

it('of all parts of a price together is that of the price, for parts of two paise and more', () => {
  const cuts = fc.array(fc.integer({ min: 2, max: 500_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(cuts, fc.constantFrom('29' as const, '07' as const), (amounts, buyer) => {
      let before = toPaise(0)
      const parts = amounts.map((each) => {
        const part = gstOfPart({ before, amount: toPaise(each) }, '29', buyer)
        before = toPaise(before + each)
        return part
      })
      const whole = splitGst(before, '29', buyer)
      for (const line of ['taxable', 'cgst', 'sgst', 'igst'] as const)
        expect(sum(parts.map((part) => part[line]))).toBe(whole[line])
    }),
  )
})
