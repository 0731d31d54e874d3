import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { isStopWord } from '#core/modules/notices/stop-words.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { smsCallback, whatsAppCallback, whatsAppText } from '#server/test/vendor-callbacks.ts'
import { notify, type NoticeDraft } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const everything = { PAYMENTS: ['SMS', 'WHATSAPP'], CLASSES: ['SMS', 'WHATSAPP'], REPORTS: ['WHATSAPP'], OFFERS: ['SMS', 'WHATSAPP'] } as const // prettier-ignore
const own = ({ accountId, learnerId }: AHousehold) => app.as({ kind: 'household', accountId, learnerId }).profiles

/** It has agreed to offers and to WhatsApp, and chosen both channels for everything. */
async function aFamily(): Promise<AHousehold> {
  const home = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 })
  await someConsents(app.ctx, { ...home, purposes: ['WHATSAPP', 'PARENT_MARKETING'] })
  await choose(home)
  return home
}
async function choose(home: AHousehold): Promise<void> {
  const { PAYMENTS, CLASSES, REPORTS, OFFERS } = everything
  const channels = { PAYMENTS: [...PAYMENTS], CLASSES: [...CLASSES], REPORTS: [...REPORTS], OFFERS: [...OFFERS] }
  await own(home).setPreferences({ channels, quietFrom: 1260, quietTill: 480, mayCall: true, lang: null })
}

async function write(phone: string, text: string, id: string, by: 'SMS' | 'WHATSAPP' = 'WHATSAPP') {
  const sms = JSON.stringify({ id, number: phone.replace('+', ''), message: text })
  const callback = by === 'SMS' ? smsCallback(sms) : whatsAppCallback(whatsAppText(id, phone, text))
  expect((await app.inject({ method: 'POST', ...callback })).statusCode).toBe(200)
  await app.runJobs()
}

const confirmations = async (phone: string) =>
  (await app.sandbox.outbox(phone)).filter(({ text }) => text.startsWith('You get no more offers from Kandil'))
const tell = (to: NoticeDraft['to'], but: Partial<NoticeDraft>) =>
  app.ctx.db.transaction().execute(
    (tx) =>
    notify(app.ctx, tx, { to, type: 'class-soon', key: `offer ${app.ctx.newId('tst')}`, purpose: 'OFFERS', values: { course: 'Optics', time: '7:00 pm' }, link: '/me', ...but }), // prettier-ignore
  )

describe('STOP on WhatsApp', () => {
  it('ends offers there and nothing else, and is confirmed there once', async () => {
    const home = await aFamily()
    await write(home.phone, 'STOP', 'wamid.1')
    await write(home.phone, 'STOP', 'wamid.1')
    await write(home.phone, ' Stop. ', 'wamid.2')
    const { channels, mayCall } = await own(home).getPreferences({})
    expect({ channels, mayCall }).toEqual({ channels: { ...everything, OFFERS: ['SMS'] }, mayCall: true })
    expect((await confirmations(home.phone)).map(({ channel }) => channel)).toEqual(['WHATSAPP'])
    await tell({ accountId: home.accountId }, {})
    await app.runJobs()
    const offers = (await app.sandbox.outbox(home.phone)).filter(({ text }) => text.includes('Optics'))
    expect(offers.map(({ channel }) => channel)).toEqual(['SMS'])
  })

  it('is confirmed again when offers were chosen again in between', async () => {
    const home = await aFamily()
    await write(home.phone, 'STOP', 'wamid.3')
    await choose(home)
    await write(home.phone, 'STOP', 'wamid.4')
    expect((await own(home).getPreferences({})).channels.OFFERS).toEqual(['SMS'])
    expect(await confirmations(home.phone)).toHaveLength(2)
  })

  it('of a household that has chosen nothing is confirmed once too', async () => {
    const home = await aHousehold(app.ctx)
    await write(home.phone, 'STOP', 'wamid.5')
    await write(home.phone, 'STOP', 'wamid.6')
    expect(await confirmations(home.phone)).toHaveLength(1)
  })
})

it('STOP by SMS from a number without a household ends offers to it', async () => {
  const phone = '+919811100011'
  await write(phone, 'रोकें', 'in-1', 'SMS')
  await write(phone, 'रोकें', 'in-2', 'SMS')
  expect((await confirmations(phone)).map(({ channel }) => channel)).toEqual(['SMS'])
  await tell({ phone }, { channels: ['SMS'] })
  await tell({ phone }, { channels: ['WHATSAPP'] })
  await app.runJobs()
  const offers = (await app.sandbox.outbox(phone)).filter(({ text }) => text.includes('Optics'))
  expect(offers.map(({ channel }) => channel)).toEqual(['WHATSAPP'])
})

it('other words end nothing', async () => {
  const home = await aFamily()
  for (const text of ['Please do not stop', 'stopp', 'START', '', 'बंद']) await write(home.phone, text, `wamid ${text}`)
  expect((await own(home).getPreferences({})).channels).toEqual(everything)
  expect(await confirmations(home.phone)).toEqual([])
})

it.each([
  ['en', 'STOP'],
  ['hi-Latn', 'Roko'],
  ['hi', 'रोकें'],
  ['kn', 'ನಿಲ್ಲಿಸಿ'],
  ['mr', 'थांबवा'],
  ['ta', 'நிறுத்து'],
  ['te', 'ఆపండి'],
  ['bn', 'থামান'],
] as const)('in %s the word is %s', (lang, word) => {
  expect(LANGUAGES).toContain(lang)
  expect([word, ` ${word}! `, word.normalize('NFD')].map(isStopWord)).toEqual([true, true, true])
})
