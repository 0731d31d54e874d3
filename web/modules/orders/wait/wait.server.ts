import { data, redirect, redirectDocument } from 'react-router'
import { PRODUCT } from '#core/kernel/product.ts'
import { minus, showMoney } from '#core/kernel/money.ts'
import { SECOND } from '#core/kernel/time.ts'
import type { Platform } from '#core/modules/payments/upi.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import type { Page } from '#web/page/page.server.ts'
import { timeOf } from '#web/page/wording.ts'
import { rememberLanguage } from '#web/shell/choose-language.server.ts'
import { dropHints, readOrder } from '../order-with-status.server.ts'
import { qrOf } from '#web/page/qr.server.ts'
import { stepAfter } from './step.ts'

const LEAST_REFRESH_SECONDS = 5

/**
 * The data of the wait page. An order without an attempt leads back to the payment page, a decided one to its result.
 */
export async function readWait(page: Page, id: string, platform: Platform) {
  dropHints(page)
  const { locale, url } = page
  const { order, answer } = await readOrder(page, id)
  if (answer.status === 'CREATED') throw redirect(order.sells.payPath)
  const isFresh = url.searchParams.get('go') === '1'
  // It ended before its payer could do anything: the page that says so may look like the one before, and must say that this is news.
  const isEndedAtOnce = isFresh && answer.status === 'FAILURE'
  if (answer.status !== 'PENDING') throw redirectDocument(`/pay/${order.orderId}${isEndedAtOnce ? '?ended=1' : ''}`)
  const step = stepAfter(backIn(url), answer, page.visit.now, platform)
  return data(
    {
      orderId: order.orderId,
      number: order.number,
      /** Address of this page, for a browser without JavaScript, which keeps when the payer came back. */
      again: `/pay/${order.orderId}/wait${url.searchParams.has('back') ? url.search : ''}`,
      title: order.title,
      /** The bank's part: the wallet's is kept back already. */
      amount: showMoney(minus(order.amount, order.walletAmount)),
      payee: PRODUCT.payee,
      method: answer.method,
      step,
      qr: step.kind === 'QR' ? qrOf(step.uri) : undefined,
      /** Straight on to the bank or the app: only the first time, which the payment page says in the address. */
      goes: isFresh && step.kind !== 'OTP',
      payPath: order.sells.payPath,
      expiresAt: answer.expiresAt,
      serverTime: answer.serverTime,
      endsAt: timeOf(answer.expiresAt, page.lang),
      pollAfterMs: answer.pollAfterMs,
      /** How often a browser without JavaScript loads the page again: never so often that nobody could read it. */
      refreshSeconds: Math.max(LEAST_REFRESH_SECONDS, (answer.pollAfterMs ?? 0) / SECOND),
      messages: messagesOf(locale, ['orders']),
    },
    // The way back from the bank knows no language: the family's is kept for it.
    { headers: rememberLanguage(page) },
  )
}

/** When the payer came back from the bank's page, if this is that visit. */
function backIn({ searchParams }: URL): number | undefined {
  const back = searchParams.get('back')
  return back === null ? undefined : Number(back)
}
