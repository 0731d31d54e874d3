// The caller's kind of device, as its browser reports it: decision P-27. It decides which ways to pay are offered, and nothing
// of value.
import type { Platform } from './upi.ts'

export interface Device {
  readonly platform: Platform
  /** The version of our app, when it sends one: "2.4.1". */
  readonly appVersion?: string
}

/** Our app puts its name and version at the end of its web view's own. Any other app's web view opens UPI apps no better. */
const OWN_APP = /\bKandilApp\/([\d.]{1,20})/
const ANDROID_WEB_VIEW = /;\s?wv\)/

export function deviceOf(userAgent: string): Device {
  const appVersion = OWN_APP.exec(userAgent)?.[1]
  if (appVersion !== undefined) return { platform: 'app', appVersion }
  if (ANDROID_WEB_VIEW.test(userAgent)) return { platform: 'app' }
  if (/Android/.test(userAgent)) return { platform: 'android' }
  return { platform: /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'desktop' }
}
