import { describe, expect, it } from 'vitest'
import { LEAST_PREFERENCE, whyNot } from './notification.ts'

describe('a choice', () => {
  const none = { offers: false, whatsApp: false }
  const { channels } = LEAST_PREFERENCE
  it.each([
    ['the least there is', channels, none, undefined],
    ['no word of payments', { ...channels, PAYMENTS: [] }, none, 'PAYMENTS_NEED_A_CHANNEL'],
    ['payments by push only', { ...channels, PAYMENTS: ['PUSH'] }, none, 'PAYMENTS_NEED_A_CHANNEL'],
    ['offers without consent', { ...channels, OFFERS: ['SMS'] }, none, 'OFFERS_NEED_CONSENT'],
    ['offers with consent', { ...channels, OFFERS: ['SMS'] }, { ...none, offers: true }, undefined],
    ['WhatsApp without consent', { ...channels, PAYMENTS: ['WHATSAPP'] }, none, 'WHATSAPP_NEEDS_CONSENT'],
    ['WhatsApp with consent', { ...channels, PAYMENTS: ['WHATSAPP'] }, { ...none, whatsApp: true }, undefined],
  ] as const)('%s', (_, chosen, consents, expected) => expect(whyNot(chosen, consents)).toBe(expected))
})
