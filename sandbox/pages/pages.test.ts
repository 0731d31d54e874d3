// The payer's and the tester's pages, as a browser without JavaScript uses them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBank, type TestBank } from '../test/shop.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})
afterAll(() => bank.close())

const good = { number: '4111 1111 1111 1111', expiry: '12/30', cvv: '123', name: 'Asha Rao' }

async function cardOrder() {
  const orderId = await bank.order()
  const { payment_links } = await bank.read(orderId)
  return { orderId, web: payment_links.web }
}

/** As far as the bank's question for the password. */
async function atTheBank(number = good.number) {
  const { orderId, web } = await cardOrder()
  const { status, location } = await bank.page(web, { ...good, number })
  expect(status).toBe(303)
  return { orderId, question: location }
}

describe('the card page', () => {
  it('leads over the bank’s question back to the shop, paid and signed', async () => {
    const { orderId, question } = await atTheBank()
    expect((await bank.page(question)).text).toContain('One-time password')
    const { status, location } = await bank.page(question, { otp: '123456' })
    expect(status).toBe(303)
    expect(location).toContain(`https://shop.example/back?order_id=${orderId}&status=CHARGED&status_id=21&signature=`)
    expect(await bank.read(orderId)).toMatchObject({
      status: 'CHARGED',
      card: { last_four_digits: '1111', card_isin: '411111' },
    })
  })

  it.each([
    ['a wrong card number', { number: '4111 1111 1111 1112' }, 'This card number is not right.'],
    ['an old card', { expiry: '01/20' }, 'expired'],
    ['an impossible month', { expiry: '13/30' }, 'expired'],
    ['no CVV', { cvv: '' }, 'The CVV is three or four digits.'],
  ])('says so of %s', async (_, wrong, sentence) => {
    const { web } = await cardOrder()
    const { status, text } = await bank.page(web, { ...good, ...wrong })
    expect(status).toBe(400)
    expect(text).toContain(sentence)
  })

  it.each([
    ['4000000000000002', 'AUTHORIZATION_FAILED'],
    ['4000000000000010', 'JUSPAY_DECLINED'],
    ['4000000000000028', 'CAPTURE_FAILED'],
    ['4000000000000036', 'NOT_FOUND'],
    ['4000000000000044', 'HELD_BY_BANK'],
    ['4000000000000051', 'PARTIAL_CHARGED'],
    ['4000000000000085', 'AUTO_REFUNDED'],
    ['4000000000000101', 'AUTHORIZING'],
    ['5555555555554444', 'CHARGED'],
    ['6521111111111110', 'CHARGED'],
  ])('with the magic card %s ends as %s', async (number, status) => {
    const { orderId, question } = await atTheBank(number)
    await bank.page(question, { otp: '123456' })
    expect(await bank.read(orderId)).toMatchObject({ status })
  })

  it('takes three wrong passwords, then fails', async () => {
    const { orderId, question } = await atTheBank()
    for (const _ of [1, 2]) expect((await bank.page(question, { otp: '000000' })).text).toContain('Try again.')
    expect((await bank.page(question, { otp: '000000' })).location).toContain('status=AUTHENTICATION_FAILED')
    expect(await bank.read(orderId)).toMatchObject({ status: 'AUTHENTICATION_FAILED' })
  })

  it('can be left: the shop hears that nothing was paid', async () => {
    const { orderId, question } = await atTheBank()
    expect((await bank.page(question, { otp: '', cancel: 'yes' })).location).toContain(
      `order_id=${orderId}&status=AUTHENTICATION_FAILED`,
    )
  })
})

describe('the other payer’s pages', () => {
  const upi = { payment_method_type: 'UPI', payment_method: 'UPI', txn_type: 'UPI_QR', format: 'json' }
  const netbanking = { payment_method_type: 'NB', payment_method: 'NB_SBI' }
  const wallet = { payment_method_type: 'WALLET', payment_method: 'MOBIKWIK' }
  const begin = async (form: Record<string, string>) => {
    const orderId = await bank.order()
    const { body } = await bank.api('POST', '/txns', { order_id: orderId, ...form })
    return { orderId, url: body.payment.authentication.url }
  }

  it('a UPI app shows whom and how much, and pays on approval, once', async () => {
    const { orderId, url } = await begin(upi)
    const { text } = await bank.page(url)
    for (const each of ['Kandil Learning', '₹999.50', 'Approve', 'Decline']) expect(text).toContain(each)
    expect((await bank.page(url, { outcome: 'approve' })).text).toContain('Paid.')
    await bank.page(url, { outcome: 'decline' })
    expect(await bank.read(orderId)).toMatchObject({ status: 'CHARGED' })
  })

  it.each([
    ['netbanking', netbanking, 'State Bank of India'],
    ['a wallet', wallet, 'MobiKwik'],
  ])('%s leads back to the shop', async (_, form, name) => {
    const { orderId, url } = await begin(form)
    expect((await bank.page(url)).text).toContain(name)
    expect((await bank.page(url, { outcome: 'juspay-declined' })).location).toContain(
      `order_id=${orderId}&status=JUSPAY_DECLINED`,
    )
  })

  it('answer 404 for what does not exist', async () => {
    for (const path of [
      '/pay/upi/none',
      '/pay/3ds/none',
      '/juspay/merchant/pay/none',
      '/orders/none',
      '/outbox/none',
      '/pay/none/none',
    ])
      expect((await bank.page(path)).status).toBe(404)
  })
})

describe('the tester’s pages', () => {
  it('show who is waited for, and let the tester decide', async () => {
    const orderId = await bank.order()
    await bank.api('POST', '/txns', {
      order_id: orderId,
      payment_method_type: 'UPI',
      payment_method: 'UPI',
      txn_type: 'UPI_QR',
    })
    expect((await bank.page('/')).text).toContain(`/orders/${orderId}/approve`)
    expect((await bank.page(`/orders/${orderId}/decline`, {})).location).toBe(`/orders/${orderId}`)
    expect((await bank.page(`/orders/${orderId}`)).text).toContain('AUTHENTICATION_FAILED')
  })

  it('say on each that the money is not real', async () => {
    const { web } = await cardOrder()
    for (const path of ['/', '/outbox', '/knobs', web]) expect((await bank.page(path)).text).toContain('no real money')
  })

  it('do not let what the shop sent become part of the page', async () => {
    const orderId = await bank.order({ description: '<script>alert(1)</script>' })
    expect((await bank.page(`/orders/${orderId}`)).text).not.toContain('<script>')
  })

  it('set knobs, and say which cannot be set so', async () => {
    expect((await bank.page('/knobs', { webhookCopies: '2' })).status).toBe(303)
    expect((await bank.json('GET', '/knobs.json')).body).toMatchObject({ webhookCopies: 2 })
    expect((await bank.page('/knobs', { timeoutShare: '2' })).text).toContain('timeoutShare cannot be set')
    expect(await bank.json('POST', '/knobs', { nothing: 1 })).toMatchObject({ status: 400 })
    expect((await bank.json('DELETE', '/knobs.json')).body).toMatchObject({ webhookCopies: 1 })
  })
})
