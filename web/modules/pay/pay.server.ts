// What the payment page shows. Everything it needs is in its address (decision 0009), so it can be reloaded, shared and come
// back to after signing in, with the coupon kept on the way.
import { data } from 'react-router'
import { codeOf, type DomainError } from '#core/kernel/error.ts'
import { showDate } from '#core/kernel/time.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { payPageOf } from '#core/modules/orders/pay-page.ts'
import type { Device } from '#core/modules/payments/platform.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { unlessMissing, type Page, type Viewer } from '#web/page/page.server.ts'
import { toProblem } from '#web/page/problem.server.ts'
import { planNames, timeOf } from '#web/page/wording.ts'
import { priceOf, type What } from './price.server.ts'

export type PayPage = Awaited<ReturnType<typeof readPay>>
export type OpenPay = Omit<Extract<PayPage, { state: 'OPEN' }>, 'messages'>

export async function readPay(page: Page, device: Device) {
  const { locale, lang, api } = page
  const [what, questions] = await Promise.all([whatOf(page), api.content.getFaqs({ page: 'pay', lang })])
  const said = { questions, messages: messagesOf(locale, ['pay', 'sign-in']) }
  try {
    return { ...said, state: 'OPEN' as const, ...(await readOpen(page, what, device)) }
  } catch (error) {
    if (!isOver(error)) throw error
    return { ...said, state: 'OVER' as const, problem: toProblem(error, locale) }
  }
}

/** What the address asks for. What nothing can be paid for yet, the wallet and courses led by AI, is no page: decision P-27. */
async function whatOf({ url }: Page): Promise<What> {
  const asked = payPageOf(url.pathname, Object.fromEntries(url.searchParams))
  if (asked.kind === 'PLAN') return { subscriptionPlanId: asked.subscriptionPlanId }
  if (asked.kind === 'BUNDLE') return { entityId: asked.entityId }
  throw data(null, { status: 404 })
}

async function readOpen(page: Page, what: What, { platform, appVersion }: Device) {
  const { api, lang, visit, viewer } = page
  const [{ quote, coupon }, buyer, ways, refund] = await Promise.all([
    priceOf(page, what),
    viewer(),
    api.payments.getPaymentMethods({ platform, ...(appVersion === undefined ? {} : { appVersion }) }),
    unlessMissing(api.content.getPolicy({ kind: 'REFUND', lang })),
  ])
  const { priceView, validTill, issuedAt, expiresAt } = quote
  const enrolled = buyer && (await api.enrolments.checkEnrolment({ bundleId: quote.entityId }))
  return {
    title: quote.title,
    plan: priceView.variantName && planNames[priceView.variantName],
    months: priceView.validMonths,
    price: priceView.originalPrice,
    discount: quote.discount,
    total: priceView.price,
    coupon,
    till: showDate(validTill, lang),
    heldUntil: timeOf(expiresAt),
    heldForMs: expiresAt - issuedAt,
    quote: quote.token,
    /** One for each drawing of the page: a second click or a repeated form makes no second order. */
    key: visit.requestId,
    buyer: buyer && buyerOf(buyer),
    isEnrolled: enrolled?.isEnrolled ?? false,
    ...ways,
    platform,
    policy: refund?.summary,
  }
}

function buyerOf({ firstName: name, email, pinCode, stateCode }: Viewer) {
  const state = stateCode !== null && isStateCode(stateCode) ? stateNames[stateCode] : null
  const states = Object.entries(stateNames).map(([value, text]) => ({ value, text }))
  return { name, email, pinCode, state, states: state === null ? [] : states }
}

/** There was such a course, and it is not sold any more. */
function isOver(error: unknown): error is DomainError {
  const over: readonly string[] = [
    catalogueErrors.LAST_PURCHASE_DATE_IS_OVER.code,
    catalogueErrors.VALIDITY_IS_OVER.code,
  ]
  return over.includes(codeOf(error) ?? '')
}
