// The pages of a payment, as a family sees them: built, on a real database, with the sandbox's bank.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import type { Method } from '#core/modules/orders/paid-by.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan, type NewPlan } from '#server/modules/plans/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import type { TestApp } from '#server/test/app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '#server/test/pages.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let app: TestApp
beforeAll(async () => {
  app = await startTestAppWithPages()
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

let asha: AHousehold
let plan: NewPlan
beforeEach(async () => {
  asha = await aHousehold(app.ctx, { firstName: 'Asha' })
  plan = (await aSellablePlan(app.ctx, { price: rupees(24_999) })).plan
})

async function anOrder(): Promise<OrderId> {
  return (await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })).orderId
}

async function anOrderBeingPaid(method: Method = 'UPI_QR'): Promise<OrderId> {
  const orderId = await anOrder()
  await app.as(asha).payments.startPayment({ orderId, method })
  return orderId
}

/** Lets the payer and the bank end the payment, and waits until the product knows the result. */
async function ends(orderId: OrderId, how: Parameters<typeof app.sandbox.control>[1]): Promise<void> {
  await app.sandbox.control(orderId, how)
  await expect.poll(async () => (await app.as(asha).payments.getOrderStatus({ orderId })).status).not.toBe('PENDING')
}

async function open(url: string, who = asha) {
  return app.inject({ url, cookie: await app.cookieOf(who) })
}

/** The page’s heading, and all that it says, as text. */
async function read(url: string) {
  const { body, statusCode } = await open(url)
  const main = /<main[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? ''
  const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '')
  return { statusCode, heading, text: textOf(main), html: main, body }
}

function textOf(html: string): string {
  return html.replaceAll(/<!--.*?-->|<[^>]+>/gs, '').replaceAll('&#x27;', '’')
}

