import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#server/test/sandbox.ts'
import { whatsappCloud } from './cloud-api.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const code = { to: '+919876543210', template: 'kandil_otp', lang: 'hi', values: ['482913'], code: '482913' }
const sender = (but: { token?: string; phoneId?: string } = {}) =>
  whatsappCloud({ url: `${sandbox.url}/whatsapp`, phoneId: '100000000000001', token: 'sandbox-whatsapp-token', ...but })

describe('a WhatsApp message', () => {
  it('arrives by its approved template, with the button that copies the code', async () => {
    expect(await sender().send(code)).toEqual({ providerId: expect.stringMatching(/^wamid\./) })
    expect(await sandbox.outbox(code.to)).toMatchObject([
      { channel: 'WHATSAPP', text: expect.stringContaining('482913 आपका Kandil कोड है।') },
    ])
  })

  it.each([
    ['a template nobody approved', { template: 'other' }, 'WhatsApp refused with 404, code 132001'],
    ['a language nobody approved', { lang: 'fr' }, 'WhatsApp refused with 404, code 132001'],
    ['a value too many', { values: ['482913', 'x'] }, 'WhatsApp refused with 400, code 132000'],
    ['a code without its button', { code: undefined }, 'WhatsApp refused with 400, code 131008'],
  ])('with %s is refused', async (_, wrong, sentence) => {
    await expect(sender().send({ ...code, ...wrong })).rejects.toThrow(sentence)
  })

  it('with another token or number is refused, and the error has neither', async () => {
    const faults = await Promise.all(
      [{ token: 'a-secret-token' }, { phoneId: '7' }].map((but) => sender(but).send(code).catch(String)),
    )
    expect(faults).toEqual(['Error: WhatsApp refused with 401, code 190', 'Error: WhatsApp refused with 400, code 100'])
  })

  it('that nobody takes is given up', async () => {
    await sandbox.knobs({ messageFault: 'HANG' })
    await expect(sender().send(code)).rejects.toThrow('no answer in time')
    await sandbox.resetKnobs()
  })
})
