// A code that is on its way is remembered in the browser for as long as it counts: a phone with little memory discards the tab
// while its owner reads the message. A number never becomes part of an address.
import { SECOND, type Instant } from '#core/kernel/time.ts'
import { OTP_LIFE_MS } from '#core/modules/otp/code-life.ts'
import { cookieIn } from '#web/page/cookie.server.ts'
import type { CodeChannel, SignInStep } from './step.ts'

const COOKIE = 'kandil-sign-in'

/** Undefined when no code is on its way, or the browser sends something else. */
export function keptStep(request: Request, now: Instant): SignInStep | undefined {
  const text = cookieIn(request, COOKIE, 1_000)
  if (text === undefined) return undefined
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(text))
    return Array.isArray(kept) ? stepOf(kept, now) : undefined
  } catch {
    return undefined
  }
}

/** The header that remembers this step, or forgets the one before. */
export function keepStep(step: SignInStep | { readonly step: 'done' }, now: Instant): Record<string, string> {
  if (step.step !== 'code') return { 'set-cookie': `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax` }
  const { verificationId, phone, phoneCode, channel, resendInSeconds, canCall } = step.sent
  const text = encodeURIComponent(
    JSON.stringify([verificationId, phone, phoneCode, channel, now + resendInSeconds * SECOND, canCall]),
  )
  return { 'set-cookie': `${COOKIE}=${text}; Path=/; Max-Age=${OTP_LIFE_MS / SECOND}; HttpOnly; SameSite=Lax` }
}

function stepOf([id, phone, phoneCode, channel, resendAt, canCall]: readonly unknown[], now: Instant): SignInStep {
  const left = typeof resendAt === 'number' ? Math.ceil((resendAt - now) / SECOND) : 0
  return {
    step: 'code',
    sent: {
      verificationId: short(id),
      phone: short(phone),
      phoneCode: short(phoneCode),
      channel: CHANNELS.find((each) => each === channel) ?? 'SMS',
      resendInSeconds: Math.min(Math.max(left, 0), LONGEST_WAIT_SECONDS),
      canCall: canCall === true,
    },
  }
}

const CHANNELS: readonly CodeChannel[] = ['SMS', 'WHATSAPP', 'VOICE']
const LONGEST_WAIT_SECONDS = 120

function short(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 40) : ''
}