describe('the page that takes a payment', () => {
  it('names the buyer’s state in the language of the page', async () => {
    const statesOn = async (path: string) => (await read(`${path}?subscriptionPlanId=${plan.id}`)).html
    expect(await statesOn('/pay')).toContain('Maharashtra')
    expect(await statesOn('/hi/pay')).toContain('महाराष्ट्र')
    expect(await statesOn('/ta/pay')).toContain('மகாராஷ்டிரா')
  })

  it('names in its links nothing that the router asked for', async () => {
    const asked = encodeURIComponent('modules/pay/pay')
    const { statusCode, body } = await open(`/pay.data?subscriptionPlanId=${plan.id}&_routes=${asked}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('subscriptionPlanId')
    expect(body.match(/[^"]*_routes[^"]*/g)).toBeNull()
  })

  it('shows a PIN code with its state, which a family without one has to choose', async () => {
    const state = (html: string) => /<select[^>]*name="stateCode"[^>]*>.*?<\/select>/s.exec(html)?.[0] ?? ''
    const known = state((await open(`/pay?subscriptionPlanId=${plan.id}`)).body)
    expect(known).toMatch(/<option value="29" selected="">Karnataka</)
    await app.asOwner(`update accounts.account set state_code = null, pin_code = null where id = '${asha.accountId}'`)
    for (const path of ['/pay', '/ask']) {
      const { body } = await open(`${path}?subscriptionPlanId=${plan.id}`)
      expect(state(body)).toMatch(/<select[^>]* required=""/)
      expect(state(body)).toMatch(/<option value="" selected="">Choose a state</)
      expect(body).toMatch(/<script[^>]*src="[^"]*t0-pin/)
    }
  })

  it('leads to the plans where its address names nothing to buy', async () => {
    const reply = await open('/pay')
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/plans'])
  })
})

describe('the page after an account is deleted', () => {
  it('is not shown to anyone who has not asked for it', async () => {
    const reply = await open('/goodbye')
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/'])
  })
})

describe('the page of a payment', () => {
  it.each([
    ['authorization-failed', 'This payment did not complete', 'The bank did not approve this payment.', 'Try again, ₹24,999'],
    ['juspay-declined', 'This payment did not complete', 'The bank did not approve this payment.', 'Use another way'],
    ['authentication-failed', 'This payment did not complete', 'The bank could not confirm it was you.', 'Nothing was charged, as far as your bank tells us.'],
    ['capture-failed', 'This payment did not complete', 'It will be released in a few days.', 'Try again'],
    ['partial-charged', 'Paid ₹12,499.50 of ₹24,999', '₹12,499.50 did not reach us', 'Don’t pay again.'],
    ['wrong-currency', 'We are looking at this payment', 'The amount we received is different', 'Don’t pay again.'],
    ['auto-refunded', 'This payment was returned', '₹24,999 went back to where it came from.', 'Start again'],
  ] as const)('after %s says: %s', async (how, heading, sentence, next) => {
    const orderId = await anOrderBeingPaid()
    await ends(orderId, how)
    const page = await read(`/pay/${orderId}`)
    expect(page).toMatchObject({ statusCode: 200, heading })
    expect(page.text).toContain(sentence)
    expect(page.text).toContain(next)
    const { orders } = await app.as(asha).orders.listOrders({})
    expect(page.text).toContain(`Order${orders.find((each) => each.orderId === orderId)?.number}`)
  }) // prettier-ignore

  it('whose start was not answered says that nobody knows yet, and not to pay again', async () => {
    const orderId = await anOrder()
    await app.sandbox.knobs({ resetShare: 1, faultsOn: 'START_TXN', faultsWhen: 'BEFORE' }, orderId)
    const headers = { ...FORM, origin: app.ctx.settings.publicUrl }
    const cookie = await app.cookieOf(asha)
    const begun = await app.inject({ method: 'POST', url: `/pay/${orderId}/wait`, headers, cookie, body: 'x=1' })
    await app.sandbox.resetKnobs()
    expect([begun.statusCode, begun.headers['location']]).toEqual([302, `/pay/${orderId}/wait`])
    const page = await read(`/pay/${orderId}/wait`)
    expect(page.heading).toBe('We are asking the bank about your payment')
    expect(page.text).toMatch(
      /We do not know yet whether this payment has started. Please do not pay again before 6:10\spm\sIST./,
    )
    expect(page.text).toContain('If money was taken, the course opens by itself or the money returns to you.')
    expect(page.text).not.toContain('Nothing was charged')
    expect(page.html).not.toContain('Use another way')
    app.moveClock(31_000)
    expect((await open(`/pay/${orderId}/wait`)).headers['location']).toMatch(/^\/pay\?/)
  })

  it('of an order that is paid has the receipt, the tax in it, the invoice and nothing to pay', async () => {
    const orderId = await anOrderBeingPaid()
    await ends(orderId, 'approve')
    expect((await read(`/pay/${orderId}`)).text).toContain('The tax invoice will be here in a moment.')
    await app.runJobs()
    const { heading, text, html } = await read(`/pay/${orderId}`)
    expect(heading).toMatch(/^You are enrolled in /)
    // ₹24,999 with 18% in it is ₹21,185.59 and ₹3,813.41.
    for (const part of ['₹24,999', '₹21,185.59', 'UPI QR code', 'Download invoice']) expect(text).toContain(part)
    expect(html).not.toContain(`/pay?`)
    const pdf = await open(`/pay/${orderId}/invoice.pdf`)
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="kandil-kd-26-27-\d{6}\.pdf"$/)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('of a payment nobody knows the end of never asks to pay twice, until ten minutes are over', async () => {
    const orderId = await anOrderBeingPaid()
    app.moveClock(12 * MINUTE)
    const unknown = await read(`/pay/${orderId}`)
    expect(unknown.heading).toBe('We are checking with your bank')
    expect(unknown.text).toContain('Don’t pay again.')
    expect(unknown.html).not.toContain('/pay?')
    const warned = await read(`/pay/${orderId}?unpaid=1`)
    expect(warned.text).toContain('Paying again could charge you twice')
    expect(warned.html).toContain(`/pay?subscriptionPlanId=${plan.id}`)
    app.moveClock(10 * MINUTE)
    expect((await read(`/pay/${orderId}`)).text).toContain('No money left: pay again')
  })

  it('says that money which came for a second order goes back', async () => {
    const first = await anOrderBeingPaid()
    app.moveClock(14 * MINUTE)
    const second = await anOrderBeingPaid()
    await ends(second, 'approve')
    await ends(first, 'approve')
    const { heading, text } = await read(`/pay/${first}`)
    expect(heading).toBe('You are already enrolled in this course!')
    expect(text).toContain('₹24,999 is on its way back to where it came from.')
    const later = async () => {
      app.moveClock(11 * MINUTE)
      await app.runJobs()
      return (await read(`/pay/${first}`)).text
    }
    await expect.poll(later).toContain('₹24,999 went back to where it came from.')
  })

  it('says that money which came a day late goes back', async () => {
    const orderId = await anOrderBeingPaid()
    app.moveClock(DAY + 16 * MINUTE)
    await ends(orderId, 'approve')
    expect((await read(`/pay/${orderId}`)).heading).toBe('This payment came too late')
  })

  it('says that an order has ended, or was replaced', async () => {
    const orderId = await anOrder()
    app.moveClock(14 * MINUTE)
    const newer = await anOrder()
    expect((await read(`/pay/${orderId}`)).heading).toBe('A newer order replaced this one')
    app.moveClock(16 * MINUTE)
    await app.runJob('orders.expire')
    expect((await read(`/pay/${newer}`)).heading).toBe('This order has ended')
  })

  it('leads to what there is to do: to the payment page before it is begun, to the wait while it is under way', async () => {
    const orderId = await anOrder()
    expect((await open(`/pay/${orderId}`)).headers['location']).toBe(`/pay?subscriptionPlanId=${plan.id}`)
    await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    expect((await open(`/pay/${orderId}?st=success&orderId=${orderId}`)).headers['location']).toBe(
      `/pay/${orderId}?back=${app.now()}`,
    )
    expect((await open(`/pay/${orderId}`)).headers['location']).toBe(`/pay/${orderId}/wait`)
  })

  it('is nobody else’s, and has a page that says so', async () => {
    const orderId = await anOrderBeingPaid()
    const ravi = await aHousehold(app.ctx)
    for (const url of [`/pay/${orderId}`, `/pay/${orderId}/wait`, '/pay/ord00000000000000000a', '/pay/nonsense']) {
      const reply = await open(url, ravi)
      expect([url, reply.statusCode]).toEqual([url, 404])
      expect(reply.body).toContain('We cannot find this payment')
    }
    const stranger = await app.inject({ url: `/pay/${orderId}`, cookie: await app.cookieOf(visitor) })
    expect(stranger.headers['location']).toBe(`/login?returnTo=${encodeURIComponent(`/pay/${orderId}`)}`)
  })

  it('tries again by the same way, at the same price, by a plain form', async () => {
    const orderId = await anOrderBeingPaid()
    await ends(orderId, 'authorization-failed')
    const reply = await app.inject({
      method: 'POST',
      url: `/pay/${orderId}`,
      cookie: await app.cookieOf(asha),
      headers: { ...FORM, host: 'kandil.example', origin: 'http://kandil.example' },
      body: '',
    })
    expect(reply.headers['location']).toBe(`/pay/${orderId}/wait?go=1`)
    expect((await read(`/pay/${orderId}/wait`)).heading).toBe('Scan with any UPI app')
  })
})

describe('the page that waits', () => {
  it('says what to approve, until when, and what not to do; without JavaScript it loads itself again', async () => {
    const orderId = await anOrderBeingPaid()
    const { heading, text, html } = await read(`/pay/${orderId}/wait`)
    expect(heading).toBe('Scan with any UPI app')
    expect(text).toContain('Approve ₹24,999 to Kandil Learning.')
    expect(text).toMatch(/10:00.*Request ends at \d+:\d\d\u00a0[ap]m\u00a0IST/)
    expect(text).toContain('Don’t pay again.')
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="5;url=/pay/${orderId}/wait"/></noscript>`)
  })

  it('goes on to the bank’s own page the first time, and links to it after that', async () => {
    const orderId = await anOrderBeingPaid('CARD')
    const onward = `http-equiv="refresh" content="0;url=${app.sandbox.url}/`
    expect((await read(`/pay/${orderId}/wait?go=1`)).body).toContain(onward)
    const again = await read(`/pay/${orderId}/wait`)
    expect(again.body).not.toContain(onward)
    expect(again.html).toContain(`href="${app.sandbox.url}/`)
  })

  it('opens to the truth, however long the tab was away', async () => {
    const orderId = await anOrderBeingPaid()
    await ends(orderId, 'approve')
    expect((await open(`/pay/${orderId}/wait?st=failed&orderId=${orderId}`)).headers['location']).toBe(`/pay/${orderId}/wait?back=${app.now()}`)
    expect((await open(`/pay/${orderId}/wait`)).headers['location']).toBe(`/pay/${orderId}`)
  }) // prettier-ignore
})

