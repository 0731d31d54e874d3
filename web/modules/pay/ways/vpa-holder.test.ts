import { describe, expect, it } from 'vitest'
import { paymentErrors } from '#core/modules/payments/errors.ts'
import { holderToConfirm } from './vpa-holder.server.ts'

const holder = () => Promise.resolve({ verified: true, customerName: 'R••• K•••' })
const never = () => new Promise<never>(() => {})

describe('the holder of a UPI ID', () => {
  it('is named before the first request', async () => {
    expect(await holderToConfirm({ vpa: 'ramesh@okbank', confirmedVpa: '' }, holder)).toBe('R••• K•••')
  })

  it('is not asked for again once the payer has confirmed the name', async () => {
    expect(await holderToConfirm({ vpa: 'ramesh@okbank', confirmedVpa: 'Ramesh@okbank' }, never)).toBeUndefined()
  })

  it('is asked for anew when the ID was changed after the name was shown', async () => {
    expect(await holderToConfirm({ vpa: 'ramesh@okbank', confirmedVpa: 'suresh@okbank' }, holder)).toBe('R••• K•••')
  })

  it('has no name at some banks, and the payment goes on', async () => {
    const nameless = () => Promise.resolve({ verified: true, customerName: null })
    expect(await holderToConfirm({ vpa: 'ramesh@okbank', confirmedVpa: '' }, nameless)).toBeUndefined()
  })

  it('does not exist for an ID that no bank knows', async () => {
    const unknown = () => Promise.resolve({ verified: false, customerName: null })
    await expect(holderToConfirm({ vpa: 'nobody@okbank', confirmedVpa: '' }, unknown)).rejects.toMatchObject({
      code: 'INVALID_VPA',
    })
  })

  it.each([
    ['is away', () => Promise.reject(paymentErrors.GATEWAY_AWAY())],
    ['does not answer in time', never],
  ])('stops no payment when the gateway %s', async (_, validate) => {
    expect(await holderToConfirm({ vpa: 'ramesh@okbank', confirmedVpa: '' }, validate, 1)).toBeUndefined()
  })

  it('is not sought past a refusal that is about something else', async () => {
    const refused = () => Promise.reject(paymentErrors.METHOD_NOT_AVAILABLE())
    await expect(holderToConfirm({ vpa: 'ramesh@okbank', confirmedVpa: '' }, refused)).rejects.toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
    })
  })
})
