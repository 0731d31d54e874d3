import { describe, expect, it, test } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { fitValue, type TemplateVariable } from './placeholders.ts'
import { isQuietByLaw } from './quiet-hours.ts'
import { smsPartsOf } from './sms-length.ts'
import { lintTemplate, type TemplateDraft } from './template-lint.ts'

const link: TemplateVariable = { name: 'link', type: 'URL', max: 200 }
const course: TemplateVariable = { name: 'course', type: 'ALPHANUMERIC', max: 30 }
const learner: TemplateVariable = { name: 'learner', type: 'ALPHANUMERIC', max: 30 }

const sms: TemplateDraft = {
  channel: 'SMS',
  lang: 'en',
  category: 'SERVICE_IMPLICIT',
  header: 'KANDIL-S',
  dltEntity: '1101170000000000001',
  providerTemplate: '1107170000000000021',
  subject: null,
  body: 'Your Kandil class {course} begins in ten minutes. Join here: {link}',
  vars: [course, link],
  varsReason: null,
}
const fieldsOf = (but: Partial<TemplateDraft>) => lintTemplate({ ...sms, ...but }).map(({ field }) => field)

describe('an SMS template', () => {
  it('that is as the operators want it has nothing against it', () => {
    expect(fieldsOf({})).toEqual([])
  })

  it.each<[string, Partial<TemplateDraft>, string[]]>([
    ['has a variable without a type', { vars: [link] }, ['vars']],
    ['has a type without its variable', { vars: [course, link, learner], varsReason: 'because' }, ['vars']],
    ['is called transactional, which only a bank’s may be', { category: 'TRANSACTIONAL' }, ['category']],
    ['is called what is WhatsApp’s', { category: 'UTILITY' }, ['category']],
    ['is a service under a promotional header', { header: '123456-P' }, ['header']],
    ['is promotional under a service’s header', { category: 'PROMOTIONAL' }, ['header']],
    ['has no suffix in its header', { header: 'KANDIL' }, ['header']],
    ['has no id of the operators', { providerTemplate: 'kandil_class' }, ['providerTemplate']],
    ['has no principal entity', { dltEntity: null }, ['dltEntity']],
    [
      'has a third variable and no reason',
      { body: `${sms.body} For {learner}.`, vars: [course, link, learner] },
      ['varsReason'],
    ],
    ['has two variables side by side', { body: 'Your Kandil class begins now: {course} {link}' }, ['body']],
    ['has too little fixed text', { body: '{course}: {link}' }, ['body']],
    ['has a link in its fixed text', { body: `${sms.body} or www.kandil.example` }, ['body']],
    ['has a number in its fixed text', { body: `${sms.body} or call 1800-120-456-456` }, ['body']],
    [
      'is very long in a script that halves an SMS',
      { lang: 'ta', body: `${'வகுப்பு '.repeat(60)}{course} – {link}` },
      ['body'],
    ],
  ])('reports that %s', (_, but, fields) => {
    expect(fieldsOf(but)).toEqual(fields)
  })

  it('may have a third variable with a reason', () => {
    const body = `${sms.body} For {learner}.`
    expect(fieldsOf({ body, vars: [course, link, learner], varsReason: 'Two children share a phone.' })).toEqual([])
  })
})

describe('a WhatsApp template', () => {
  const whatsApp: Partial<TemplateDraft> = {
    channel: 'WHATSAPP',
    category: 'UTILITY',
    providerTemplate: 'kandil_class',
    header: null,
    dltEntity: null,
  }
  it.each<[string, Partial<TemplateDraft>, string[]]>([
    ['is as Meta wants it', {}, []],
    ['has an SMS’s category', { category: 'SERVICE_IMPLICIT' }, ['category']],
    ['promotes under utility', { body: `${sms.body} Get 10% off today.` }, ['category']],
    ['promotes under marketing', { category: 'MARKETING', body: `${sms.body} Get 10% off today.` }, []],
    ['authenticates without a code', { category: 'AUTHENTICATION' }, ['vars']],
    ['has a name with spaces', { providerTemplate: 'Kandil class' }, ['providerTemplate']],
    ['is too long', { body: `${'a'.repeat(900)} {course}, {link}` }, ['body']],
  ])('that %s', (_, but, fields) => {
    expect(fieldsOf({ ...whatsApp, ...but })).toEqual(fields)
  })
})

test('a mail has a subject and no category', () => {
  const mail = { channel: 'MAIL', header: null, dltEntity: null, providerTemplate: null } as const
  expect(fieldsOf(mail)).toEqual(['subject', 'category'])
  expect(fieldsOf({ ...mail, subject: 'Your class', category: null })).toEqual([])
})

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // € takes two places.
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['क'.repeat(70), 1],
  ['क'.repeat(71), 2],
  ['क'.repeat(135), 3],
  // One rupee sign makes the whole text one of 70.
  [`₹${'a'.repeat(70)}`, 2],
])('%s is as many SMS as the operators count: %i', (text, parts) => {
  expect(smsPartsOf(text)).toBe(parts)
})

test.each([
  ['Class 11 JEE Main', course, 'Class 11 JEE Main'],
  ['Class 12 Pass JEE Main and Advanced', course, 'Class 12 Pass JEE Main and Ad…'],
  ['482913', { name: 'code', type: 'NUMBER' as const, max: 6 }, '482913'],
  ['4829133', { name: 'code', type: 'NUMBER' as const, max: 6 }, undefined],
  ['soon', { name: 'code', type: 'NUMBER' as const, max: 6 }, undefined],
  ['1800-120-456-456', { name: 'tollFree', type: 'CALL_BACK_NUMBER' as const, max: 20 }, '1800-120-456-456'],
  ['call us', { name: 'tollFree', type: 'CALL_BACK_NUMBER' as const, max: 20 }, undefined],
  [`https://kandil.example/${'x'.repeat(200)}`, link, undefined],
])('%s as %o is %s', (value, variable, fitted) => {
  expect(fitValue(value, variable)).toBe(fitted)
})

test.each([
  ['PROMOTIONAL', 20, 59, false],
  ['PROMOTIONAL', 21, 0, true],
  ['PROMOTIONAL', 9, 59, true],
  ['PROMOTIONAL', 10, 0, false],
  ['MARKETING', 23, 0, true],
  ['SERVICE_IMPLICIT', 23, 0, false],
  [null, 23, 0, false],
] as const)('%s at %i:%i in India waits: %s', (category, hour, minute, waits) => {
  const at = fromIndia(2026, 11, { day: 21, minutes: hour * 60 + minute })
  expect(isQuietByLaw(category, '+919876543210', at)).toBe(waits)
  expect(isQuietByLaw(category, '+12125550123', at)).toBe(false)
})
