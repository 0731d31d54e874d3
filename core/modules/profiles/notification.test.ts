import { describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { isQuiet, LEAST_PREFERENCE, mayNotifyNow, whyNot } from './notification.ts'

const clock = (hour: number, minute = 0) => fromIndia(2026, 11, { day: 21, minutes: hour * 60 + minute })

describe('quiet hours', () => {
  it.each([
    [20, 59, false],
    [21, 0, true],
    [23, 59, true],
    [0, 0, true],
    [7, 59, true],
    [8, 0, false],
  ])('from 21:00 to 08:00 at %i:%i: %s', (hour, minute, quiet) => {
    expect(isQuiet(LEAST_PREFERENCE, clock(hour, minute))).toBe(quiet)
  })

  it('may lie within one day, or nowhere', () => {
    const school = { quietFrom: 9 * 60, quietTill: 15 * 60 }
    expect([clock(8, 59), clock(9), clock(15)].map((at) => isQuiet(school, at))).toEqual([false, true, false])
    expect(isQuiet({ quietFrom: 0, quietTill: 0 }, clock(0))).toBe(false)
  })
})

describe('a notice', () => {
  it.each([
    ['of a class by SMS at noon', 'CLASSES', 'SMS', 12, true],
    ['of a class by SMS at ten in the evening', 'CLASSES', 'SMS', 22, false],
    ['of a payment by SMS at ten in the evening', 'PAYMENTS', 'SMS', 22, true],
    ['of a class by mail, which is off', 'CLASSES', 'MAIL', 12, false],
    ['of an offer, which is off', 'OFFERS', 'SMS', 12, false],
  ] as const)('%s goes out: %s %s %i %s', (...[, purpose, channel, hour, expected]) => {
    expect(mayNotifyNow(LEAST_PREFERENCE, { purpose, channel }, clock(hour))).toBe(expected)
  })

  it('by mail goes out at night', () => {
    const preference = { ...LEAST_PREFERENCE, channels: { ...LEAST_PREFERENCE.channels, REPORTS: ['MAIL'] as const } }
    expect(mayNotifyNow(preference, { purpose: 'REPORTS', channel: 'MAIL' }, clock(23))).toBe(true)
  })
})

describe('a choice', () => {
  const none = { offers: false, whatsApp: false }
  const { channels } = LEAST_PREFERENCE
  it.each([
    ['the least there is', channels, none, undefined],
    ['no word of payments', { ...channels, PAYMENTS: [] }, none, 'PAYMENTS_NEED_A_CHANNEL'],
    ['offers without consent', { ...channels, OFFERS: ['SMS'] }, none, 'OFFERS_NEED_CONSENT'],
    ['offers with consent', { ...channels, OFFERS: ['SMS'] }, { ...none, offers: true }, undefined],
    ['WhatsApp without consent', { ...channels, PAYMENTS: ['WHATSAPP'] }, none, 'WHATSAPP_NEEDS_CONSENT'],
    ['WhatsApp with consent', { ...channels, PAYMENTS: ['WHATSAPP'] }, { ...none, whatsApp: true }, undefined],
  ] as const)('%s', (_, chosen, consents, expected) => expect(whyNot(chosen, consents)).toBe(expected))
})
