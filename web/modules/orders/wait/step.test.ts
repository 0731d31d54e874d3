import { expect, test } from 'vitest'
import { toInstant } from '#core/kernel/time.ts'
import { stepAfter, stepOf, type AttemptView } from './step.ts'

const upiUri = 'upi://pay?pa=kandil@bank&tr=1&am=22499.00&cu=INR'
const none = { upiUri: null, redirectUrl: null }
const inGpay: AttemptView = {
  isStartUnknown: false,
  method: 'UPI_INTENT',
  upiApp: 'gpay',
  next: { ...none, type: 'UPI', upiUri },
}

test('a UPI app is opened on the phone by its package or its scheme', () => {
  expect(stepOf(inGpay, 'android')).toEqual({
    kind: 'APP',
    app: 'Google Pay',
    href: 'intent://pay?pa=kandil@bank&tr=1&am=22499.00&cu=INR#Intent;scheme=upi;package=com.google.android.apps.nbu.paisa.user;end',
  })
  expect(stepOf(inGpay, 'ios')).toMatchObject({ href: 'gpay://upi/pay?pa=kandil@bank&tr=1&am=22499.00&cu=INR' })
})

test('on another device the app is named and cannot be opened', () => {
  expect(stepOf(inGpay, 'desktop')).toEqual({ kind: 'APP', app: 'Google Pay', href: null })
})

test('an app that the phone chose has no name here, and inside an app no way to it', () => {
  const other = { ...inGpay, upiApp: 'other' }
  expect(stepOf(other, 'android')).toEqual({ kind: 'APP', app: null, href: upiUri })
  expect(stepOf(other, 'app')).toEqual({ kind: 'APP', app: null, href: null })
})

test('a payment of which nobody knows whether it has started has nothing to do but to wait', () => {
  const unknown = { method: 'UPI_COLLECT', upiApp: null, next: null, isStartUnknown: true }
  expect(stepOf(unknown, 'ios')).toEqual({ kind: 'UNKNOWN' })
})

test.each([
  ['UPI_QR', { ...none, type: 'UPI', upiUri }, { kind: 'QR', uri: upiUri }],
  ['UPI_COLLECT', { ...none, type: 'UPI_COLLECT' }, { kind: 'COLLECT' }],
  ['CARD', { ...none, type: 'REDIRECT', redirectUrl: 'https://bank.example/1' }, { kind: 'BANK', href: 'https://bank.example/1' }],
  ['CARD', { ...none, type: 'REDIRECT', redirectUrl: 'https://bank.example/1', takesOtp: true }, { kind: 'OTP', href: 'https://bank.example/1' }],
  ['CARD', { ...none, type: 'NONE' }, { kind: 'NOTHING' }],
] as const)('by %s the payer is led to what the gateway gave', (method, next, step) => {
  expect(stepOf({ method, upiApp: null, next, isStartUnknown: false }, 'android')).toEqual(step)
}) // prettier-ignore

const atBank: AttemptView = {
  method: 'CARD',
  upiApp: null,
  isStartUnknown: false,
  next: { ...none, type: 'REDIRECT', redirectUrl: 'https://bank.example/1' },
}
const now = toInstant(1_795_000_000_000)

test('a payer who is back from the bank is offered nothing to pay with until the bank has had two minutes to answer', () => {
  expect(stepAfter(now - 30_000, atBank, now, 'ios')).toEqual({ kind: 'ASKING', leftMs: 90_000 })
  expect(stepAfter(now - 3_600_000, atBank, now, 'ios')).toEqual({ kind: 'ASKING', leftMs: 0 })
})

test('a payer who has not been at the bank is led there, and so is one with an address that says no time', () => {
  expect(stepAfter(undefined, atBank, now, 'ios')).toEqual({ kind: 'BANK', href: 'https://bank.example/1' })
  expect(stepAfter(Number('soon'), atBank, now, 'ios')).toEqual({ kind: 'BANK', href: 'https://bank.example/1' })
})

test('an address that says a time to come makes nobody wait for longer', () => {
  expect(stepAfter(now + 3_600_000, atBank, now, 'ios')).toEqual({ kind: 'ASKING', leftMs: 120_000 })
})
