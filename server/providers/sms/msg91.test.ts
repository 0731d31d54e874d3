import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#server/test/sandbox.ts'
import { msg91 } from './msg91.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const message = {
  to: '+919876543210',
  dltTemplateId: '1107170000000000011',
  text: 'as registered',
  values: { code: '482913', domain: 'kandil.example' },
}
const sender = (authKey = 'sandbox-sms-key') => msg91({ url: `${sandbox.url}/sms`, authKey })

describe('an SMS', () => {
  it('arrives as it was registered, with its values', async () => {
    expect(await sender().send(message)).toEqual({ providerId: expect.stringMatching(/^[0-9a-f]{24}$/) })
    const text =
      '482913 is your Kandil code. It works for 5 minutes. Do not share it with anyone. @kandil.example #482913'
    expect(await sandbox.outbox(message.to)).toMatchObject([{ channel: 'SMS', to: '+919876543210', text }])
  })

  it.each([
    ['an unregistered template', { dltTemplateId: '7' }, 'the SMS was refused with 400, code 211'],
    ['a value left out', { values: { code: '482913' } }, 'the SMS was refused with 400, code 400'],
    ['an invalid number', { to: '+9112' }, 'the SMS was refused with 400, code 202'],
  ])('with %s is refused', async (_, wrong, sentence) => {
    await expect(sender().send({ ...message, ...wrong })).rejects.toThrow(sentence)
  })

  it('with another key is refused, and the error has no key, number or code', async () => {
    const fault = await sender('a-secret-key').send(message).catch(String)
    expect(fault).toBe('Error: the SMS was refused with 401, code 401')
  })

  it('that the vendor does not answer is given up', async () => {
    await sandbox.knobs({ messageFault: 'HANG' })
    await expect(sender().send(message)).rejects.toThrow('no answer in time')
    await sandbox.knobs({ messageFault: 'ERROR' })
    await expect(sender().send(message)).rejects.toThrow('refused with 500')
    await sandbox.resetKnobs()
  })

  it('that was refused with status 200 is refused', async () => {
    const server = createServer((_, reply) =>
      reply.end('{"type":"error","message":"Template ID Missing or Invalid Template"}'),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // it listens on a port
    const other = msg91({ url: `http://127.0.0.1:${port}`, authKey: 'k' })
    await expect(other.send(message)).rejects.toThrow('the SMS was refused with 200')
    server.close()
  })
})
