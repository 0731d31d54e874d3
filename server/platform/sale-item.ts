// The description of a thing for sale, and the part of an order that its seller may read.
import type { DomainError } from '#core/kernel/error.ts'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'

/** HAD_ALREADY and NONE_LEFT: all that the settlement has written is undone, and the money goes back. */
export type Fulfilment = 'GIVEN' | 'HAD_ALREADY' | 'NONE_LEFT'

export interface SaleRequest {
  readonly entityType: string
  readonly entityId?: string | undefined
  readonly subscriptionPlanId?: string | undefined
  /** The batch of the course that the buyer chooses. */
  readonly batchId?: string | undefined
  /** Where the buyer chooses the price. */
  readonly amount?: Paise | undefined
}

export interface VariantsRequest {
  readonly entityId: string
  /** Empty: all of them. */
  readonly subscriptionPlanIds: readonly string[]
}

export interface SaleItem {
  /** The id that the order names; for a trial that of its course. */
  readonly entityId: string
  readonly title: LocalisedText
  readonly price: Paise
  /** At least the price. */
  readonly cutPrice: Paise
  /** Until when it is the buyer's if it is bought now. */
  readonly validTill: Instant
  readonly lastPurchaseAt: Instant | null
  /** The course that it opens; null for what opens none. */
  readonly bundleId: string | null
  readonly aslGroup: string | null
  readonly planId: string | null
  readonly trialId: string | null
  /** The chosen batch. Null: none was chosen. */
  readonly batchId: string | null
  readonly validMonths: number | null
  /** As it is shown: PRO stands for PLUS in the tatva line. */
  readonly variantName: string | null
  /** A coupon is judged against it. */
  readonly purchase: {
    readonly entityId: string
    readonly entityType: string
    readonly planId: string | undefined
    readonly variantName: string | undefined
    readonly courseType: string
    readonly grade: number | undefined
    readonly amount: Paise
  }
}

/** One that cannot be bought, among several that were asked about. */
export interface RefusedVariant {
  readonly entityId: string
  readonly planId: string
  readonly error: DomainError
}

/** The part of an order that the seller may read. */
export interface SoldOrder {
  readonly id: string
  readonly accountId: string
  readonly learnerId: string
  readonly entityType: string
  readonly entityId: string
  readonly bundleId: string | null
  readonly aslGroup: string | null
  readonly planId: string | null
  readonly batchId: string | null
  readonly amount: Paise
  readonly fromGranted: Paise
  readonly fromPurchased: Paise
  readonly couponCode: string | null
  readonly expiresAt: Instant
  readonly validTill: Instant
  readonly part: { readonly no: number; readonly of: number; readonly firstOrderId: string | null } | null
}

export interface SalePosting {
  readonly account: string
  readonly amount: Paise
}

export interface SaleTexts {
  /** The thing in a word or two: "Live batch". */
  readonly name: LocalisedText
  /** Page on which the same can be paid for again, without a language. */
  readonly payPath: string
  /** Where a buyer goes on who has paid, and what the button there says; null: to the order's own page. */
  readonly backTo: { readonly path: string; readonly label: LocalisedText } | null
  /** Says what has happened once it is paid; null where a course was opened: the page has its own words for that. */
  readonly done: LocalisedText | null
  /** The key of the text message that the payer gets, and the heading of the mail. */
  readonly receipt: { readonly message: string; readonly heading: LocalisedText }
}
