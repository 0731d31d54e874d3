// The invoice on paper: everything Rule 46 asks for, on one page. Loaded only when somebody asks for one.
import { createElement as h, type ReactElement } from 'react'
import { Path, StyleSheet, Svg, Text, View, type TextProps } from '@react-pdf/renderer'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { PRODUCT } from '#core/kernel/product.ts'
import { showDate, type Instant } from '#core/kernel/time.ts'
import { showPhone } from '#core/taxonomy/phone.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import { drawPage } from '#server/platform/print/draw-page.ts'
import type { CreditContent, InvoiceContent } from './content.ts'
import type { StoredCreditNote } from './credit-note-store.ts'
import type { StoredInvoice } from './store.ts'

/** One A4 page as PDF. */
export async function invoicePdf(invoice: StoredInvoice): Promise<Uint8Array> {
  const { content } = invoice
  return onOnePage(
    { ...invoice, name: 'Tax invoice' },
    lines(content),
    taxes(content, 'Paid'),
    closing(content, PRICES),
  )
}

/** The note that answers an invoice: what Rule 53 asks for. */
export async function creditNotePdf(note: StoredCreditNote): Promise<Uint8Array> {
  const { content } = note
  return onOnePage(
    { ...note, name: 'Credit note' },
    creditLines(note),
    taxes(content, 'Credited'),
    closing(content, CREDITS),
  )
}

const PRICES =
  'Prices include GST. Issued by computer; valid without a signature under Rule 46 of the CGST Rules, 2017.'
const CREDITS =
  'Credit note under section 34 of the CGST Act, 2017. Issued by computer; valid without a signature under Rule 53 of the CGST Rules, 2017.'

interface Paper {
  readonly name: string
  readonly number: string
  readonly issuedAt: Instant
  readonly orderId: string
  readonly content: CreditContent
}

function onOnePage(paper: Paper, ...body: ReactElement[]): Promise<Uint8Array> {
  const { name, number, orderId, content } = paper
  return drawPage({
    title: `${name} ${number}`,
    author: content.seller.name,
    style: styles.page,
    content: [heading(paper), parties(content), ...body],
    instead: `Order ${content.orderNumber ?? orderId}`,
  })
}

function heading({ name, number, issuedAt, orderId, content }: Paper): ReactElement {
  const { orderNumber, bankReference } = content
  return h(
    View,
    { style: styles.heading },
    h(
      View,
      {},
      h(View, { style: styles.brand }, lantern(), h(Text, { style: styles.brandName }, PRODUCT.name)),
      h(Text, { style: styles.title }, name),
    ),
    h(
      View,
      { style: styles.right },
      h(Text, { style: styles.strong }, number),
      h(Text, {}, showDate(issuedAt, 'en')),
      h(Text, { style: styles.quiet }, `Order ${orderNumber ?? orderId}`),
      ...(bankReference === null
        ? []
        : [h(Text, { style: styles.quiet, key: 'bank' }, `Bank reference ${bankReference}`)]),
    ),
  )
}

const LIGHTS = ['#F5A81C', '#C2185B', '#0B5A63', '#2B4FB8']

/** The star lantern of the brand: eight kites. */
function lantern(): ReactElement {
  const kites = Array.from({ length: 8 }, (_, i) =>
    h(Path, {
      key: i,
      d: 'M50 50L41.6 29.7L50 4L58.4 29.7Z',
      fill: LIGHTS[i % LIGHTS.length] ?? INK,
      transform: `rotate(${i * 45} 50 50)`,
    }),
  )
  return h(Svg, { viewBox: '0 0 100 100', width: 22, height: 22 }, ...kites)
}

function parties({ seller, buyer, learnerName }: CreditContent): ReactElement {
  return h(
    View,
    { style: styles.columns },
    party('From', [seller.name, seller.address, stateLine(seller.stateCode), `GSTIN ${seller.gstin}`]),
    party('To', [
      buyer.name,
      showPhone(buyer.phone),
      ...(buyer.email === null ? [] : [buyer.email]),
      stateLine(buyer.stateCode),
      ...(learnerName === null || learnerName === buyer.name ? [] : [`For ${learnerName}`]),
    ]),
    party('Place of supply', [stateLine(buyer.stateCode), 'Reverse charge: no']),
  )
}

