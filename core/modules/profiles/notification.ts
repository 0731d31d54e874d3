// The choices a household has for messages: decision L-87.
import type { NoticeChannel, NotificationPreference } from '#core/taxonomy/notice.ts'

/** The least there is: what was paid and when a class is, and quiet from nine in the evening to eight. */
export const LEAST_PREFERENCE: NotificationPreference = {
  channels: { PAYMENTS: ['SMS'], CLASSES: ['SMS'], REPORTS: [], OFFERS: [] },
  quietFrom: 21 * 60,
  quietTill: 8 * 60,
  mayCall: false,
  lang: null,
  zone: null,
}

/** The household's consents to offers, and to messages on WhatsApp. */
export interface MessageConsents {
  readonly offers: boolean
  readonly whatsApp: boolean
}

/** Why a choice cannot be kept; undefined when it can. */
export function whyNot(
  channels: NotificationPreference['channels'],
  consents: MessageConsents,
): 'PAYMENTS_NEED_A_CHANNEL' | 'OFFERS_NEED_CONSENT' | 'WHATSAPP_NEEDS_CONSENT' | undefined {
  // Receipts must reach the family: they can move to another channel, but not be switched off. A browser may stop
  // receiving at any time, so PUSH is not enough.
  if (channels.PAYMENTS.every((each) => each === 'PUSH')) return 'PAYMENTS_NEED_A_CHANNEL'
  if (channels.OFFERS.length > 0 && !consents.offers) return 'OFFERS_NEED_CONSENT'
  if (!consents.whatsApp && Object.values(channels).some((each) => each.includes('WHATSAPP')))
    return 'WHATSAPP_NEEDS_CONSENT'
}

/** The choice without the channels that nobody agrees to any longer. Payments then move to SMS. */
export function allowedPreference(chosen: NotificationPreference, consents: MessageConsents): NotificationPreference {
  const { PAYMENTS, CLASSES, REPORTS, OFFERS } = chosen.channels
  const allowed = (each: readonly NoticeChannel[]) => each.filter((name) => name !== 'WHATSAPP' || consents.whatsApp)
  const payments = allowed(PAYMENTS)
  return {
    ...chosen,
    channels: {
      PAYMENTS: payments.every((each) => each === 'PUSH') ? ['SMS', ...payments] : payments,
      CLASSES: allowed(CLASSES),
      REPORTS: allowed(REPORTS),
      OFFERS: consents.offers ? allowed(OFFERS) : [],
    },
  }
}
