import { expect, test } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { valuesIn } from './notice-values.ts'

const at = fromIndia(2026, 11, { day: 27, minutes: 19 * 60 })

test('a notice names its time, its day and its texts in the language of the reader', () => {
  const values = { learner: 'Meera', course: { en: 'Physics', hi: 'भौतिकी' }, time: { at }, until: { day: at } }
  expect(valuesIn(values, 'en')).toEqual({
    learner: 'Meera',
    course: 'Physics',
    time: '27 Nov, 7:00 pm IST',
    until: '27 Nov 2026',
  })
  expect(valuesIn(values, 'hi')).toEqual({
    learner: 'Meera',
    course: 'भौतिकी',
    time: '27 नव॰, शाम 7 बजे',
    until: '27 नव॰ 2026',
  })
  expect(valuesIn(values, 'mr')).toMatchObject({ course: 'Physics', time: '27 नोव्हें, संध्याकाळी 7 वाजता' })
})
