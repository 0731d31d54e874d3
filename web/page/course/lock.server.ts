import type { Lock } from '#core/modules/enrolments/lock.ts'
import { pathIn, type Locale } from '#web/languages.ts'
import { sentenceOfRefusal } from '../problem.server.ts'

/** Why something of a course does not open, in the reader's language, and the page where the family can open it. */
export function shownLock(lock: Lock | null, locale: Locale) {
  if (!lock) return null
  const { code, path } = lock
  const href = path === null ? null : pathIn(locale, path)
  return { sentence: sentenceOfRefusal(lock, locale), href, opensBy: openerOf(code) }
}

function openerOf(code: string): 'PAYMENT' | 'CONSENT' | 'PLAN' {
  if (code === 'CONSENT_NEEDED') return 'CONSENT'
  return code.endsWith('_NEEDS_PAYMENT') ? 'PAYMENT' : 'PLAN'
}
