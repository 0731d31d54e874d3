import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thousandths } from '#core/modules/papers/marking/marks.ts'
import { decideMarks, fitsRubric, totalOf, type Marking } from './decide-marks.ts'

const rubric = [
  { id: 'a', text: 'The law', marks: '2' },
  { id: 'b', text: 'The figure', marks: '3' },
]
const marking = (a: string, b: string, remark = ''): Marking => ({
  lines: [
    { id: 'a', marks: thousandths(a) },
    { id: 'b', marks: thousandths(b) },
  ],
  remark,
})
const full = thousandths('5')
const decided = (isMarkedTwice: boolean, ...markings: Marking[]) => {
  const mark = decideMarks({ full, isMarkedTwice, markings })
  return mark && totalOf(mark)
}

describe('the marks of a written answer', () => {
  it('are given line by line, in halves, up to the marks of the line', () => {
    expect(fitsRubric(rubric, marking('1.5', '3').lines)).toBe(true)
    expect(fitsRubric(rubric, marking('2.5', '0').lines)).toBe(false)
    expect(fitsRubric(rubric, marking('-0.5', '0').lines)).toBe(false)
    expect(fitsRubric(rubric, marking('1.2', '0').lines)).toBe(false)
    expect(fitsRubric(rubric, marking('1', '1').lines.slice(1))).toBe(false)
    expect(fitsRubric(rubric, [...marking('1', '1').lines, ...marking('1', '1').lines])).toBe(false)
  })

  it('may reach the marks of a line that are no halves', () => {
    const quarter = [{ id: 'a', text: 'The unit', marks: '0.25' }]
    expect(fitsRubric(quarter, [{ id: 'a', marks: thousandths('0.25') }])).toBe(true)
  })

  it('are those of one teacher, or of two who agree within a tenth, or of the third', () => {
    expect(decided(false)).toBeUndefined()
    expect(decided(false, marking('1', '2'))).toBe(3_000)
    expect(decided(true, marking('1', '2'))).toBeUndefined()
    // 3 and 3.5 differ by 0.5, a tenth of 5: their mean counts.
    expect(decided(true, marking('1', '2'), marking('1.5', '2'))).toBe(3_250)
    // 3 and 4 differ by 1.
    expect(decided(true, marking('1', '2'), marking('1', '3'))).toBeUndefined()
    expect(decided(true, marking('1', '2'), marking('1', '3'), marking('2', '3'))).toBe(5_000)
  })

  it('join the remarks of both', () => {
    const mark = decideMarks({ full, isMarkedTwice: true, markings: [marking('1', '1', 'Neat.'), marking('1', '1', 'Units!')] })
    expect(mark?.remark).toBe('Neat.\nUnits!')
  })

  it('lie between those of the two teachers who agree', () => {
    const half = fc.integer({ min: 0, max: 4 }).map((n) => String(n / 2))
    fc.assert(
      fc.property(half, half, half, half, (a, b, c, d) => {
        const [first, second] = [marking(a, b), marking(c, d)]
        const total = decided(true, first, second)
        const [low = 0, high = 0] = [totalOf(first), totalOf(second)].toSorted((x, y) => x - y)
        return total === undefined ? high - low > 500 : total >= low && total <= high
      }),
    )
  })
}) // prettier-ignore
