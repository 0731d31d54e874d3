// The receipt: a notice of the payment, and a mail with the details to the address that the payer gave.
import { showMoney } from '#core/kernel/money.ts'
import { showDate, showTime } from '#core/kernel/time.ts'
import { inLanguage, languageNameIn, type LocalisedText } from '#core/taxonomy/language.ts'
import { findHousehold } from '#server/modules/accounts/index.ts'
import { findSellableBundle } from '#server/modules/catalogue/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import { findLastAttempt, wordsOf, type StoredOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findInvoice, type StoredInvoice } from './store.ts'

/**
 * Once for each order, and once for each `copy` that staff send. An auto-debit has a notice of its own (decision 0020), so only its
 * mail is left.
 */
export async function sendReceipt(ctx: Ctx, tx: Tx, order: StoredOrder, copy?: string): Promise<void> {
  const { id, accountId, learnerId, email, lang, title, amount, part } = order
  const isDebited = (await findLastAttempt(tx, id))?.method === 'MANDATE'
  if (isDebited && email === null) return
  const household = await findHousehold(tx, accountId, learnerId)
  await notify(ctx, tx, {
    to: { accountId },
    type: wordsOf(ctx, order).receipt.message,
    key: copy === undefined ? `receipt ${id}` : `receipt ${id} ${copy}`,
    purpose: 'PAYMENTS',
    values: {
      amount: showMoney(amount),
      learner: household?.learner.firstName ?? order.buyerName ?? showMoney(amount),
      course: title,
      language: await teachingLanguage(ctx, order),
      details: detailsOf(order, await findInvoice(tx, id)),
      ...(part && { part: String(part.no), parts: String(part.of) }),
    },
    link: `/pay/${id}`,
    lang,
    subject: id,
    aboutLearnerId: learnerId,
    mailTo: email,
    ...(isDebited && { channels: ['MAIL'] }),
  })
}

/** The language of the course that was bought, in words; a dash for what opens none. */
async function teachingLanguage(ctx: Ctx, { bundleId, lang }: StoredOrder): Promise<string> {
  const bundle = bundleId === null ? undefined : await findSellableBundle(ctx, bundleId)
  return bundle ? languageNameIn(bundle.language, lang) : '–'
}

/** One row a line, its name and its value with a tab between them: messages/mail-frame.ts. */
function detailsOf(order: StoredOrder, invoice: StoredInvoice | undefined): string {
  const { lang, couponCode, number, originalPrice, discount, amount } = order
  const paidAt = order.paidAt ?? order.createdAt
  const rows: [string, string][] = [
    [inLanguage(PRICE, lang).text, showMoney(originalPrice)],
    [inLanguage(PAID, lang).text, showMoney(amount)],
    [inLanguage(ON, lang).text, `${showDate(paidAt, lang)}, ${showTime(paidAt)}`],
    [inLanguage(ORDER, lang).text, number],
  ]
  if (couponCode !== null) rows.splice(1, 0, [`${inLanguage(COUPON, lang).text} ${couponCode}`, `− ${showMoney(discount)}`]) // prettier-ignore
  if (invoice) rows.push([inLanguage(INVOICE, lang).text, `${invoice.number} (${inLanguage(TAX, lang).text})`])
  return rows.map((row) => row.join('\t')).join('\n')
}

const PRICE: LocalisedText = { en: 'Price', hi: 'क़ीमत', ta: 'விலை', mr: 'किंमत' }
const COUPON: LocalisedText = { en: 'Coupon', hi: 'कूपन', ta: 'கூப்பன்', mr: 'कूपन' }
const PAID: LocalisedText = { en: 'You paid', hi: 'आपने दिए', ta: 'செலுத்தியது', mr: 'तुम्ही भरले' }
const ON: LocalisedText = { en: 'On', hi: 'कब', ta: 'நாள்', mr: 'दिनांक' }
const ORDER: LocalisedText = { en: 'Order', hi: 'ऑर्डर', ta: 'ஆர்டர்', mr: 'ऑर्डर' }
const INVOICE: LocalisedText = { en: 'Tax invoice', hi: 'टैक्स इनवॉइस', ta: 'வரி இன்வாய்ஸ்', mr: 'कर बीजक' }
const TAX: LocalisedText = { en: 'GST 18% included', hi: '18% GST शामिल', ta: '18% GST உட்பட', mr: '18% GST समाविष्ट' }
