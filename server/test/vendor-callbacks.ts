// Callbacks as the vendors of messages send them, with their secrets.
import { createHmac } from 'node:crypto'

export interface Callback {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const SMS_CREDENTIALS = `Basic ${btoa('msg91:sandbox-sms-callback-password')}`
const APP_SECRET = 'sandbox-whatsapp-app-secret'

export function smsCallback(body: string, authorization = SMS_CREDENTIALS): Callback {
  return { url: '/api/notices/callbacks/sms', headers: { authorization }, body }
}

export function whatsAppCallback(body: string | Buffer, secret = APP_SECRET): Callback {
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return { url: '/api/notices/callbacks/whatsapp', headers: { 'x-hub-signature-256': signature }, body: String(body) }
}

/** MSG91's version 2: a form with the list in `data`. */
export function smsReport(requestId: string, status: string): string {
  const report = [{ date: '2026-11-21 18:01:00', number: '919876543210', status, desc: 'x' }]
  return `data=${encodeURIComponent(JSON.stringify([{ senderId: 'KANDIL', requestId, report, userId: '1' }]))}`
}

export function whatsAppStatus(id: string, status: string): string {
  return whatsAppValue({ statuses: [{ id, status, timestamp: '1795264260', recipient_id: '919876543210' }] })
}

export function whatsAppText(id: string, from: string, text: string): string {
  return whatsAppValue({ messages: [{ id, from: from.replace('+', ''), timestamp: '1795264260', type: 'text', text: { body: text } }] }) // prettier-ignore
}

function whatsAppValue(value: object): string {
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', ...value } }
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] })
}
