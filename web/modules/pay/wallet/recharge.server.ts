// The page that pays money into the wallet: its data and its form.
import { redirect } from 'react-router'
import { parseRupees, showMoney, type Paise } from '#core/kernel/money.ts'
import type { Device } from '#core/modules/payments/platform.ts'
import { checkRechargeAmount } from '#core/modules/wallet/recharge.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { askForHolder, payOrder } from '../take-payment.server.ts'
import { readWays } from '../ways/payment-options.server.ts'

export async function readRecharge(page: Page, device: Device) {
  await requireViewer(page)
  return {
    ...(await readWays(page, device)),
    amount: showMoney(amountIn(page)),
    /** One for each drawing of the page: a second click makes no second order. */
    key: page.visit.requestId,
    messages: messagesOf(page.locale, ['pay']),
  }
}

export async function recharge(submission: Submission, device: Device) {
  const { api, form, lang } = submission
  const platform = device.platform === 'app' ? 'WebonApp' : 'Web'
  const asked = await askForHolder(submission, device)
  if (asked) return asked
  const idempotencyKey = textIn(form, 'key') || undefined
  const order = await api.orders.rechargeAccount({ amount: amountIn(submission), lang, platform }, { idempotencyKey })
  return payOrder(submission, device, order)
}

/** An amount that cannot be paid in leads back to the page where amounts are chosen. That page shows the reason. */
function amountIn({ url }: Page): Paise {
  const rupees = url.searchParams.get('rupees')
  // Nothing was typed yet, so nothing is wrong.
  if (rupees === null) throw redirect('/me?tab=wallet')
  const amount = parseRupees(rupees)
  if (amount === undefined || checkRechargeAmount(amount) !== 'OK')
    throw redirect(`/me?tab=wallet&rupees=${encodeURIComponent(rupees)}`)
  return amount
}
