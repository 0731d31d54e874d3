// When what promotes something may not be sent. It knows no zod.
import { inIndia, type Instant } from '#core/kernel/time.ts'
import type { Category } from './template-lint.ts'

const FROM = 21
const TO = 10

/** No promotional SMS from 21:00 to 10:00 in India (TRAI); we hold WhatsApp marketing to the same. */
export function isQuietFor(category: Category | null, now: Instant): boolean {
  if (category !== 'PROMOTIONAL' && category !== 'MARKETING') return false
  const { hour } = inIndia(now)
  return hour >= FROM || hour < TO
}
