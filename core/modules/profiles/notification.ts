// What a household hears of, where and when: decision L-87, learning reference sections 6 and 12. It knows no zod.
import { inIndia, type Instant } from '#core/kernel/time.ts'

export const NOTICE_PURPOSES = ['PAYMENTS', 'CLASSES', 'REPORTS', 'OFFERS'] as const
export type NoticePurpose = (typeof NOTICE_PURPOSES)[number]
export const NOTICE_CHANNELS = ['SMS', 'WHATSAPP', 'MAIL'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

export interface NotificationPreference {
  readonly channels: Readonly<Record<NoticePurpose, readonly NoticeChannel[]>>
  /** Minutes after midnight in India. The same twice: never quiet. */
  readonly quietFrom: number
  readonly quietTill: number
  readonly mayCall: boolean
}

/** The least there is: what was paid and when a class is, and quiet from nine in the evening to eight. */
export const LEAST_PREFERENCE: NotificationPreference = {
  channels: { PAYMENTS: ['SMS'], CLASSES: ['SMS'], REPORTS: [], OFFERS: [] },
  quietFrom: 21 * 60,
  quietTill: 8 * 60,
  mayCall: false,
}

/** Why a choice cannot be kept; undefined when it can. */
export function whyNot(
  channels: NotificationPreference['channels'],
  consents: { readonly offers: boolean; readonly whatsApp: boolean },
): 'PAYMENTS_NEED_A_CHANNEL' | 'OFFERS_NEED_CONSENT' | 'WHATSAPP_NEEDS_CONSENT' | undefined {
  // What was paid is told somewhere: it can be moved, not switched off.
  if (channels.PAYMENTS.length === 0) return 'PAYMENTS_NEED_A_CHANNEL'
  if (channels.OFFERS.length > 0 && !consents.offers) return 'OFFERS_NEED_CONSENT'
  if (!consents.whatsApp && Object.values(channels).some((each) => each.includes('WHATSAPP')))
    return 'WHATSAPP_NEEDS_CONSENT'
}

export function isQuiet(
  { quietFrom, quietTill }: Pick<NotificationPreference, 'quietFrom' | 'quietTill'>,
  now: Instant,
): boolean {
  const { hour, minute } = inIndia(now)
  const time = hour * 60 + minute
  if (quietFrom <= quietTill) return time >= quietFrom && time < quietTill
  return time >= quietFrom || time < quietTill
}

/** Mail makes no noise. What was paid is told at once, everything else waits for the end of the quiet hours. */
export function mayNotifyNow(
  preference: NotificationPreference,
  { purpose, channel }: { readonly purpose: NoticePurpose; readonly channel: NoticeChannel },
  now: Instant,
): boolean {
  if (!preference.channels[purpose].includes(channel)) return false
  return purpose === 'PAYMENTS' || channel === 'MAIL' || !isQuiet(preference, now)
}
