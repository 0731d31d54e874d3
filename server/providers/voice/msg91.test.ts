import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#server/test/sandbox.ts'
import { msg91Voice } from './msg91.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const call = { to: '+919876543210', template: 'kandil_code_call_en', values: { code: '482913' } }
const caller = (authKey = 'sandbox-voice-key', callerId = '911140000000') =>
  msg91Voice({ url: `${sandbox.url}/voice`, authKey, callerId })

describe('a call', () => {
  it('reads the approved text with its values', async () => {
    const { providerId } = await caller().call(call)
    const text = 'Hello. Your Kandil code is 482913. Once more: 482913. Do not share it with anyone.'
    expect(await sandbox.outbox(call.to)).toMatchObject([{ channel: 'VOICE', to: call.to, text, providerId }])
  })

  it.each([
    ['an unknown template', caller, { template: 'other' }, 'the call was refused with 400, code 404'],
    ['a value left out', caller, { values: {} }, 'the call was refused with 400, code 400'],
    ['another key', () => caller('a-secret-key'), {}, 'the call was refused with 401, code 401'],
    ['a caller that was not checked', () => caller(undefined, '911140000009'), {}, 'the call was refused with 400, code 403'], // prettier-ignore
  ])('with %s is refused, and the error has no key, number or code', async (_, make, wrong, sentence) => {
    expect(
      await make()
        .call({ ...call, ...wrong })
        .catch(String),
    ).toBe(`Error: ${sentence}`)
  })

  it('that the vendor does not answer is given up', async () => {
    await sandbox.knobs({ callFault: 'HANG' })
    await expect(caller().call(call)).rejects.toThrow('no answer in time')
    await sandbox.resetKnobs()
  })
})
