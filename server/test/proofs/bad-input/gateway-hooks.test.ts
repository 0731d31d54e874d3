// Requests with rules of their own, under the same hostile texts as all others: the gateway's webhook and its return
// address, and the callbacks of message vendors.
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../app.ts'
import { smsCallback, smsReport, whatsAppCallback, whatsAppStatus, whatsAppText } from '../../vendor-callbacks.ts'
import { notJson, notUtf8, unwantedJson } from './broken-json.ts'
import { faultIn } from './clean-response.ts'
import { strangeTexts } from './strange-texts.ts'

const app = await startTestApp()
afterAll(() => app.close())

const WEBHOOK = '/api/payment/juspay/webhook'
const CREDENTIALS = `Basic ${btoa('sandbox:sandbox-webhook-password')}`

/** Its answers have no body but for a word: what is wrong with one is its status or its time. */
async function hook(payload: string | Buffer, headers: Record<string, string> = {}) {
  const reply = await app.http.inject({
    method: 'POST',
    url: WEBHOOK,
    headers: { 'content-type': 'application/json', authorization: CREDENTIALS, ...headers },
    payload,
  })
  expect(reply.statusCode, payload.toString().slice(0, 200)).toBeLessThan(500)
  return reply.statusCode
}

const event = (id: unknown, orderId: unknown, name: unknown = 'ORDER_SUCCEEDED') =>
  JSON.stringify({ id, event_name: name, content: { order: { order_id: orderId } } })
const inboxSize = async () => (await app.pool.query('select from payments.inbox')).rowCount

describe('the webhook', () => {
  it('refuses what is no event, and keeps nothing of it', async () => {
    for (const text of [...notJson, ...notUtf8, ...unwantedJson]) expect(await hook(text)).toBe(400)
    const deep = `{"id":"evt_0","event_name":"E","content":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect([200, 400]).toContain(await hook(deep))
    await app.asOwner(`delete from payments.inbox where event_id = 'evt_0'`)
    for (const type of ['text/plain', 'application/xml', '']) await hook('{}', { 'content-type': type })
    expect(await inboxSize()).toBe(0)
  })

  it('refuses every request without the password', async () => {
    for (const authorization of ['', 'Basic', 'Basic Og==', 'Bearer x', CREDENTIALS.slice(0, -1), `${CREDENTIALS}=`])
      expect(await hook(event('evt_1', 'ord000000000000000000'), { authorization })).toBe(401)
    expect(await inboxSize()).toBe(0)
  })

  it('takes an event with any text in it once, or refuses it', async () => {
    for (const text of strangeTexts)
      for (const body of [
        event(text, text),
        event(`evt ${text}`, 'ord000000000000000000', text),
        event('evt_2', { text }),
      ]) {
        const first = await hook(body)
        expect([200, 400]).toContain(first)
        expect(await hook(body)).toBe(first)
      }
  })

  it('is not led to another address of the gateway by an order’s id', async () => {
    await hook(event('evt_3', '../customers/1?x='))
    await hook(event('evt_4', 'ord00000000000000000/'))
    const known = await app.pool.query(`select order_id from payments.inbox where event_id in ('evt_3', 'evt_4')`)
    expect(known.rows).toEqual([{ order_id: null }, { order_id: null }])
  })
})

describe.each([
  ['an SMS vendor’s callback', (body: string) => smsCallback(body)],
  ['a callback of WhatsApp', (body: string) => whatsAppCallback(body)],
] as const)('%s', (_, sign) => {
  const call = async (body: string, headers = sign(body).headers) => {
    const { url } = sign(body)
    const reply = await app.http.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload: body }) // prettier-ignore
    expect(reply.statusCode, body.slice(0, 200)).toBeLessThan(500)
    return reply.statusCode
  }

  it('that is not one is refused', async () => {
    for (const text of [...notJson, ...unwantedJson]) expect(await call(text)).toBe(400)
    const deep = `{"entry":${'['.repeat(100_000)}${']'.repeat(100_000)},"data":1}`
    expect([200, 400]).toContain(await call(deep))
  })

  it('without its secret is refused with any text', async () => {
    for (const text of strangeTexts)
      for (const value of [text.toWellFormed().replace(/[^\x20-\x7e]/g, ''), ''])
        expect(await call('{}', { authorization: value, 'x-hub-signature-256': value })).toBe(401)
  })

  it('may say anything', async () => {
    for (const text of strangeTexts)
      for (const body of [
        smsReport(text.toWellFormed(), '1'),
        JSON.stringify({ requestId: text, status: text }),
        JSON.stringify({ id: text, number: '919876543210', message: text }),
        JSON.stringify({ data: text }),
        whatsAppStatus(text, 'delivered'),
        whatsAppStatus('wamid.1', text),
        whatsAppText(text, '919876543210', text),
        whatsAppText('wamid.2', text, 'STOP'),
        JSON.stringify({ entry: [{ changes: text }, text, null, { changes: [{ value: { statuses: { text } } }] }] }),
      ])
        expect([200, 400]).toContain(await call(body))
  })
})

describe('the way back from the gateway', () => {
  it('leads to a page of ours with any text in it', async () => {
    for (const text of strangeTexts) {
      const value = encodeURIComponent(text.toWellFormed())
      const reply = await app.inject({
        url: `/api/payment/juspay/return?order_id=${value}&status=${value}&signature=${value}`,
      })
      const { statusCode: status, headers, payload } = reply
      if (status === 303) expect(headers.location).toMatch(/^\/(me|pay\/ord[0-9a-z]{18})/)
      else expect(faultIn({ status, headers, text: payload }), text).toBeUndefined()
    }
  })
})
