// The page that pays the next instalment of a course, and what its form does.
import { redirect } from 'react-router'
import { minus, showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import type { Device } from '#core/modules/payments/platform.ts'
import { stateNameIn } from '#core/taxonomy/state-names.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { requireViewer, textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { askForHolder, payOrder, walletAmountIn } from '../take-payment.server.ts'
import { readWalletOffer, usedOf } from '../wallet/offer.server.ts'
import { readWays } from '../ways/payment-options.server.ts'

export async function readNext(page: Page, device: Device) {
  const { stateCode } = await requireViewer(page)
  const { planId, instalments, nextInstalment: next, entityId, title, learnerName } = await planIn(page)
  // Paid meanwhile, perhaps on another phone: the passbook says so.
  if (!next) throw redirect('/me?tab=passbook')
  const wallet = await readWalletOffer(page, { entityId, amount: next.totalAmount })
  const amount = minus(next.totalAmount, usedOf(wallet))
  return {
    ...(await readWays(page, device)),
    planId,
    title,
    learnerName,
    /** The invoice will name it. */
    state: stateNameIn(page.lang, stateCode ?? ''),
    wallet,
    no: next.no,
    of: instalments.length,
    whole: showMoney(next.totalAmount),
    due: showDate(next.dueDate, page.lang),
    isLate: next.paymentStatus === 'OVERDUE',
    amount: showMoney(amount),
    isFree: amount === 0,
    /** One for each drawing of the page: a second click makes no second order. */
    key: page.visit.requestId,
    messages: messagesOf(page.locale, ['pay']),
  }
}

export async function payNext(submission: Submission, device: Device) {
  const { api, form, lang } = submission
  const asked = await askForHolder(submission, device)
  if (asked) return asked
  const { entityId, userId, nextInstalment } = await planIn(submission)
  const order = await api.instalments.payInstalmentForBundle(
    {
      entityId,
      userId,
      instalmentId: nextInstalment?.id ?? undefined,
      walletAmount: walletAmountIn(form),
      platform: device.platform === 'app' ? 'WebonApp' : 'Web',
      lang,
    },
    { idempotencyKey: textIn(form, 'key') || undefined },
  )
  return payOrder(submission, device, order)
}

/** The household's plan that the address names. An address of another plan leads to the passbook. */
async function planIn({ api, url }: Page) {
  const entityId = BundleId.safeParse(url.searchParams.get('entity')).data
  const userId = url.searchParams.get('learner')
  const plans = await api.instalments.listInstalmentPlans({})
  const plan = plans.find((each) => each.entityId === entityId && (userId === null || each.userId === userId))
  if (!plan) throw redirect('/me?tab=passbook')
  return plan
}
