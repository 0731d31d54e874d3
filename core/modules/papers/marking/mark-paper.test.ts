import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, AnswerKey } from '#core/modules/questions/answer-key.ts'
import { isBlank, type MarkedKey } from './mark.ts'
import { markPaper, markSection, mostMarks, type MarkedQuestion, type MarkedSection } from './mark-paper.ts'
import type { MarkingRule } from './marking-rule.ts'
import { showMarks, thousandths } from './marks.ts'

const scq: MarkingRule = { kind: 'SCQ', full: '4', wrong: '-1', blank: '0', dropped: 'ALL' }

function question(questionId: string, chosen: string, ruling?: MarkedKey['ruling']): MarkedQuestion {
  const key = { kind: 'SCQ' as const, options: ['a'], ruling }
  return { questionId, rule: scq, key, answer: { options: [...chosen] } }
}

const outcomesOf = (section: MarkedSection) => markSection(section).map(({ outcome }) => outcome)

describe('a section where some of the questions count', () => {
  it('counts the first answers in the order of the paper, the rest are EXCESS', () => {
    const questions = [question('1', 'b'), question('2', ''), question('3', 'a'), question('4', 'a')]
    expect(outcomesOf({ allowed: 2, questions })).toEqual(['WRONG', 'BLANK', 'CORRECT', 'EXCESS'])
    // -1 + 4
    expect(markPaper([{ allowed: 2, questions }]).total).toBe(3_000)
  })

  it('counts every answer without a limit', () => {
    const questions = [question('1', 'b'), question('2', 'a'), question('3', 'a')]
    expect(markPaper([{ allowed: null, questions }]).total).toBe(7_000)
  })

  it('gives a dropped question without an answer its marks only while a place is left', () => {
    const dropped = question('2', '', 'DROPPED')
    expect(markPaper([{ allowed: 2, questions: [question('1', 'a'), dropped] }]).total).toBe(8_000)
    expect(markPaper([{ allowed: 1, questions: [question('1', 'a'), dropped] }]).total).toBe(4_000)
  })

  it('is worth the full marks of the allowed number', () => {
    expect(mostMarks({ allowed: 5, questions: Array.from({ length: 10 }, () => ({ rule: scq })) })).toBe(20_000)
  })
})

const marks = fc.constantFrom('4', '3', '2.5', '1')
const minus = fc.constantFrom('0', '-1', '-0.25', '-0.83', '-1.33')
const dropped = fc.constantFrom('ALL' as const, 'ATTEMPTED' as const, 'NONE' as const)
const options = fc.subarray(['a', 'b', 'c', 'd'])
const someOptions = fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 })
const number = fc.integer({ min: -20, max: 20 }).map(String)

/** A rule, a key of its kind and an answer. */
const trial: fc.Arbitrary<Omit<MarkedQuestion, 'questionId'>> = fc
  .record({
    full: marks,
    wrong: minus,
    dropped,
    keys: someOptions,
    chosen: options,
    number,
    kind: fc.nat(2),
    ruling: fc.constantFrom(undefined, undefined, 'DROPPED' as const, 'ALL_CORRECT' as const),
    isAbsent: fc.boolean(),
  }) // prettier-ignore
  .map(({ full, wrong, dropped: whom, keys, chosen, number: typed, kind, ruling, isAbsent }) => {
    const common = { full, wrong, blank: '0', dropped: whom }
    const rules: MarkingRule[] = [
      { kind: 'SCQ', ...common },
      { kind: 'MCQ', ...common, partial: { mode: 'PROPORTIONAL' } },
      { kind: 'NUMERIC', ...common },
    ]
    const answerKeys: AnswerKey[] = [
      { kind: 'SCQ', options: keys },
      { kind: 'MCQ', options: keys },
      { kind: 'NUMERIC', intervals: [{ lo: '-3', hi: '4' }], decimals: 0 },
    ]
    const answer: Answer = kind === 2 ? { number: typed } : { options: chosen }
    const key = { ...answerKeys[kind], ruling } as MarkedKey
    return { rule: rules[kind] ?? scq, key, answer: isAbsent ? null : answer }
  })

const sections = fc.array(
  fc.record({ allowed: fc.constantFrom(null, 1, 3, 5), trials: fc.array(trial, { minLength: 1, maxLength: 12 }) }),
  { minLength: 1, maxLength: 4 },
)

