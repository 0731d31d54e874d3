// Times, days and tiers in words. On the server only, or from what the server sent: phones know other ICU versions.
import {
  fromIndia,
  inIndia,
  isoString,
  later,
  MINUTE,
  showDate,
  showTime,
  startOfDayInIndia,
  type Instant,
} from '#core/kernel/time.ts'
import { dayPart, dayPartWords, type DayPartWords } from '#core/taxonomy/day-part.ts'

/** A Sunday. */
const A_SUNDAY = fromIndia(2026, 11, { day: 22 })

export function weekdayName(weekday: number, lang: string, length: 'narrow' | 'short' | 'long' = 'short'): string {
  const { year, month, day } = inIndia(A_SUNDAY)
  return showDate(fromIndia(year, month, { day: day + weekday }), lang, { weekday: length })
}

/** A weekday that fits one of seven columns on a phone. The short names of Tamil do not; its narrow ones all differ. */
export function columnWeekday(weekday: number, lang: string): string {
  return weekdayName(weekday, lang, lang === 'ta' ? 'narrow' : 'short')
}

/** "6:00 pm IST", in Hindi "शाम 6:00 बजे" in Tamil "மாலை 6:00" and in Marathi "सायंकाळी 6:00". It does not break over two lines. */
export function timeOf(at: Instant, lang = 'en'): string {
  const spoken = SPOKEN[lang]
  return (spoken ? spokenTime(at, spoken) : showTime(at)).replaceAll(' ', '\u00a0')
}

interface SpokenHour extends DayPartWords {
  /** After the number of the hour. */
  readonly after: string
}

const SPOKEN: Readonly<Record<string, SpokenHour>> = {
  hi: { ...dayPartWords.hi, after: ' बजे' },
  ta: { ...dayPartWords.ta, after: '' },
  // A sentence adds वाजता.
  mr: { ...dayPartWords.mr, after: '' },
}

/** The part of the day instead of am and pm. */
function spokenTime(at: Instant, spoken: SpokenHour): string {
  const [time = ''] = showTime(at).split(' ')
  return `${dayPart(at, spoken)} ${time}${spoken.after}`
}

/** The same, of minutes since midnight in India. */
export function clockOf(minutes: number, lang = 'en'): string {
  return timeOf(fromIndia(2026, 1, { minutes }), lang)
}

/** "9:00 pm". */
export function withoutZone(time: string): string {
  return time.replace(/\sIST$/, '')
}

/** "Mon, Wed, Sat", from Monday on. */
export function daysOf(weekdays: readonly number[], lang: string): string {
  const order = [...new Set(weekdays)].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  return order.map((weekday) => weekdayName(weekday, lang)).join(', ')
}

/** "6:00 pm, 7:00 pm IST". */
export function hoursOf(minutes: readonly number[], lang = 'en'): string {
  const times = [...new Set(minutes)].toSorted((a, b) => a - b).map((each) => clockOf(each, lang))
  return times.map((time, i) => (i < times.length - 1 ? withoutZone(time) : time)).join(', ')
}

/** "21 Nov 2026, 7:38 pm IST". */
export function momentOf(at: Instant, lang: string): string {
  return `${showDate(at, lang)}, ${timeOf(at, lang)}`
}

/** A closing at midnight is said as the last minute of the day before: nobody has time on the day that it names. */
export function closingOf(at: Instant): Instant {
  return startOfDayInIndia(at) === at ? later(at, -MINUTE) : at
}

/** The texts of a time tile: "7:00" and "pm", or "7:00" and "सायंकाळी". */
export function timeTile(at: Instant, lang = 'en'): readonly [string, string] {
  const [time = '', half = ''] = showTime(at).split(' ')
  const spoken = SPOKEN[lang]
  return [time, spoken ? dayPart(at, spoken) : half]
}

/** The texts of a date tile: "21" and "Nov". */
export function dateTile(at: Instant, lang: string): readonly [string, string] {
  return [showDate(at, lang, { day: 'numeric' }), showDate(at, lang, { month: 'short' })]
}

export function machineTime(at: Instant): string {
  return isoString(at)
}
