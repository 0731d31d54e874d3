// Numbers of eight countries: how they are read, and by which channel a code reaches them.
import { afterAll, describe, expect, it } from 'vitest'
import { visitor } from '#server/platform/access/actor.ts'
import { masked } from '#server/platform/access/masked.ts'
import { startTestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { readPhone } from './read-phone.ts'

const app = await startTestApp()
afterAll(() => app.close())

let networks = 0
const aBrowser = () => app.browser(visitor, `10.77.${(networks += 1)}.1`)

describe('a number', () => {
  it.each([
    ['India', '98765 43210', undefined, '+919876543210'],
    ['India, with its zero', '098765-43210', '91', '+919876543210'],
    ['India, in Devanagari', '९८७६५४३२१०', '91', '+919876543210'],
    ['India, with its country', '+91 98765 43210', '971', '+919876543210'],
    ['the Emirates', '050 123 4567', '971', '+971501234567'],
    ['the Emirates, in Arabic digits', '٠٥٠١٢٣٤٥٦٧', '971', '+971501234567'],
    ['the Emirates, with its country', '+971 50 123 4567', undefined, '+971501234567'],
    ['Saudi Arabia', '0512345678', '966', '+966512345678'],
    ['Qatar', '3312 3456', '974', '+97433123456'],
    ['Kuwait', '5001 2345', '965', '+96550012345'],
    ['Bahrain', '3600 1234', '973', '+97336001234'],
    ['Oman', '9212 3456', '968', '+96892123456'],
    ['the United States', '(202) 555-0123', '1', '+12025550123'],
  ])('of %s is read', (_, phone, phoneCode, e164) => expect(readPhone({ phone, phoneCode })).toBe(e164))

  it.each([
    ['too short for India', '987654321', '91', 'Enter a 10-digit Indian mobile number.'],
    ['of a landline in India', '5876543210', undefined, 'Enter a 10-digit Indian mobile number.'],
    ['that is empty', '', '91', 'Enter a 10-digit Indian mobile number.'],
    ['of India under another country', '9876543210', '971', 'Enter a mobile number of the chosen country.'],
    ['too short for the Emirates', '05012345', '971', 'Enter a mobile number of the chosen country.'],
    ['of Canada', '4165550123', '1', 'Enter a mobile number of the chosen country.'],
    ['that is free to call', '8005551234', '1', 'Enter a mobile number of the chosen country.'],
    ['of another country', '+44 7911 123456', '91', 'Enter a mobile number of the chosen country.'],
    ['of India that is not strict', '+91 5876543210', undefined, 'Enter a mobile number of the chosen country.'],
    ['without digits', 'call me', '974', 'Enter a mobile number of the chosen country.'],
  ])('%s is refused', async (_, phone, phoneCode, sentence) => {
    const asked = aBrowser().client.accounts.preLoginVerification({ phone, phoneCode })
    await expect(asked).rejects.toMatchObject({ code: 'INVALID_INPUT', fieldErrors: { phone: sentence } })
  })

  it.each(['92', '999', '+44', 'IN'])('with the dial code %s is refused', async (phoneCode) => {
    const asked = aBrowser().client.accounts.preLoginVerification({ phone: '501234567', phoneCode })
    await expect(asked).rejects.toMatchObject({ fieldErrors: { phoneCode: 'Choose a country from the list.' } })
  })
})

describe('a family in the Emirates', () => {
  it('gets its code by WhatsApp, also when it asks for an SMS, and signs in', async () => {
    const { client } = aBrowser()
    const sent = await client.accounts.preLoginVerification({ phone: '050 765 4321', phoneCode: '+971' })
    expect(sent.channel).toBe('WHATSAPP')
    app.moveClock(30_000)
    const again = await client.accounts.resendLoginOtp({ verificationId: sent.verificationId, channel: 'SMS' })
    expect(again.channel).toBe('WHATSAPP')
    expect((await app.sandbox.outbox('+971507654321')).map(({ channel }) => channel)).toEqual(['WHATSAPP', 'WHATSAPP'])
    const otp = (await app.sandbox.lastOtp('+971507654321')) ?? ''
    const data = await client.accounts.verifyLoginOtp({ verificationId: sent.verificationId, otp })
    expect(data).toMatchObject({ isNewUser: true, phone: '+971507654321' })
    const { data: found } = await app.as(owner).staffHouseholds.list({ phone: '+971 50 765 4321' })
    expect(found).toMatchObject([{ id: data.accountId }])
    expect(JSON.stringify(found)).not.toContain('507654321')
  })

  it('is one household however it types the number', async () => {
    const ids = []
    for (const typed of [
      { phone: '0507654399', phoneCode: '971' },
      { phone: '+971 50 765 4399' },
      { phone: '\u202a00971 50–765–4399\u202c' },
    ]) {
      const { client } = aBrowser()
      const { verificationId } = await client.accounts.preLoginVerification(typed)
      const otp = (await app.sandbox.lastOtp('+971507654399')) ?? ''
      ids.push((await client.accounts.verifyLoginOtp({ verificationId, otp })).accountId)
      app.moveClock(60_000)
    }
    expect(new Set(ids).size).toBe(1)
  })

  it('books a demo with it', async () => {
    const { client } = aBrowser()
    const { verificationId, channel } = await client.otp.preBookingVerification({ phone: '33123456', phoneCode: '974' })
    expect(channel).toBe('WHATSAPP')
    const otp = (await app.sandbox.lastOtp('+97433123456')) ?? ''
    expect(await client.otp.verifyOtp({ verificationId, otp, purpose: 'BOOKING' })).toMatchObject({
      purpose: 'BOOKING',
    })
  })

  it('is masked for staff like any other', () => {
    expect(masked('+971507654321 and +12025550123')).toBe('+971•••••••321 and +1•••••••123')
  })
})
