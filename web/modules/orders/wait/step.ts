// The payer's next step, and its device: the same attempt looks different on the phone where it began and on another
// device.
import { isIntentAllowed, appLink, UPI_APPS, type Platform, type UpiAppKey } from '#core/modules/payments/upi.ts'
import type { NextStep } from '#core/modules/payments/payment.ts'
import { MINUTE, type Instant } from '#core/kernel/time.ts'

export type Step =
  /** Approve in a UPI app. `app` is its name unless the phone chose one; `href` opens it, on the phone that can. */
  | { readonly kind: 'APP'; readonly app: string | null; readonly href: string | null }
  | { readonly kind: 'QR'; readonly uri: string }
  /** The app of the UPI ID that was typed has been asked. */
  | { readonly kind: 'COLLECT' }
  | { readonly kind: 'BANK'; readonly href: string }
  /** The bank's one-time password is typed here, or on its own page. */
  | { readonly kind: 'OTP'; readonly href: string }
  /** The payer is back from the bank, which has not said yet what came of it. Its time to say so is over in `leftMs`. */
  | { readonly kind: 'ASKING'; readonly leftMs: number }
  /** Nobody knows yet whether the gateway has begun the payment. */
  | { readonly kind: 'UNKNOWN' }
  /** The gateway has said nothing of what to do: there is only waiting. */
  | { readonly kind: 'NOTHING' }

export interface AttemptView {
  readonly method: string | null
  readonly upiApp: string | null
  readonly isStartUnknown: boolean
  readonly next: Pick<NextStep, 'type' | 'upiUri' | 'redirectUrl' | 'takesOtp'> | null
}

/** Banks answer within this time after a payer has left their page. Until then nothing that pays is offered. */
const BANK_ANSWERS_WITHIN = 2 * MINUTE

/** `backAt` is when the payer came back from the bank's page, as the address says: undefined for a payer who has not been there. */
export function stepAfter(backAt: number | undefined, attempt: AttemptView, now: Instant, platform: Platform): Step {
  const step = stepOf(attempt, platform)
  if ((step.kind !== 'BANK' && step.kind !== 'OTP') || backAt === undefined || !Number.isSafeInteger(backAt))
    return step
  return { kind: 'ASKING', leftMs: Math.min(Math.max(backAt + BANK_ANSWERS_WITHIN - now, 0), BANK_ANSWERS_WITHIN) }
}

export function stepOf({ method, upiApp, next, isStartUnknown }: AttemptView, platform: Platform): Step {
  if (isStartUnknown) return { kind: 'UNKNOWN' }
  if (next?.type === 'UPI_COLLECT') return { kind: 'COLLECT' }
  if (next?.redirectUrl) return { kind: next.takesOtp ? 'OTP' : 'BANK', href: next.redirectUrl }
  if (!next?.upiUri) return { kind: 'NOTHING' }
  return method === 'UPI_INTENT' ? inApp(next.upiUri, upiApp, platform) : { kind: 'QR', uri: next.upiUri }
}

function inApp(uri: string, upiApp: string | null, platform: Platform): Step {
  const key: UpiAppKey = UPI_APPS.find((app) => app.key === upiApp)?.key ?? 'other'
  const app = key === 'other' ? null : (UPI_APPS.find((each) => each.key === key)?.name ?? null)
  return { kind: 'APP', app, href: isIntentAllowed(key, platform) ? appLink(uri, key, platform) : null }
}
