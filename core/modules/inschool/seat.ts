// The seat of a pupil: one for each class and roll number, however they are typed. It knows no zod.

import { asciiDigits } from '#core/kernel/typed.ts'

interface Place {
  readonly className: string
  readonly roll: string
}

/** Equal for two places exactly if they are the seat of the same pupil. */
export function seatOf({ className, roll }: Place): string {
  const classParts = partsOf(className, CLASS_WORDS)
  const [first = '', ...others] = classParts
  const number = ROMAN.indexOf(first)
  return [...(number > 0 ? [String(number)] : [first]), ...others].join('') + `\n${partsOf(roll, ROLL_WORDS).join('')}`
}

/** A text without a letter or digit names no class and no pupil. */
export function namesSomething(typed: string): boolean {
  return /[\p{L}\p{N}]/u.test(readable(typed))
}

const CLASS_WORDS = new Set(['class', 'std', 'standard', 'grade', 'कक्षा', 'इयत्ता', 'வகுப்பு'])
const ROLL_WORDS = new Set(['roll', 'rollno', 'no', 'number', 'अनुक्रमांक', 'क्रमांक', 'எண்'])

/** Schools write classes in Roman numbers too. The place is the number. */
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** Small letters, digits of any script as 0 to 9, full-width letters as others, nothing invisible. */
function readable(typed: string): string {
  const seen = typed.normalize('NFKC').replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
  return asciiDigits(seen).toLowerCase().normalize('NFKC')
}

/**
 * Letters and numbers without what stands between them: "8-B" and "8 b" are "8b", and "07" is "7". Two numbers stay apart: "1-12"
 * is not "11-2". Words such as "Class" before them say nothing.
 */
function partsOf(typed: string, words: ReadonlySet<string>): string[] {
  const parts = readable(typed)
    .replace(/(\d)(st|nd|rd|th)(?![\p{L}\p{M}])/gu, '$1')
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  const first = parts.findIndex((part) => !words.has(part))
  return parts
    .slice(Math.max(0, first))
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .map((part, i, all) => (i > 0 && isNumber(part) && isNumber(all[i - 1]) ? `-${part}` : part))
} // prettier-ignore

function isNumber(part: string | undefined): boolean {
  return part !== undefined && /^\p{N}/u.test(part)
}
