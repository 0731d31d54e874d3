import { describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { placePasted, readCell } from './plan-matrix.ts'

describe('a cell of the plan matrix', () => {
  it.each([
    ['24999', 24_999, 24_999],
    ['₹24,999', 24_999, 24_999],
    [' 24,999 / 34,999 ', 24_999, 34_999],
    ['99.50|100', 99.5, 100],
    ['0', 0, 0],
  ])('%s', (text, price, cutPrice) => {
    expect(readCell(text)).toEqual({ price: rupees(price), cutPrice: rupees(cutPrice) })
  })

  it.each(['', 'free', '1/2/3', '-5', '24,999 /', '12.345'])('"%s" is no price', (text) => {
    expect(readCell(text)).toBe('Write 24,999, or 24,999 / 34,999 with the struck price.')
  })

  it('strikes no lower price', () => {
    expect(readCell('500 / 400')).toBe('The struck price is below the price.')
  })
})

describe('a paste', () => {
  const months = [0, 1, 3]
  const tiers = ['LITE', 'CLASSIC', 'PLUS'] as const
  const from = { variantName: 'CLASSIC', validMonths: 1 } as const

  it('goes right and down from the cell, and keeps what has no place', () => {
    expect(placePasted('1\t2\t3\r\n4\t\t6\r\n7\n', from, months, tiers)).toEqual({
      cells: [
        { text: '1', validMonths: 1, variantName: 'CLASSIC' },
        { text: '2', validMonths: 1, variantName: 'PLUS' },
        { text: '4', validMonths: 3, variantName: 'CLASSIC' },
      ],
      left: ['3', '6', '7'],
    })
  })

  it('with headings goes by them, and may bring months of its own', () => {
    const sheet = 'Months\tPlus\tLite\nFull course\t30,000\t10,000\n6 months\t20,000\t\nlater\t5\t'
    expect(placePasted(sheet, from, months, tiers)).toEqual({
      cells: [
        { text: '30,000', validMonths: 0, variantName: 'PLUS' },
        { text: '10,000', validMonths: 0, variantName: 'LITE' },
        { text: '20,000', validMonths: 6, variantName: 'PLUS' },
      ],
      left: ['5'],
    })
  })
})
