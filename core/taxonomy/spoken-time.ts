// Hours as people say them in each language: "शाम 7 बजे" in place of "7:00 pm".
import { inIndia, showTime, type Instant } from '#core/kernel/time.ts'
import type { Language } from './language.ts'

/** The words for parts of the day, each with the minute of the day from which it is said. The last one is said until morning. */
interface HourWords {
  readonly parts: readonly (readonly [fromMinute: number, word: string])[]
  /** After the number. */
  readonly after: string
}

const HOUR = 60

const WORDS: Readonly<Partial<Record<Language, HourWords>>> = {
  hi: {
    parts: [
      [4 * HOUR, 'सुबह'],
      [12 * HOUR, 'दोपहर'],
      [16 * HOUR, 'शाम'],
      [20 * HOUR, 'रात'],
    ],
    after: 'बजे',
  },
  ta: {
    parts: [
      [4 * HOUR, 'காலை'],
      [12 * HOUR, 'மதியம்'],
      [16 * HOUR, 'மாலை'],
      [20 * HOUR, 'இரவு'],
    ],
    after: 'மணி',
  },
  mr: {
    parts: [
      [4 * HOUR, 'सकाळी'],
      [12 * HOUR, 'दुपारी'],
      [16 * HOUR, 'संध्याकाळी'],
      [20 * HOUR, 'रात्री'],
    ],
    after: 'वाजता',
  },
}

/** On a clock in India. A language without such words has "7:00 pm IST". */
export function spokenTime(at: Instant, lang: Language): string {
  const words = WORDS[lang]
  if (!words) return showTime(at)
  const { hour, minute } = inIndia(at)
  const ofDay = hour * HOUR + minute
  const [, part] = words.parts.findLast(([from]) => from <= ofDay) ?? words.parts.at(-1) ?? [0, '']
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${part} ${hour % 12 || 12}${minutes} ${words.after}`
}