describe('the account of a family', () => {
  it('lists its orders, each with its state and what can be done', async () => {
    const paid = await anOrderBeingPaid()
    await ends(paid, 'approve')
    const { plan: other } = await aSellablePlan(app.ctx, { price: rupees(9_999) })
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: other.id })
    const { text, html } = await read('/me?tab=orders')
    expect(text).toContain('Paid')
    expect(html).toContain(`href="/pay/${paid}/invoice.pdf"`)
    expect(text).toContain('Not paid yet')
    expect(html).toContain(`href="/pay/${orderId}/wait"`)
  })

  it('says that nothing was bought, and that the wallet is empty', async () => {
    expect((await read('/me?tab=orders')).text).toContain('You have not bought anything yet.')
    expect((await read('/me?tab=wallet')).text).toContain('₹0')
  })

  const SENTENCES = [
    ['', 'Enter at most 60 characters.'],
    ['/hi', 'ज़्यादा से ज़्यादा 60 अक्षर लिखिए।'],
    ['/ta', 'அதிகபட்சம் 60 எழுத்துகளை உள்ளிடுங்கள்.'],
  ]

  it('keeps a changed profile, by plain forms', async () => {
    const browser = app.browser(asha)
    const send = (fields: Record<string, string>, url = '/me?tab=profile') =>
      browser.send({
        method: 'POST',
        url,
        headers: { ...FORM, host: 'kandil.example', origin: 'http://kandil.example' },
        body: new URLSearchParams(fields).toString(),
      })
    const person = { part: 'person', firstName: 'Ishaan', lastName: '', email: 'i@example.in', pinCode: '411001' }
    expect((await send(person)).headers['location']).toBe('/me?tab=profile&saved=person')
    expect(await browser.client.accounts.getLoginData({})).toMatchObject({
      firstName: 'Ishaan',
      email: 'i@example.in',
      stateCode: '27',
    })
    expect((await send({ ...person, pinCode: '900056', stateCode: '' })).body).toContain('Choose a state.')
    const refused = await send({ ...person, pinCode: '12' })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Enter a 6-digit PIN code.')
    const tooLong = { ...person, firstName: 'x'.repeat(61) }
    for (const [language, sentence] of SENTENCES)
      expect((await send(tooLong, `${language}/me?tab=profile`)).body).toContain(sentence)
    await send({ part: 'studies', grade: '8', board: 'cbse', target: 'school', language: 'ta' })
    const { studentInfo } = await browser.client.accounts.getLoginData({})
    expect(studentInfo.language).toBe('ta')
  })

  it('takes the state of a PIN code from who chose it, and else from the PIN code, without the script', async () => {
    const browser = app.browser(asha)
    const headers = { ...FORM, host: 'kandil.example', origin: 'http://kandil.example' }
    const url = '/me?tab=profile'
    let drawn = (await open(url)).body
    const send = async (changes: Record<string, string>) => {
      const body = new URLSearchParams({ ...placeDrawnIn(drawn), part: 'person', ...changes }).toString()
      const reply = await browser.send({ method: 'POST', url, headers, body })
      drawn = reply.statusCode === 302 ? (await open(url)).body : reply.body
      const { pinCode, stateCode } = await browser.client.accounts.getLoginData({})
      return [pinCode, stateCode]
    }
    expect(await send({ pinCode: '' })).toEqual([null, null])
    expect(await send({ stateCode: '29' })).toEqual([null, '29'])
    expect(await send({ pinCode: '411001' })).toEqual(['411001', '27'])
    // The state that is still shown belongs to the PIN code before.
    expect(await send({ pinCode: '246701' })).toEqual(['246701', '09'])
    expect(await send({ stateCode: '05' })).toEqual(['246701', '05'])
    // In two states, and of the army, which is in none.
    expect(await send({ pinCode: '533464' })).toEqual(['246701', '05'])
    expect(drawn).toContain('Choose a state.')
    expect(placeDrawnIn(drawn)).toMatchObject({ pinCode: '533464', stateCode: '' })
    expect(await send({ stateCode: '34' })).toEqual(['533464', '34'])
    expect(await send({ pinCode: '900056', stateCode: '07' })).toEqual(['900056', '07'])
    expect(await send({ pinCode: '411 001', firstName: 'x'.repeat(61) })).toEqual(['900056', '07'])
    expect(await send({})).toEqual(['411001', '27'])
  })
})

/** The values that the fields of a PIN code and its state send as they were drawn, those that nobody sees among them. */
function placeDrawnIn(html: string): Record<string, string> {
  const fields = /<div[^>]* data-pin[\s\S]*?<\/select>(?:<\/div>)*(?:<input[^>]*>)*/.exec(html)?.[0] ?? ''
  const named = [...fields.matchAll(/<input[^>]*>/g)].map(([input]) => [
    / name="(\w+)"/.exec(input)?.[1] ?? '',
    / value="([^"]*)"/.exec(input)?.[1] ?? '',
  ])
  const stateCode = /<option value="(\d*)" selected/.exec(fields)?.[1] ?? ''
  return { ...(Object.fromEntries(named) as Record<string, string>), stateCode }
}
