// The data of the EMI page: the lenders for the payment page's price, and the real cost of each plan.
import { redirect, redirectDocument } from 'react-router'
import { showMoney, toPaise } from '#core/kernel/money.ts'
import type { EmiCard } from '#core/modules/instruments/instrument.ts'
import { EMI_METHODS } from '#core/modules/payments/methods.ts'
import { sourceOf } from '#core/modules/orders/pay-page.ts'
import type { Device } from '#core/modules/payments/platform.ts'
import { beginPayment } from '#web/page/begin-payment.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { textIn, unlessMissing, type Page, type Submission } from '#web/page/page.server.ts'
import { toProblem } from '#web/page/problem.server.ts'
import { changeQuery } from '#web/page/query.ts'
import { buyerOf, isOver, readHeld } from '../pay.server.ts'
import { priceOf } from '../price.server.ts'
import { billingIn } from '../take-payment.server.ts'
import { purchaseItemOf } from '../purchase-item.server.ts'

export type EmiPage = Awaited<ReturnType<typeof readEmi>>
export type OpenEmi = Omit<Extract<EmiPage, { state: 'OPEN' }>, 'messages'>

export async function readEmi(page: Page) {
  const said = { messages: messagesOf(page.locale, ['pay', 'sign-in', 'place']) }
  try {
    return { ...said, state: 'OPEN' as const, ...(await readOpen(page)) }
  } catch (error) {
    if (!isOver(error)) throw error
    return { ...said, state: 'OVER' as const, problem: toProblem(error, page.locale) }
  }
}

async function readOpen(page: Page) {
  const { api, lang, url, visit, viewer } = page
  const [{ quote }, buyer, refund] = await Promise.all([
    purchaseItemOf(page).then((what) => priceOf(page, what)),
    viewer(),
    unlessMissing(api.content.getPolicy({ kind: 'REFUND', lang })),
  ])
  const { discount, courseType, priceView } = quote
  const partner = url.searchParams.get('payroute') ?? undefined
  const [cards, held] = await Promise.all([
    api.instruments.getEmiCards({ amount: priceView.price, discount, courseType, sourcePartner: partner }),
    readHeld(page, quote, buyer),
  ])
  // A partner's buyers come for a loan: decision P-27.
  const issuers = partner === 'vemi' ? cards.CARDLESS : [...cards.CREDIT, ...cards.DEBIT, ...cards.CARDLESS]
  return {
    title: quote.title,
    price: showMoney(priceView.price),
    ...chosenOf(issuers, url.searchParams),
    otherWays: `/pay${changeQuery(url.searchParams, { issuer: undefined, kind: undefined, payroute: undefined })}`,
    quote: quote.token,
    key: visit.requestId,
    buyer: buyer && buyerOf(buyer, page.lang),
    ...held,
    policy: refund?.summary,
  }
}

/** The issuer in the address, else the first that lends; and all of them, with the way to each. */
function chosenOf(all: readonly EmiCard[], query: URLSearchParams) {
  const lending = all.filter(({ isDown, plans }) => !isDown && plans.length > 0)
  const asked = lending.find(({ issuer, kind }) => issuer === query.get('issuer') && kind === query.get('kind'))
  const chosen = asked ?? lending[0]
  const issuers = all.map(({ issuer, kind, name, missing, isDown }) => ({
    name,
    kind,
    isDown,
    missing: missing === 0 ? null : showMoney(missing),
    isChosen: issuer === chosen?.issuer && kind === chosen.kind,
    to: changeQuery(query, { issuer, kind }),
  }))
  const short = all.map(({ missing }) => missing).filter((missing) => missing > 0)
  return {
    issuers,
    chosen,
    /** When nobody lends so little: how much is missing for the first who would. */
    missing: chosen || short.length === 0 ? null : showMoney(toPaise(Math.min(...short))),
  }
}

/** The order by the terms that were shown, then the attempt to pay it. */
export async function payByEmi({ api, form, lang, url }: Submission, { platform }: Device) {
  const [planId = '', charged = ''] = textIn(form, 'emi').split(' ')
  const order = await api.orders.buyItems(
    {
      quote: textIn(form, 'quote'),
      lang,
      emi: { planId: planId as never, charged: toPaise(Number(charged)) }, // parsed by the contract
      platform: platform === 'app' ? 'WebonApp' : 'Web',
      source: sourceOf(Object.fromEntries(url.searchParams)),
      billing: billingIn(form),
    },
    { idempotencyKey: textIn(form, 'key') || undefined },
  )
  const { orderId, status, emi } = order
  if (status === 'PAID' || !emi) return redirectDocument(`/pay/${orderId}`)
  await beginPayment({ api }, { orderId, method: EMI_METHODS[emi.kind], platform })
  return redirect(`/pay/${orderId}/wait?go=1`)
}
