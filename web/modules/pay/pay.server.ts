// The data of the payment page. Everything it needs is in its address (decision 0009), so it can be reloaded, shared and come
// back to after signing in, with the coupon kept on the way.
import { tierNameIn } from '#core/modules/plans/plan-title.ts'
import { redirect } from 'react-router'
import { codeOf, type DomainError } from '#core/kernel/error.ts'
import { minus, showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { findBought, findFree } from '#core/modules/enrolments/bought.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import type { SignedQuote } from '#core/modules/orders/order.ts'
import type { Device } from '#core/modules/payments/platform.ts'
import { stateChoicesIn, stateNameIn } from '#core/taxonomy/state-names.ts'
import { readPriceOffers, type PriceOffers } from '#web/page/best-price.server.ts'
import { shownClashes } from '#web/page/course/clashes.server.ts'
import { readCourseFacts, readRefundCard } from '#web/page/course/course-facts.server.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { learnersOf, type Page, type Viewer } from '#web/page/page.server.ts'
import { toProblem } from '#web/page/problem.server.ts'
import { changeQuery, toQuery } from '#web/page/query.ts'
import { readOpenPayment } from '#web/page/open-payment.server.ts'
import type { SignInStep } from '#web/sign-in/step.ts'
import { readAgreed } from './instalments/pay-quote.server.ts'
import { priceOf, type PurchaseItem } from './price.server.ts'
import { readWalletOffer, usedOf } from './wallet/offer.server.ts'
import { readWays } from './ways/payment-options.server.ts'
import { purchaseItemOf } from './purchase-item.server.ts'

export type PayPage = Awaited<ReturnType<typeof readPay>>
export type OpenPay = Omit<Extract<PayPage, { state: 'OPEN' }>, 'messages'>

/** `signIn`: how far signing in has got in this browser. */
export async function readPay(page: Page, device: Device, signIn?: SignInStep) {
  const { locale, lang, api } = page
  const [what, questions] = await Promise.all([purchaseItemOf(page), api.content.getFaqs({ page: 'pay', lang })])
  const said = { questions, messages: messagesOf(locale, ['pay', 'sign-in', 'place']) }
  try {
    return { ...said, state: 'OPEN' as const, signIn, ...(await readOpen(page, what, device)) }
  } catch (error) {
    if (what.batchId !== undefined && codeOf(error) === listingErrors.BATCH_NOT_FOUND.code)
      throw redirect(`/pay${changeQuery(page.url.searchParams, { batch: undefined })}`)
    if (!isOver(error)) throw error
    return { ...said, state: 'OVER' as const, problem: toProblem(error, locale) }
  }
}

async function readOpen(page: Page, what: PurchaseItem, device: Device) {
  const { api, lang, visit, viewer } = page
  const [{ quote, coupon }, buyer, strip] = await Promise.all([
    priceOf(page, what),
    viewer(),
    api.content.getPaymentMessageStrip({ lang }),
  ])
  const { priceView, discount, courseType, validTill, issuedAt, expiresAt } = quote
  const agreed = await readAgreed(page, quote)
  const isWhole = agreed.quote.schedule === null
  const ways = await readWays(page, device, isWhole ? { amount: priceView.price, discount, courseType } : undefined)
  const { emiLine, ...offers } = await readOffers(page, quote, isWhole)
  const wallet = buyer && (await readWalletOffer(page, { entityId: quote.entityId, amount: agreed.amount }))
  return {
    title: quote.title,
    plan: priceView.variantName && tierNameIn(lang, priceView.variantName),
    months: priceView.validMonths,
    price: priceView.originalPrice,
    discount,
    ...kindOf(quote),
    ...(await readTaught(page, quote)),
    clashes: await readClashes(page, quote, buyer),
    openPayment: await readBegun(page, quote, buyer),
    plansPath: plansPath(page, quote),
    wallet,
    /** The amount that is left for a bank. */
    total: minus(agreed.amount, usedOf(wallet)),
    parts: agreed.parts,
    /** The amount that is left for later when the price is paid in parts. */
    later: minus(priceView.price, agreed.amount),
    coupon,
    /** The code was in its field when somebody pressed the button that pays: nothing was ordered. */
    isCouponTyped: page.url.searchParams.get('coupon') === 'typed',
    till: showDate(validTill, lang),
    heldForMs: expiresAt - issuedAt,
    quote: agreed.quote.token,
    /** One for each drawing of the page: a second click or a repeated form makes no second order. */
    key: visit.requestId,
    buyer: buyer && buyerOf(buyer, lang),
    /** For whom it is bought: the chosen learner. Another choice shows this page anew, with a price of its own. */
    forWhom: buyer && { ...learnersOf(buyer), path: page.path },
    coursePath: `/learn/${quote.bundleId ?? ''}`,
    ...(await readHeld(page, quote, buyer)),
    ...ways,
    emiLine,
    ...offers,
    strip,
  }
}

/** The offers for what is bought, and those of banks and wallets for its amount. */
async function readOffers(
  page: Page,
  { entityId, subscriptionPlanId, trialId, priceView, discount, courseType }: SignedQuote,
  isWhole: boolean,
) {
  const asked = trialId === null ? { entityId } : { entityId: trialId, entityType: 'BUNDLE_TRIAL' }
  const [byPlan, { offers: paymentOffers }] = await Promise.all([
    readPriceOffers(page, { ...asked, ...(subscriptionPlanId && { subscriptionPlanIds: [subscriptionPlanId] }) }),
    page.api.payments.getGatewayOffers({
      gateway: GATEWAY,
      finalAmount: priceView.price,
      ...(isWhole && { discount, courseType }),
      lang: page.lang,
    }),
  ])
  const { best, emi, coupons } = byPlan[subscriptionPlanId ?? ''] ?? noOffers
  // The best price is that of the whole, not of the first instalment.
  return { best: isWhole ? best : null, emiLine: emi, coupons, paymentOffers }
}

const GATEWAY = 'juspay'
const noOffers: PriceOffers = { best: null, emi: null, coupons: [] }

/** How the course is taught and what can be given back for it. One batch that is bought by itself is in the title. */
async function readTaught(page: Page, { bundleId, batchId, entityId, priceView, issuedAt: from }: SignedQuote) {
  const facts = await readCourseFacts(page, { bundleId, batchId, validMonths: priceView.validMonths, from })
  const isTitle = batchId !== null && batchId === entityId
  return {
    facts: facts && isTitle ? { ...facts, batch: undefined } : facts,
    refund: await readRefundCard(page, { promise: facts?.promise }),
  }
}

/** Other classes of the family at the hours of the chosen batch. */
async function readClashes({ api, lang }: Page, { batchId }: SignedQuote, buyer: Viewer | undefined) {
  if (!buyer || batchId === null) return []
  const { clashes } = await api.classroom.listBatchClashes({ batchId, lang })
  return shownClashes(clashes, lang)
}

/** The same for the same learner, where paying for it has begun already. */
async function readBegun(page: Page, { entityId }: SignedQuote, buyer: Viewer | undefined) {
  if (!buyer) return undefined
  return readOpenPayment(page, (order) => order.userId === buyer.userId && order.entityId === entityId)
}

/** Where another language, batch or plan is chosen; undefined for what has no plans. */
function plansPath({ url }: Page, { subscriptionPlanId, batchId }: SignedQuote): string | undefined {
  if (subscriptionPlanId === null) return undefined
  const couponCode = url.searchParams.get('couponCode') ?? undefined
  return `/plans${toQuery({ subscriptionPlanId, batch: batchId ?? undefined, couponCode })}`
}

/** A course to try, or a plan that takes another's place: what few people see. */
function kindOf({ credit, trialId, priceView: { price } }: SignedQuote) {
  return {
    credit: credit && { days: credit.days, amount: credit.amount, off: `−\u00a0${showMoney(credit.amount)}` },
    isTrial: trialId !== null,
    /** A parent's page sells courses and plans. */
    mayAskParent: trialId === null && price > 0,
  }
}

/** The course as the learner holds it already. */
export async function readHeld({ api, lang }: Page, { bundleId, credit }: SignedQuote, buyer: Viewer | undefined) {
  const held = buyer && bundleId ? await api.enrolments.getUserActiveEnrollments({ bundleId }) : []
  const free = findFree(held)
  return {
    /** A purchase with credit takes the place of the course that is held. */
    isEnrolled: findBought(held) !== undefined && !credit,
    /** Until when it is open without having been bought: so long a purchase adds nothing. */
    freeTill: free && showDate(free.validTill, lang),
  }
}

export function buyerOf({ firstName: name, email, pinCode, stateCode }: Viewer, lang: Page['lang']) {
  const state = stateNameIn(lang, stateCode ?? '') ?? null
  return { name, email, pinCode, stateCode, state, states: stateChoicesIn(lang) }
}

/** There was such a course, and it is not sold any more. */
export function isOver(error: unknown): error is DomainError {
  const over: readonly string[] = [
    catalogueErrors.LAST_PURCHASE_DATE_IS_OVER.code,
    catalogueErrors.VALIDITY_IS_OVER.code,
  ]
  return over.includes(codeOf(error) ?? '')
}
