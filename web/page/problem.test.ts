import { describe, expect, it } from 'vitest'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
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
  expect(problem).toMatchObject({ sentence: 'Too many tries. Wait 41 seconds.', waitSeconds: 41 })
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
