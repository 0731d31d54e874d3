// Hours as people say them in each language: "शाम 7 बजे" in place of "7:00 pm".
import { DAY_AND_MONTH, inIndia, showDate, showTime, type Instant } from '#core/kernel/time.ts'
import { dayPart, dayPartWords, type DayPartWords } from './day-part.ts'
import type { Language } from './language.ts'

interface HourWords {
  readonly parts: DayPartWords
  /** After the number. */
  readonly after: string
}

const WORDS: Readonly<Partial<Record<Language, HourWords>>> = {
  hi: { parts: dayPartWords.hi, after: 'बजे' },
  ta: { parts: dayPartWords.ta, after: 'மணி' },
  mr: { parts: { ...dayPartWords.mr, evening: 'संध्याकाळी' }, after: 'वाजता' },
}

/** On a clock in India. A language without such words has "7:00 pm IST". */
export function spokenTime(at: Instant, lang: Language): string {
  const words = WORDS[lang]
  if (!words) return showTime(at)
  const { hour, minute } = inIndia(at)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${dayPart(at, words.parts)} ${hour % 12 || 12}${minutes} ${words.after}`
}

/** "27 Nov, 7:00 pm IST", "27 नव॰, शाम 7 बजे". */
export function spokenMoment(at: Instant, lang: Language): string {
  return `${showDate(at, lang, DAY_AND_MONTH)}, ${spokenTime(at, lang)}`
}
