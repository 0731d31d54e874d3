import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { namesSomething, seatOf } from './seat.ts'

const seat = (className: string, roll: string) => seatOf({ className, roll })

describe('the seat of a pupil', () => {
  it.each([
    ['a zero before the number', ['8A', '007'], ['8A', '7']],
    ['small letters', ['8a', 'k12'], ['8A', 'K12']],
    ['full-width letters and digits', ['８Ａ', '７'], ['8A', '7']],
    ['an invisible character', ['8\u200bA\u2060', '7\u00ad'], ['8A', '7']],
    ['a sign that chooses how a letter is drawn', ['8A\ufe0f', '7'], ['8A', '7']],
    ['digits of Devanagari', ['८A', '०७'], ['8A', '7']],
    ['digits of Tamil', ['௮A', '௭'], ['8A', '7']],
    ['a hyphen, a blank or a dot in the class', ['8-A', '7'], ['8 . A', '7']],
    ['a Roman number', ['VIII B', '7'], ['8B', '7']],
    ['a Roman number of one character', ['Ⅷ B', '7'], ['8B', '7']],
    ['a word before the class', ['Class 8th B', 'Roll No. 7'], ['8B', '7']],
    ['a word in Hindi before the class', ['कक्षा 8 ब', '7'], ['8ब', '७']],
    ['letters with their zeros', ['8A', 'K-007'], ['8A', 'K7']],
    ['a superscript', ['8ᴬ', '⁷'], ['8A', '7']],
  ] as const)('is the same with %s', (_, [oneClass, oneRoll], [otherClass, otherRoll]) => {
    expect(seat(oneClass, oneRoll)).toBe(seat(otherClass, otherRoll))
  })

  it.each([
    ['another roll number', ['8A', '7'], ['8A', '8']],
    ['a number of ten times as much', ['8A', '70'], ['8A', '7']],
    ['the same digits in another place', ['8', '17'], ['81', '7']],
    ['numbers that are cut in another place', ['8A', '1-12'], ['8A', '11-2']],
    ['numbers without the hyphen', ['8A', '1-12'], ['8A', '112']],
    ['another section', ['8A', '7'], ['8B', '7']],
    ['no section', ['8A', '7'], ['8', '7']],
    ['another vowel sign', ['8कि', '7'], ['8की', '7']],
    ['a letter that is a Roman number too', ['8 V', '7'], ['8 5', '7']],
    ['a class that is only a word', ['Class', '7'], ['Grade', '7']],
  ] as const)('is another with %s', (_, [oneClass, oneRoll], [otherClass, otherRoll]) => {
    expect(seat(oneClass, oneRoll)).not.toBe(seat(otherClass, otherRoll))
  })

  test('stays the same when anything invisible and any zero before the number is added', () => {
    const invisible = fc.constantFrom(
      '\u200b',
      '\u200c',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u200e',
      '\u202e',
      '\u{e0061}',
    )
    const pupil = fc.record({
      grade: fc.integer({ min: 1, max: 12 }),
      section: fc.constantFrom('A', 'B', 'F'),
      roll: fc.nat({ max: 9_999 }),
      hidden: fc.string({ unit: invisible, maxLength: 4 }),
      zeros: fc.nat({ max: 3 }),
      between: fc.constantFrom('', ' ', '-', '/', '. '),
      script: fc.constantFrom('0123456789', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '௦௧௨௩௪௫௬௭௮௯', '０１２３４５６７８９'),
    })
    fc.assert(
      fc.property(pupil, ({ grade, section, roll, hidden, zeros, between, script }) => {
        const inScript = (number: string) => [...number].map((digit) => [...script][Number(digit)]).join(hidden)
        const className = `${inScript(String(grade))}${between}${hidden}${section.toLowerCase()}`
        const typed = inScript('0'.repeat(zeros) + String(roll))
        expect(seat(className, typed)).toBe(`${grade}${section.toLowerCase()}\n${roll}`)
      }),
    )
  })

  test('differs for two rolls of one class that differ as numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        expect(seat('8A', String(one)) === seat('8A', String(other))).toBe(one === other)
      }),
    )
  })
})

describe('a class or roll number', () => {
  it.each([
    ['8A', true],
    ['ब', true],
    ['--', false],
    ['\u200b\u200d', false],
    ['🙂', false],
  ])('%j names something: %s', (typed, names) => {
    expect(namesSomething(typed)).toBe(names)
  })
})
