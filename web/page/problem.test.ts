import { describe, expect, it } from 'vitest'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { fromIndia } from '#core/kernel/time.ts'
import { joinErrors } from '#core/modules/classroom/errors.ts'
import { gradeRange } from '#core/modules/demos/category.ts'
import { demoErrors } from '#core/modules/demos/errors.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { PUBLISHED } from '#web/languages.ts'
import { familyErrors, familyFieldTexts } from '../../tools/messages/error-texts.ts'
import { toProblem } from './problem.server.ts'

const errors = familyErrors()

describe.each(PUBLISHED.filter((lang) => lang !== 'en'))('in %s', (lang) => {
  it.each(errors.map((error) => [error.code, error] as const))('%s has a sentence of its own', (_, error) => {
    const names = [...error.message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const said = error(Object.fromEntries(names.map((name) => [name, 41])))
    const { sentence } = toProblem(said, lang)
    expect(sentence).not.toBe(said.message)
    expect(sentence).not.toContain('{')
    if (names.length > 0) expect(sentence).toContain('41')
  })

  it.each(familyFieldTexts())('“%s” is translated', (text) => {
    const numbered = text.replace('{n}', '41')
    const error = new DomainError(commonErrors.INVALID_INPUT, {}, { field: numbered })
    const { field } = toProblem(error, lang).fields
    expect(field).not.toBe(numbered)
    expect(field).not.toContain('{')
    if (numbered !== text) expect(field).toContain('41')
  })
})

it('English is the API’s own sentence, with its numbers', () => {
  const problem = toProblem(commonErrors.RATE_LIMIT_EXCEEDED({ n: 41 }), 'en')
  expect(problem).toMatchObject({ sentence: 'Please wait 41 seconds, then try again.', waitSeconds: 41 })
})

describe('the values of a sentence are in the language of the reader', () => {
  const at = fromIndia(2026, 11, { day: 27, minutes: 19 * 60 })

  it.each([
    ['en', 'This class opens at 27 Nov, 7:00 pm IST. Come back then.'],
    ['hi', 'यह कक्षा 27 नव॰, शाम 7 बजे खुलेगी। तब फिर आइए।'],
    ['ta', 'இந்த வகுப்பு நவ. 27, மாலை 7 மணிக்குத் திறக்கும். அப்போது மீண்டும் வரவும்.'],
    ['mr', 'हा वर्ग 27 नोव्हें, संध्याकाळी 7 वाजता उघडेल. तेव्हा परत या.'],
  ] as const)('an hour in %s', (lang, sentence) => {
    expect(toProblem(joinErrors.CLASS_NOT_OPEN({ time: { at } }), lang).sentence).toBe(sentence)
  })

  it('a text that staff wrote in several languages', () => {
    const reason = { en: 'The teacher is ill.', hi: 'शिक्षक बीमार हैं।' }
    const error = joinErrors.CLASS_CANCELLED({ reason })
    expect(error.message).toContain('The teacher is ill.')
    expect(toProblem(error, 'hi').sentence).toContain('शिक्षक बीमार हैं।')
    expect(toProblem(error, 'ta').sentence).toContain('The teacher is ill.')
  })
})

it('the classes of a demo are in the language of the reader', () => {
  const error = demoErrors['120027']({ range: gradeRange([1, 2, 8]) })
  expect(toProblem(error, 'en').sentence).toBe('This demo is for classes 1 to 8. Choose another course.')
  expect(toProblem(error, 'hi').sentence).toBe('यह डेमो कक्षा 1 से 8 के लिए है। दूसरा कोर्स चुनें।')
})

it('a blocking order is named', () => {
  const orderId = 'ord0000000000000000ab'
  expect(toProblem(orderErrors.PAYMENT_UNDER_WAY({ orderId }), 'en')).toMatchObject({ orderId })
})

it('the fault of a field is translated, and one for programs is a sentence for people', () => {
  const faults = {
    pinCode: 'Enter a 6-digit PIN code.',
    name: 'Enter at most 40 characters.',
    order: 'not an id of kind ord',
  }
  const error = new DomainError(commonErrors.INVALID_INPUT, {}, faults)
  expect(toProblem(error, 'en').fields).toEqual({ ...faults, order: 'Check this entry.' })
  expect(toProblem(error, 'hi').fields).toEqual({
    pinCode: '6 अंकों का पिन कोड लिखिए।',
    name: 'ज़्यादा से ज़्यादा 40 अक्षर लिखिए।',
    order: 'यह जानकारी जाँचिए।',
  })
})
