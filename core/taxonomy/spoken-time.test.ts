import { expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { spokenTime } from './spoken-time.ts'

it.for([
  [19, 0, 'शाम 7 बजे', 'மாலை 7 மணி', 'संध्याकाळी 7 वाजता'],
  [19, 30, 'शाम 7:30 बजे', 'மாலை 7:30 மணி', 'संध्याकाळी 7:30 वाजता'],
  [8, 5, 'सुबह 8:05 बजे', 'காலை 8:05 மணி', 'सकाळी 8:05 वाजता'],
  [12, 0, 'दोपहर 12 बजे', 'மதியம் 12 மணி', 'दुपारी 12 वाजता'],
  [21, 0, 'रात 9 बजे', 'இரவு 9 மணி', 'रात्री 9 वाजता'],
  [0, 30, 'रात 12:30 बजे', 'இரவு 12:30 மணி', 'रात्री 12:30 वाजता'],
  [3, 59, 'रात 3:59 बजे', 'இரவு 3:59 மணி', 'रात्री 3:59 वाजता'],
] as const)('%i:%i is said as people say it', ([hour, minute, hi, ta, mr]) => {
  const at = fromIndia(2026, 11, { day: 27, minutes: hour * 60 + minute })
  expect([spokenTime(at, 'hi'), spokenTime(at, 'ta'), spokenTime(at, 'mr')]).toEqual([hi, ta, mr])
})

it('has the clock in English', () => {
  expect(spokenTime(fromIndia(2026, 11, { day: 27, minutes: 19 * 60 }), 'en')).toBe('7:00 pm IST')
})
