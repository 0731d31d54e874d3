import { inIndia, showTime, type Instant } from '#core/kernel/time.ts'

/** "23.11. 7:00 pm IST": the same in every language, since the reader's is not known when a notice is written. */
export function noticeTime(at: Instant): string {
  const { day, month } = inIndia(at)
  return `${day}.${month}. ${showTime(at)}`
}
