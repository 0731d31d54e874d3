import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#server/test/sandbox.ts'
import { smtp } from './smtp.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const mail = { to: 'asha.rao+jee@example.co.in', subject: 'आपकी रसीद', html: '<p>₹999</p>', text: '₹999' }
const sender = (url = sandbox.smtpUrl) => smtp({ url, from: 'Kandil <care@kandil.example>' })

describe('a mail', () => {
  it('arrives in both its forms, in any script', async () => {
    expect(await sender().send(mail)).toEqual({ providerId: expect.stringMatching(/@kandil\.example>$/) })
    expect(await sandbox.outbox(mail.to)).toMatchObject([
      {
        channel: 'MAIL',
        to: mail.to,
        from: 'care@kandil.example',
        subject: 'आपकी रसीद',
        text: '₹999',
        html: '<p>₹999</p>',
      },
    ])
  })

  it('carries its files', async () => {
    const to = 'files@kandil.example'
    const content = new TextEncoder().encode('%PDF-1.7 இயக்கம்')
    await sender().send({ ...mail, to, attachments: [{ name: 'kandil.pdf', type: 'application/pdf', content }] })
    const [arrived] = await sandbox.outbox(to)
    expect(arrived?.attachments).toEqual([
      { name: 'kandil.pdf', type: 'application/pdf', base64: Buffer.from(content).toString('base64') },
    ])
  })

  // A mail library may read a group, a list or a header into an address, and send to somebody else.
  it.each([
    'p@y.in\r\nBcc: evil@z.in',
    'p@y.in\nBcc: evil@z.in',
    'p@y.in, evil@z.in',
    'p@y.in;evil@z.in',
    'p@y.in evil@z.in',
    'group: evil@z.in;',
    'Asha <p@y.in>',
    '<p@y.in>',
    '"p@y.in" <evil@z.in>',
    'p@y.in\0',
    'p@y',
    'p@@y.in',
    '@y.in',
    '',
    `${'x'.repeat(65)}@y.in`,
    'p@y.in(evil@z.in)',
  ])('to %j is refused before a connection is made', async (to) => {
    await expect(sender('smtp://127.0.0.1:9').send({ ...mail, to })).rejects.toThrow('not exactly one mail address')
  })

  it('with a header in its subject is refused', async () => {
    await expect(sender().send({ ...mail, subject: 'Receipt\r\nBcc: evil@z.in' })).rejects.toThrow('more than one line')
  })

  it('that the server does not take now is an error without the address in it', async () => {
    await sandbox.knobs({ mailFault: 'TRY_LATER' })
    expect(await sender().send(mail).catch(String)).toBe('Error: the mail was not taken: EMESSAGE 451')
    await sandbox.resetKnobs()
    expect(await sender('smtp://127.0.0.1:9').send(mail).catch(String)).toBe('Error: the mail was not taken: ESOCKET')
  })
})