function party(label: string, texts: readonly string[]): ReactElement {
  const [first = '', ...rest] = texts
  return h(
    View,
    { style: styles.column },
    h(Text, { style: styles.quiet }, label),
    h(Text, { style: styles.strong }, first),
    ...rest.map((text, i) => h(Text, { key: i }, text)),
  )
}

function stateLine(code: string): string {
  return isStateCode(code) ? `${stateNames[code]} (${code})` : code
}

function lines({
  description,
  sac,
  listPrice,
  discount,
  credit,
  couponCode,
  givenBack,
  replaced,
  total,
}: InvoiceContent) {
  return h(
    View,
    { style: styles.table },
    row('Description', 'Amount', styles.quiet),
    row(`${description}\nSAC ${sac}, quantity 1`, showMoney(listPrice)),
    ...(discount === 0
      ? []
      : [row(couponCode === null ? 'Discount' : `Discount, coupon ${couponCode}`, `− ${showMoney(discount)}`)]),
    ...(credit === 0 ? [] : [row('Unused value of the plan before', `− ${showMoney(credit)}`)]),
    ...(givenBack === 0 ? [] : [row('Given back before', `− ${showMoney(givenBack)}`)]),
    row('Value including tax', showMoney(total), styles.strong),
    ...(replaced
      ? [
          row('In place of the tax invoice', `${replaced.number} of ${showDate(replaced.issuedAt, 'en')}`),
          row('Which named a wrong state and is credited by', replaced.creditNote),
        ]
      : []),
  )
}

function creditLines({ content, invoice }: StoredCreditNote): ReactElement {
  const { description, sac, total, toBank, toWallet, correctsPlace } = content
  const why = correctsPlace ? 'place of supply corrected, no money moves' : 'price given back'
  return h(
    View,
    { style: styles.table },
    row('Description', 'Amount', styles.quiet),
    row(`${description}\nSAC ${sac}, ${why}`, showMoney(total)),
    row('Answers the tax invoice', `${invoice.number} of ${showDate(invoice.issuedAt, 'en')}`),
    ...(toBank && toWallet
      ? [row('To where it was paid from', showMoney(toBank)), row('To the wallet', showMoney(toWallet))]
      : []),
  )
}

function taxes({ taxable, cgst, sgst, igst, total }: CreditContent, ends: string): ReactElement {
  const heads: [string, Paise][] = igst > 0 ? [['IGST 18%', igst]] : [['CGST 9%', cgst], ['SGST 9%', sgst]] // prettier-ignore
  return h(
    View,
    { style: styles.table },
    row('Taxable value', showMoney(taxable)),
    ...heads.map(([name, amount]) => row(name, showMoney(amount))),
    row(ends, showMoney(total), styles.total),
  )
}

function row(name: string, value: string, style: NonNullable<TextProps['style']> = {}): ReactElement {
  return h(View, { style: styles.row, key: name }, h(Text, { style }, name), h(Text, { style }, value))
}

function closing({ seller }: CreditContent, terms: string): ReactElement {
  return h(View, { style: styles.closing }, h(Text, {}, terms), h(Text, {}, `${seller.name}, ${seller.address}`))
}

const INK = '#1C1A24'
const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 10, lineHeight: 1.5, color: INK },
  heading: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 28 },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  brandName: { fontSize: 12, fontWeight: 600, color: '#0B5A63' },
  title: { fontSize: 22, fontWeight: 600 },
  right: { textAlign: 'right' },
  strong: { fontWeight: 600 },
  quiet: { color: '#6B6677' },
  columns: { flexDirection: 'row', gap: 24, marginBottom: 28 },
  column: { flex: 1 },
  table: { marginBottom: 20 },
  row: { flexDirection: 'row', justifyContent: 'space-between', borderTop: '0.5pt solid #DED6C6', paddingVertical: 6 },
  total: { fontWeight: 600, fontSize: 13 },
  closing: { position: 'absolute', bottom: 48, left: 48, right: 48, color: '#6B6677', fontSize: 8 },
})
