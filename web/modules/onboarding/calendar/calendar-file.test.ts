import { describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { calendarOf } from './calendar-file.server.ts'

const event = {
  uid: 'bat1-2026-11-23-physics-1@kandil',
  sequence: 2,
  isCancelled: false,
  // Seven in the evening in India is half past one in the afternoon by Greenwich.
  startsAt: fromIndia(2026, 11, { day: 23, minutes: 1_140 }),
  endsAt: fromIndia(2026, 11, { day: 23, minutes: 1_200 }),
  subject: 'இயற்பியல்',
  courseTitle: 'வகுப்பு 11 ஜேஇஇ மெயின், கணிதம்; தயாரிப்பு',
  teacherName: 'Ananya Iyer',
}
const about = { now: fromIndia(2026, 11, { day: 21 }), name: 'Kandil: ஆஷா', url: 'https://kandil.example' }

describe('the file of a calendar', () => {
  const file = calendarOf([event], about)
  const lines = file.replaceAll('\r\n ', '').split('\r\n')

  it('has each class with its name, its number, the server’s clock and an alarm a quarter of an hour before', () => {
    for (const line of [
      'UID:bat1-2026-11-23-physics-1@kandil',
      'SEQUENCE:2',
      'DTSTAMP:20261120T183000Z',
      'DTSTART:20261123T133000Z',
      'DTEND:20261123T143000Z',
      'TRIGGER:-PT15M',
    ])
      expect(lines).toContain(line)
  })

  it('folds long lines of Indic script at 75 octets, and lets no comma or semicolon end a text', () => {
    const octets = file.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(lines).toContain('SUMMARY:இயற்பியல் · வகுப்பு 11 ஜேஇஇ மெயின்\\, கணிதம்\\; தயாரிப்பு')
  })
})
