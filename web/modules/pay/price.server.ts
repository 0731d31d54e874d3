import { codeOf, type DomainError } from '#core/kernel/error.ts'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import { couponKey, isNoCode } from '#core/modules/coupons/coupon-code.ts'
import { couponErrors } from '#core/modules/coupons/errors.ts'
import { textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { toProblem } from '#web/page/problem.server.ts'
import { changeQuery } from '#web/page/query.ts'

export type PurchaseItem =
  | ({ readonly subscriptionPlanId: string } & Choice)
  | ({ readonly entityId: string; readonly entityType?: string } & Choice)

interface Choice {
  /** The chosen batch of the course. */
  readonly batchId?: string
}

/** The state of the coupon in the address. */
export type PayCoupon =
  | { readonly status: 'NONE' }
  | { readonly status: 'APPLIED'; readonly code: string }
  | { readonly status: 'REMOVED'; readonly code: string }
  /** Valid, but only a family that is known may use it. */
  | { readonly status: 'NEEDS_LOGIN'; readonly code: string; readonly discount: Paise }
  | { readonly status: 'FAILED'; readonly code: string; readonly sentence: string }

/** A quote with the coupon, or without it when it does not hold: then with the reason. */
export async function priceOf({ api, lang, locale, url }: Page, what: PurchaseItem) {
  const query = url.searchParams
  const code = query.get('couponCode')?.trim() ?? ''
  const ask = { ...what, lang, partnerHashCode: query.get('partnerHashCode') ?? undefined }
  const plain = (coupon: PayCoupon) => api.orders.makeQuote(ask).then((quote) => ({ quote, coupon }))
  if (isNoCode(code)) return plain({ status: 'NONE' })
  if (query.get('coupon') === 'removed') return plain({ status: 'REMOVED', code })
  try {
    const quote = await api.orders.makeQuote({ ...ask, couponCode: code })
    const coupon: PayCoupon = { status: 'APPLIED', code: quote.couponCode ?? code }
    return { quote, coupon }
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    // The price without a coupon reports every other problem of the purchase too.
    const refusal = error as DomainError // what has a code is one
    if (refusal.code === couponErrors.COUPON_MUST_HAVE_LOGIN_USER.code)
      return plain({ status: 'NEEDS_LOGIN', code, discount: toPaise(Number(refusal.values['discount'] ?? 0)) })
    return plain({ status: 'FAILED', code, sentence: toProblem(refusal, locale).sentence })
  }
}

/**
 * Where the page goes on when somebody pays while a code is in the coupon's field that the price does not count: the same
 * purchase with it, to look at the price. Undefined when there is no such code.
 */
export function pathWithTypedCoupon({ form, url }: Submission): string | undefined {
  const couponCode = textIn(form, 'couponCode')
  if (isNoCode(couponCode) || couponKey(couponCode) === couponKey(url.searchParams.get('couponCode') ?? ''))
    return undefined
  return `/pay${changeQuery(url.searchParams, { couponCode, coupon: 'typed' })}`
}

/** Where the page goes on from the coupon's form: the same purchase with another coupon, or with none. */
export function pathWithCoupon({ form, url }: Submission): string {
  const isRemoved = textIn(form, 'intent') === 'remove'
  const couponCode = isRemoved ? (url.searchParams.get('couponCode') ?? undefined) : textIn(form, 'couponCode')
  return `/pay${changeQuery(url.searchParams, { couponCode, coupon: isRemoved ? 'removed' : undefined })}`
}
