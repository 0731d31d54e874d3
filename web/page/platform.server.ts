import type { Platform } from '#core/modules/payments/upi.ts'

/**
 * What kind of device asks, by its browser's own word: which ways to pay it has, and how a link opens an app there. `app` is
 * the browser inside an Android app, from which few links lead out.
 */
export function platformOf({ headers }: Request): Platform {
  const agent = headers.get('user-agent') ?? ''
  if (agent.includes('Android')) return agent.includes('; wv)') ? 'app' : 'android'
  return /iPhone|iPad|iPod/.test(agent) ? 'ios' : 'desktop'
}
