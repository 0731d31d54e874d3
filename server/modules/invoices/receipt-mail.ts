// The receipt as a mail: one narrow column, no images, and the same in plain text.
import { PRODUCT } from '#core/kernel/product.ts'
import { showMoney } from '#core/kernel/money.ts'
import { showDate, showTime } from '#core/kernel/time.ts'
import { inLanguage, type LocalisedText } from '#core/taxonomy/language.ts'
import type { KnownOrder } from '#server/modules/orders/index.ts'
import type { Mail } from '#server/providers/mail/port.ts'
import type { KnownInvoice } from './store.ts'

interface Wording {
  readonly subject: (course: string) => string
  readonly price: string
  readonly coupon: string
  readonly paid: string
  readonly on: string
  readonly order: string
  readonly invoice: string
  readonly tax: string
  readonly open: string
}

const english: Wording = {
  subject: (course) => `Receipt for ${course}`,
  price: 'Price',
  coupon: 'Coupon',
  paid: 'You paid',
  on: 'On',
  order: 'Order',
  invoice: 'Tax invoice',
  tax: 'GST 18% included',
  open: 'Open your order and download the invoice',
}

const hindi: Wording = {
  subject: (course) => `${course} की रसीद`,
  price: 'कीमत',
  coupon: 'कूपन',
  paid: 'आपने दिए',
  on: 'कब',
  order: 'ऑर्डर',
  invoice: 'टैक्स इनवॉइस',
  tax: '18% GST शामिल',
  open: 'ऑर्डर खोलें और इनवॉइस डाउनलोड करें',
}

/** `heading` says what has come of the payment. */
export function receiptMail(
  order: KnownOrder,
  heading: LocalisedText,
  invoice: KnownInvoice | undefined,
  link: string,
): Omit<Mail, 'to'> {
  const lang = order.lang === 'hi' ? 'hi' : 'en'
  const words = { ...(lang === 'hi' ? hindi : english), heading: inLanguage(heading, lang).text }
  const rows = rowsOf(order, invoice, words)
  return {
    subject: words.subject(order.title),
    text: [
      PRODUCT.name,
      words.heading,
      order.title,
      '',
      ...rows.map(([name, value]) => `${name}: ${value}`),
      '',
      words.open,
      link,
    ].join('\n'),
    html: htmlOf({ lang: order.lang, words, title: order.title, rows, link }),
  }
}

function rowsOf(order: KnownOrder, invoice: KnownInvoice | undefined, words: Wording): [string, string][] {
  const paidAt = order.paidAt ?? order.createdAt
  return [
    [words.price, showMoney(order.originalPrice)],
    ...(order.couponCode === null
      ? []
      : [[`${words.coupon} ${order.couponCode}`, `− ${showMoney(order.discount)}`] as [string, string]]),
    [words.paid, showMoney(order.amount)],
    [words.on, `${showDate(paidAt, order.lang)}, ${showTime(paidAt)}`],
    [words.order, order.id],
    ...(invoice ? [[words.invoice, `${invoice.number} (${words.tax})`] as [string, string]] : []),
  ]
}

interface ReceiptMail {
  readonly lang: string
  readonly words: Wording & { readonly heading: string }
  readonly title: string
  readonly rows: readonly [string, string][]
  readonly link: string
}

function htmlOf({ lang, words, title, rows, link }: ReceiptMail): string {
  const cells = rows.map(
    ([name, value]) => `<tr><td style="${NAME}">${escape(name)}</td><td style="${VALUE}">${escape(value)}</td></tr>`,
  )
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body style="${BODY}">
<p style="font-weight:700;font-size:20px">${PRODUCT.name}</p>
<h1 style="font-size:24px;margin:24px 0 4px">${escape(words.heading)}</h1><p style="margin:0 0 16px">${escape(title)}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${cells.join('')}</table>
<p style="margin:24px 0"><a href="${escape(link)}" style="${BUTTON}">${escape(words.open)}</a></p></body></html>`
}

const BODY =
  'font:16px/1.6 system-ui,sans-serif;color:#1C1A24;background:#FBF8F2;max-width:480px;margin:auto;padding:24px'
const NAME = 'padding:8px 0;border-top:1px solid #DED6C6;color:#4A4656'
const VALUE = 'padding:8px 0;border-top:1px solid #DED6C6;text-align:right;font-weight:600'
const BUTTON =
  'background:#0B5A63;color:#FFFFFF;padding:12px 20px;border-radius:14px;text-decoration:none;display:inline-block'

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
