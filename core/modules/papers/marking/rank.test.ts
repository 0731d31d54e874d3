import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentileOf } from './percentile.ts'
import { rankCandidates, type Candidate, type SubjectTally } from './rank.ts'
import { thousandths } from './marks.ts'

describe('the percentile', () => {
  it('is the worked example of the learning reference, section 3', () => {
    const scores = [300, 250, 250, 180, 100]
    expect(scores.map((score) => percentileOf(score, scores))).toEqual([100, 80, 80, 40, 20])
  })

  it('has seven decimals', () => {
    expect(percentileOf(1, [1, 2, 3])).toBe(33.3333333)
    expect(percentileOf(2, [1, 2, 3])).toBe(66.6666667)
  })

  it('is 100 for the best, never lower for more marks, and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -90, max: 300 }), { minLength: 1 }), (scores) => {
        const sorted = scores.toSorted((a, b) => a - b)
        const percentiles = sorted.map((score) => percentileOf(score, scores))
        expect(percentiles.at(-1)).toBe(100)
        expect(percentiles).toEqual(percentiles.toSorted((a, b) => a - b))
      }),
    )
  })
})

const tally = (marks: number, correct: number, wrong: number): SubjectTally => ({ marks: thousandths(String(marks)), correct, wrong }) // prettier-ignore

function candidate(id: string, subjects: Record<string, SubjectTally>): Candidate {
  const total = Object.values(subjects).reduce((sum, { marks }) => sum + marks, 0)
  return { id, total: total as Candidate['total'], subjects }
}

const idsInOrder = (candidates: Candidate[], by: 'NEET' | 'JEE_MAIN') =>
  rankCandidates(candidates, by).map(({ id, rank }) => `${rank} ${id}`)

describe('a tie of NEET', () => {
  it('is broken by biology, then chemistry, before proportions count', () => {
    const biology = candidate('biology', { biology: tally(320, 82, 8), chemistry: tally(100, 27, 8), physics: tally(80, 22, 8) }) // prettier-ignore
    const chemistry = candidate('chemistry', { biology: tally(300, 75, 0), chemistry: tally(120, 30, 0), physics: tally(80, 20, 0) }) // prettier-ignore
    const physics = candidate('physics', { biology: tally(300, 75, 0), chemistry: tally(80, 20, 0), physics: tally(120, 30, 0) }) // prettier-ignore
    expect(idsInOrder([physics, chemistry, biology], 'NEET')).toEqual(['1 biology', '2 chemistry', '3 physics'])
  })

  it('is then broken by the lower proportion of wrong to correct answers', () => {
    // Both have 100 of biology: 25 right and none wrong, or 26 right and 4 wrong.
    const careful = candidate('careful', { biology: tally(100, 25, 0) })
    const bold = candidate('bold', { biology: tally(100, 26, 4) })
    expect(idsInOrder([bold, careful], 'NEET')).toEqual(['1 careful', '2 bold'])
  })

  it('treats a proportion without a correct answer as infinite', () => {
    const one = candidate('one', { biology: tally(0, 1, 4) })
    const nothing = candidate('nothing', { biology: tally(0, 0, 0) })
    expect(idsInOrder([nothing, one], 'NEET')).toEqual(['1 one', '2 nothing'])
  })

  it('is shared when every step is equal, and the next rank leaves a gap', () => {
    const same = { biology: tally(100, 25, 0) }
    const all = [candidate('a', same), candidate('b', same), candidate('c', { biology: tally(96, 24, 0) })]
    expect(idsInOrder(all, 'NEET')).toEqual(['1 a', '1 b', '3 c'])
  })
})

it('a tie of JEE Main is broken by maths before physics and chemistry', () => {
  const maths = candidate('maths', { maths: tally(80, 20, 0), physics: tally(40, 10, 0), chemistry: tally(60, 15, 0) })
  const physics = candidate('physics', { maths: tally(60, 15, 0), physics: tally(80, 20, 0), chemistry: tally(40, 10, 0) }) // prettier-ignore
  expect(idsInOrder([physics, maths], 'JEE_MAIN')).toEqual(['1 maths', '2 physics'])
})
