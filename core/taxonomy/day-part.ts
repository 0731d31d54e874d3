// The parts of a day in India, in the languages that say them instead of am and pm.
import { inIndia, type Instant } from '#core/kernel/time.ts'

export interface DayPartWords {
  readonly morning: string
  readonly noon: string
  readonly evening: string
  readonly night: string
}

export const dayPartWords = {
  hi: { morning: 'सुबह', noon: 'दोपहर', evening: 'शाम', night: 'रात' },
  ta: { morning: 'காலை', noon: 'மதியம்', evening: 'மாலை', night: 'இரவு' },
  mr: { morning: 'सकाळी', noon: 'दुपारी', evening: 'सायंकाळी', night: 'रात्री' },
} as const satisfies Readonly<Record<string, DayPartWords>>

/** Morning from 4, noon from 12, evening from 16, night from 20 o'clock. */
export function dayPart(at: Instant, { morning, noon, evening, night }: DayPartWords): string {
  const { hour } = inIndia(at)
  if (hour < 4 || hour >= 20) return night
  if (hour < 12) return morning
  return hour < 16 ? noon : evening
}
