import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { plus, sum, toPaise, type Paise } from '#core/kernel/money.ts'
import { gstOfPart, splitGst, type Gst } from './tax.ts'

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

it('adds up to the price, whatever the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.boolean(), (price, isNear) => {
      const { taxable, cgst, sgst, igst } = splitGst(toPaise(price), '29', isNear ? '29' : '07')
      expect(sum([taxable, cgst, sgst, igst])).toBe(price)
      expect(cgst).toBe(sgst)
    }),
  )
})

it('goes back in parts to the paisa, whatever the parts', () => {
  const parts = fc.array(fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 1e8 })), { minLength: 1 })
  fc.assert(
    fc.property(parts, fc.boolean(), (amounts, isNear) => {
      const buyer = isNear ? '29' : '07'
      let before = toPaise(0)
      const taxes: Gst[] = []
      for (const amount of amounts.map(toPaise)) {
        const tax = gstOfPart({ before, amount }, '29', buyer)
        expect(sum(Object.values<Paise>({ ...tax }))).toBe(amount)
        taxes.push(tax)
        before = plus(before, amount)
      }
      const totals = (['taxable', 'cgst', 'sgst', 'igst'] as const).map((of) => [of, sum(taxes.map((tax) => tax[of]))])
      expect(Object.fromEntries(totals)).toEqual(splitGst(before, '29', buyer))
    }),
  )
})
