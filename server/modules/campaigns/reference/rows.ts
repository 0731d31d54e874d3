import { referenceRows } from '#server/platform/database/reference-rows.ts'

/** Paise for a thousand: 18 paise for a part of an SMS, 86.31 paise for a marketing message by WhatsApp, 2 paise for a mail. */
export const campaignRates = referenceRows('campaigns.rate', { key: ['channel'] }, [
  { channel: 'SMS', per_thousand: 18_000 },
  { channel: 'WHATSAPP', per_thousand: 86_310 },
  { channel: 'MAIL', per_thousand: 2_000 },
  { channel: 'PUSH', per_thousand: 0 },
])
