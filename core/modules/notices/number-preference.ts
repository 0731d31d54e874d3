// The preference of a number without a household, which has chosen nothing. It knows no zod.
import type { NoticeChannel, NotificationPreference } from '#core/taxonomy/notice.ts'
import { NIGHT } from '#core/modules/messages/quiet-hours.ts'

/** These channels, and quiet by night. An SMS where the notice names no channel. Offers come by none that was stopped. */
export function numberPreference(
  channels: readonly NoticeChannel[] | null,
  stopped: readonly NoticeChannel[],
): NotificationPreference {
  const chosen = (channels ?? ['SMS']).filter((channel) => channel !== 'MAIL')
  return {
    channels: {
      PAYMENTS: chosen,
      CLASSES: chosen,
      REPORTS: chosen,
      OFFERS: chosen.filter((channel) => !stopped.includes(channel)),
    },
    ...NIGHT,
    mayCall: false,
    lang: null,
    zone: null,
  }
}
