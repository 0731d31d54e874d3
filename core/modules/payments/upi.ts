// UPI links and which way to use them where. It knows no zod.

interface Payload {
  readonly tr: string
  readonly tid?: string | undefined
  readonly merchant_vpa: string
  readonly merchant_name: string
  readonly mcc: string
  readonly amount: string
}

const NOTE_LENGTH = 50

/** The link of NPCI's UPI linking specification. The amount is always there: without it the payer could change it. */
export function upiUri(payload: Payload, note: string): string {
  const values = {
    pa: payload.merchant_vpa,
    pn: payload.merchant_name,
    mc: payload.mcc,
    tid: payload.tid,
    tr: payload.tr,
    tn: note.slice(0, NOTE_LENGTH),
    am: payload.amount,
    cu: 'INR',
  }
  const query = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join('&')
  return `upi://pay?${query}`
}

export const UPI_APPS = [
  {
    key: 'gpay',
    name: 'Google Pay',
    androidPackage: 'com.google.android.apps.nbu.paisa.user',
    iosScheme: 'gpay://upi/pay',
  },
  { key: 'phonepe', name: 'PhonePe', androidPackage: 'com.phonepe.app', iosScheme: 'phonepe://pay' },
  { key: 'paytm', name: 'Paytm', androidPackage: 'net.one97.paytm', iosScheme: 'paytmmp://pay' },
  { key: 'other', name: 'Other', androidPackage: undefined, iosScheme: 'upi://pay' },
] as const
export type UpiAppKey = (typeof UPI_APPS)[number]['key']
export const PLATFORMS = ['android', 'ios', 'desktop', 'app'] as const
export type Platform = (typeof PLATFORMS)[number]

/** The same link for one app: Android by its package, iOS by its scheme. "Other" leaves the choice to the phone. */
export function appLink(uri: string, app: UpiAppKey, platform: Platform): string {
  const query = uri.slice(uri.indexOf('?'))
  const { androidPackage, iosScheme } = UPI_APPS.find(({ key }) => key === app) ?? UPI_APPS[3]
  if (platform === 'ios') return iosScheme + query
  return androidPackage ? `intent://pay${query}#Intent;scheme=upi;package=${androidPackage};end` : uri
}

const LEAST_APP_VERSION = 241

/**
 * Apps take a link from version 241 on (dots removed), when the version is known; inside an app's own browser "Other" never
 * does: commerce spec, section 5; decision P-32.
 */
export function isIntentAllowed(app: UpiAppKey, platform: Platform, appVersion?: string): boolean {
  if (platform === 'desktop') return false
  if (app === 'other') return platform !== 'app'
  const version = Number((appVersion ?? '').replaceAll('.', ''))
  return !appVersion || Number.isNaN(version) || version >= LEAST_APP_VERSION
}

const VPA = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/

export function isVpa(text: string): boolean {
  return VPA.test(text)
}
