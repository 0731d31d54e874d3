import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { movableOptions, reordered } from './option-order.ts'

const LETTERS = ['a', 'b', 'c', 'd']
const asked = (options: readonly string[], but: { kind?: string; stem?: string; sources?: string[] } = {}) => ({
  kind: but.kind ?? 'SCQ',
  sources: but.sources ?? [],
  optionIds: LETTERS.slice(0, options.length),
  texts: { en: { stem: but.stem ?? 'Which one?', options: Object.fromEntries(options.map((text, i) => [LETTERS[i] ?? '', text])) } }, // prettier-ignore
})

describe('options', () => {
  it.each([
    'None of these', 'None of the above', 'All of these', 'All the above', 'All of the above.', 'Both of these', 'Neither of them',
    'More than one of the above', 'None', '<p>None of <b>these</b></p>', 'इनमें से कोई नहीं', 'उपर्युक्त सभी', 'ये सभी', 'वरीलपैकी सर्व', 'यापैकी नाही', 'இவை அனைத்தும்', 'மேற்கண்ட எதுவும் இல்லை',
  ])('that speak of the others stay where they are: %s', (last) => {
    expect(movableOptions(asked(['2', '4', '8', last]))).toEqual(['a', 'b', 'c'])
  }) // prettier-ignore

  it.each([
    'Both A and B',
    'A and C only',
    '(a) or (b)',
    'Neither (a) nor (b)',
    'Only A',
    'B only',
    'A और B दोनों',
    'A व C',
    'A மற்றும் B',
  ])('that name others by their letters keep all at their places: %s', (last) =>
    expect(movableOptions(asked(['2', '4', '8', last]))).toEqual([]),
  )

  it('keep their places where the question names them by their letters', () => {
    expect(movableOptions(asked(['2', '4', '8', '16'], { stem: 'Is option (b) or another one right?' }))).toEqual([])
  })

  it.each([
    'So option (a) is right.',
    'Add both sides.\nOption (B) is right.',
    'The answer is C.',
    'Choice (d) is a trap.',
    'इसलिए विकल्प (b) सही है।',
    'म्हणून\nपर्याय (c) बरोबर आहे.',
    'எனவே விருப்பம் (a) சரி.',
  ])('keep their places where the hint or the solution names them by their letters: %s', (solution) => {
    expect(movableOptions(asked(['2', '4', '8', '16'], { sources: ['Which one?', solution] }))).toEqual([])
    expect(movableOptions(asked(['2', '4', '8', '16'], { kind: 'MATRIX', sources: [solution] }))).toEqual([])
  })

  it.each(['The answer is C6H12O6.', 'There are options Ahead.', 'The answer is $A$.', 'Adoption (a) is rare.'])(
    'change places where the solution only looks like it: %s',
    (solution) => expect(movableOptions(asked(['2', '4', '8', '16'], { sources: [solution] }))).toEqual(LETTERS),
  )

  it.each([
    [['$a + b$', '$ab$', '$a - b$', '$a/b$']],
    [['Iron', 'Copper', 'A metal', 'Vitamin A']],
    [['None shall pass', 'All roads', 'Both hands', 'Some of it']],
    [['1 and 2', '2 and 3', '3 and 4', '1, 2 and 3']],
  ])('that only look like it change places: %j', (options) => {
    expect(movableOptions(asked(options))).toEqual(LETTERS)
  })

  it('of a matrix are codes of its lists and change places', () => {
    expect(movableOptions(asked(['A-p, B-q', 'A and B: q', 'A-q, B-p', 'A-r, B-p'], { kind: 'MATRIX' }))).toEqual(
      LETTERS,
    )
  })

  it('stay in all languages where one of them says so', () => {
    const hindi = { stem: 'कौन सा?', options: { a: '2', b: '4', c: '8', d: 'इनमें से कोई नहीं' } }
    const { texts, ...question } = asked(['2', '4', '8', 'No number'])
    expect(movableOptions({ ...question, texts: { ...texts, hi: hindi } })).toEqual(['a', 'b', 'c'])
  })

  test('are all there in any order, and those that stay are at their places', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 10 }),
        fc.func(fc.integer()),
        (ids, rank) => {
          const movable = ids.filter((id) => rank(id) % 3 !== 0)
          const order = reordered(
            ids,
            movable.toSorted((one, other) => rank(one) - rank(other)),
          )
          expect(order.toSorted()).toEqual(ids.toSorted())
          for (const [i, id] of ids.entries()) if (!movable.includes(id)) expect(order[i]).toBe(id)
        },
      ),
    )
  })
})
