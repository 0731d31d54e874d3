// When what promotes something may not be sent. It knows no zod.
import { inIndia, type Instant } from '#core/kernel/time.ts'
import { isIndianPhone } from '#core/taxonomy/phone.ts'
import type { Category } from './template-lint.ts'

const FROM = 21
const TO = 10

/**
 * No promotional SMS from 21:00 to 10:00 in India (TRAI); we hold WhatsApp marketing to the same. The law is for numbers of India: the
 * notices wait for the morning of a family abroad.
 */
export function isQuietFor(category: Category | null, to: string, now: Instant): boolean {
  if ((category !== 'PROMOTIONAL' && category !== 'MARKETING') || !isIndianPhone(to)) return false
  const { hour } = inIndia(now)
  return hour >= FROM || hour < TO
}
