import { expect, it } from 'vitest'
import { fromIndia, HOUR, later } from '#core/kernel/time.ts'
import { NEEDED_ITEMS, publishCheck, type CheckedWebinar, type PublishItem } from './publish-check.ts'

const NOW = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
const complete: CheckedWebinar = {
  title: { en: 'Light', hi: 'प्रकाश', ta: 'ஒளி', mr: 'प्रकाश' },
  text: { en: 'How light bends.', hi: 'प्रकाश कैसे मुड़ता है।', ta: 'ஒளி எப்படி வளைகிறது.', mr: 'प्रकाश कसा वळतो.' },
  points: [{ en: 'Mirrors' }, { en: 'Lenses' }, { en: 'Prisms' }],
  teacherId: 'tea000000000000000001',
  subjectKey: 'physics',
  languages: ['en'],
  startsAt: later(NOW, HOUR),
  reminderMinutes: [60],
}

it('has nothing to wish of a complete webinar', () => {
  expect(Object.values(publishCheck(complete, NOW))).not.toContain(false)
})

it.each([
  [{ title: { en: ' ' } }, 'TITLE'],
  [{ text: { en: '' } }, 'TEXT'],
  [{ teacherId: null }, 'TEACHER'],
  [{ subjectKey: '' }, 'SUBJECT'],
  [{ languages: [] }, 'LANGUAGE'],
  [{ startsAt: NOW }, 'TIME'],
  [{ points: [{ en: 'Mirrors' }] }, 'POINTS'],
  [{ reminderMinutes: [] }, 'REMINDERS'],
  [{ title: { en: 'Light', hi: 'प्रकाश', ta: 'ஒளி' } }, 'TRANSLATIONS'],
] as [Partial<CheckedWebinar>, PublishItem][])('%j lacks %s', (but, item) => {
  expect(publishCheck({ ...complete, ...but }, NOW)[item]).toBe(false)
})

it('keeps nobody from publishing for want of a wish', () => {
  expect(NEEDED_ITEMS).not.toContain('POINTS')
})
