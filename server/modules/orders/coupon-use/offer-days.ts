// The days on which an offer of a bank or a wallet held, by the ways of paying that it is for.
import { indianDay, later } from '#core/kernel/time.ts'
import type { PaymentOffer } from '#core/modules/coupons/payment-offer.ts'
import { METHODS, paymentMethodOf, type Method } from '#core/modules/orders/paid-by.ts'
import { PAYMENT_METHODS } from '#core/taxonomy/payment-method.ts'

export interface OfferDays {
  readonly paidBy: Method
  readonly from: string
  readonly until: string
}

type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export function daysOfOffers(offers: readonly PaymentOffer[]): OfferDays[] {
  return offers.flatMap(({ paymentMethod, startsAt, endsAt }) =>
    METHODS.filter((method) => paymentMethodOf(method) === paymentMethod).map((paidBy) => ({
      paidBy,
      from: indianDay(startsAt),
      until: indianDay(later(endsAt, -1)),
    })),
  )
}

export function holdsOn(offer: PaymentOffer, day: string, paidBy: string): boolean {
  return daysOfOffers([offer]).some((each) => each.paidBy === paidBy && each.from <= day && day <= each.until)
}

export function isPaymentMethod(method: string): method is PaymentMethod {
  return (PAYMENT_METHODS as readonly string[]).includes(method)
}
