import { describe, expect, test } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { closingOf, columnWeekday, hoursOf, momentOf, timeOf, timeTile } from './wording.ts'

const at = (hours: number, minutes = 0) => fromIndia(2026, 11, { day: 26, minutes: hours * 60 + minutes })
const read = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a time of day', () => {
  test.each([
    [6, 'सुबह 6:00 बजे', 'காலை 6:00', 'सकाळी 6:00'],
    [12, 'दोपहर 12:00 बजे', 'மதியம் 12:00', 'दुपारी 12:00'],
    [16, 'शाम 4:00 बजे', 'மாலை 4:00', 'सायंकाळी 4:00'],
    [19, 'शाम 7:00 बजे', 'மாலை 7:00', 'सायंकाळी 7:00'],
    [20, 'रात 8:00 बजे', 'இரவு 8:00', 'रात्री 8:00'],
    [0, 'रात 12:00 बजे', 'இரவு 12:00', 'रात्री 12:00'],
  ])('at %i is said with the part of the day in Hindi, Tamil and Marathi', (hours, hindi, tamil, marathi) => {
    expect(read(timeOf(at(hours), 'hi'))).toBe(hindi)
    expect(read(timeOf(at(hours), 'ta'))).toBe(tamil)
    expect(read(timeOf(at(hours), 'mr'))).toBe(marathi)
  })

  test('names the zone in English', () => {
    expect(read(timeOf(at(19, 30), 'en'))).toBe('7:30 pm IST')
  })

  test('comes after the day', () => {
    expect(read(momentOf(at(19), 'hi'))).toMatch(/^26 .+, शाम 7:00 बजे$/)
  })
})

test('a closing at midnight is at the end of the day before', () => {
  expect(read(momentOf(closingOf(at(0)), 'en'))).toBe('25 Nov 2026, 11:59 pm IST')
  expect(read(momentOf(closingOf(at(18)), 'en'))).toBe('26 Nov 2026, 6:00 pm IST')
})

test('the weekdays of a row fit its columns in each language, and differ', () => {
  const week = (lang: string) => [1, 2, 3, 4, 5, 6, 0].map((weekday) => columnWeekday(weekday, lang))
  expect(week('en')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(week('ta')).toEqual(['தி', 'செ', 'பு', 'வி', 'வெ', 'ச', 'ஞா'])
})

test('a tile has the hour, and below it the part of the day', () => {
  expect(timeTile(at(19), 'en')).toEqual(['7:00', 'pm'])
  expect(timeTile(at(19), 'mr')).toEqual(['7:00', 'सायंकाळी'])
})

test('several hours of a week are said once each', () => {
  expect(read(hoursOf([1_140, 1_080, 1_140], 'hi'))).toBe('शाम 6:00 बजे, शाम 7:00 बजे')
  expect(read(hoursOf([1_140, 1_080], 'en'))).toBe('6:00 pm, 7:00 pm IST')
})
