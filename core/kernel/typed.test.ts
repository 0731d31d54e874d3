import { describe, expect, it, test } from 'vitest'
import { asciiDigits, plainCode, plainDigits, pastedDigits, withoutStrayMarks } from './typed.ts'

describe('a code that was pasted', () => {
  it.each([
    ['\u202a+91 98765 20002\u202c', '+91 98765 20002'],
    ['\u2068DEEP10\u2069', 'DEEP10'],
    ['DEEP१०', 'DEEP10'],
    ['411001\u200b', '411001'],
    ['४११००१', '411001'],
    ['98765\u201120002', '98765-20002'],
    ['asha@okhdfc\ufe0e', 'asha@okhdfc'],
  ])('%j is read as %j', (pasted, read) => expect(plainCode(pasted)).toBe(read))
})

describe('a code of digits', () => {
  it.each([
    ['411 001', '411001'],
    [' 123\u00a0456 ', '123456'],
    ['१२३ ४५६', '123456'],
    ['123\u200b456', '123456'],
  ])('%j is read as %j', (typed, read) => expect(plainDigits(typed)).toBe(read))
})

test('a code that was sent keeps its digits as they are, without blanks', () => {
  expect(pastedDigits(' 123\u00a0456\u200b ')).toBe('123456')
  expect(pastedDigits('०१२ ३४५')).toBe('०१२३४५')
})

test('the digits of every script count from zero to nine', () => {
  expect(asciiDigits('0٠۰߀०০੦૦୦௦౦೦൦๐໐０𝟎𝟘')).toBe('000000000000000000')
  expect(asciiDigits('9٩۹߉९৯੯૯୯௯౯೯൯๙໙９𝟗𝟡')).toBe('999999999999999999')
})

describe('a text that is kept', () => {
  it.each(['दुसर्‍या 👩‍🔬', 'അവന്‍', 'क्‍ष', 'می‌خواهم', '❤️', '9️⃣', 'शर‌्मा'])('keeps the spelling of %s', (text) =>
    expect(withoutStrayMarks(text)).toBe(text),
  )

  it.each([
    ['Asha\u200b', 'Asha'],
    ['As\u200dha', 'Asha'],
    ['\u202aAsha\u202c', 'Asha'],
    ['आशा\u200b', 'आशा'],
    ['रवि\u2060', 'रवि'],
    ['\u200dरवि', 'रवि'],
    ['Ra\u00advi', 'Ravi'],
    ['Class 9\ufe0f', 'Class 9'],
  ])('%j becomes %j', (typed, kept) => expect(withoutStrayMarks(typed)).toBe(kept))
})