describe('a marked paper', () => {
  it('has one outcome for each question, and a total that is the sum of its marks (2,000 random papers)', () => {
    fc.assert(
      fc.property(sections, (drawn) => {
        const paper = drawn.map(({ allowed, trials }, s) => ({
          allowed,
          questions: trials.map((each, q) => ({ ...each, questionId: `${s}/${q}` })),
        }))
        const score = markPaper(paper)
        const asked = paper.flatMap(({ questions }) => questions)
        expect(score.questions.map(({ questionId }) => questionId)).toEqual(asked.map(({ questionId }) => questionId))
        expect(Object.values(score.counts).reduce((a, b) => a + b)).toBe(asked.length)
        expect(score.questions.reduce((sum, each) => sum + each.marks, 0)).toBe(score.total)
        expect(score.sections.reduce((sum, each) => sum + each.marks, 0)).toBe(score.total)
        expect(markPaper(paper)).toEqual(score)
        expect(score.counts.PENDING).toBe(0)
        for (const [s, section] of paper.entries()) {
          expect(score.sections[s]?.marks).toBeLessThanOrEqual(mostMarks(section))
          const counts = ({ rule, key, answer }: MarkedQuestion) =>
            !isBlank(answer) && !(key.ruling === 'DROPPED' && rule.dropped === 'NONE')
          const answered = section.questions.filter(counts).length
          expect(score.sections[s]?.counts.EXCESS).toBe(Math.max(0, answered - (section.allowed ?? answered)))
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a dropped question that does not count', () => {
  const none = { ...scq, dropped: 'NONE' as const }
  const of = (rule: MarkingRule, ...asked: MarkedQuestion[]) => asked.map((each) => ({ ...each, rule }))

  it.each([
    // Two questions of 4, the first dropped and the second right.
    ['does not count', { rule: none, allowed: null, answers: ['b', 'a'] }, { total: 4_000, most: 4_000 }],
    ['gives full marks to all', { rule: { ...none, dropped: 'ALL' as const }, allowed: null, answers: ['b', 'a'] }, { total: 8_000, most: 8_000 }],
    ['gives full marks to those who tried it', { rule: { ...none, dropped: 'ATTEMPTED' as const }, allowed: null, answers: ['', 'a'] }, { total: 4_000, most: 8_000 }],
    // Any two of three: the first dropped after it was answered, the others right.
    ['takes no place', { rule: none, allowed: 2, answers: ['b', 'a', 'a'] }, { total: 8_000, most: 8_000 }],
    ['leaves fewer than are allowed', { rule: none, allowed: 2, answers: ['b', 'a'] }, { total: 4_000, most: 4_000 }],
  ])('under the rule by which it %s', (_, { rule, allowed, answers }, marks) => {
    const questions = of(rule, ...answers.map((chosen, i) => question(String(i), chosen, i === 0 ? 'DROPPED' : undefined)))
    expect({ total: markPaper([{ allowed, questions }]).total, most: mostMarks({ allowed, questions }) }).toEqual(marks)
  }) // prettier-ignore

  it('changes nothing for the others, at any place and with any answer (500 random sections)', () => {
    fc.assert(
      fc.property(fc.array(trial, { minLength: 1, maxLength: 8 }), fc.constantFrom(null, 1, 2, 3), fc.nat({ max: 8 }), options, (trials, allowed, at, chosen) => {
        const others = trials.map((each, i) => ({ ...each, questionId: String(i) }))
        const left = { ...question('left', '', 'DROPPED'), rule: none, answer: { options: chosen } }
        const all = others.toSpliced(Math.min(at, others.length), 0, left)
        const withIt = markSection({ allowed, questions: all }).filter(({ questionId }) => questionId !== 'left')
        expect(withIt).toEqual(markSection({ allowed, questions: others }))
        expect(mostMarks({ allowed, questions: all })).toBe(mostMarks({ allowed, questions: others }))
      }),
      { numRuns: 500 },
    )
  }) // prettier-ignore
})

it.each([['4', '4'], ['-0.83', '-0.83'], ['2.500', '2.5'], ['0', '0'], ['-12', '-12'], ['0.05', '0.05']])('marks of %s are shown as %s', (text, shown) => {
  expect(showMarks(thousandths(text))).toBe(shown)
}) // prettier-ignore
