import { plus, toPaise } from '#core/kernel/money.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { refusalTexts, type Refusal, type InstrumentAvailability } from '#core/modules/instruments/availability.ts'
import type { paymentsApi } from '#core/modules/payments/api.ts'
import type { Method } from '#core/modules/orders/paid-by.ts'
import { instrumentOf, methodsOn } from '#core/modules/payments/methods.ts'
import { isIntentAllowed, UPI_APPS } from '#core/modules/payments/upi.ts'
import { listAvailability, longestTenure, type InstrumentWithAvailability } from '#server/modules/instruments/index.ts'
import type { Ctx } from '#server/platform/context.ts'

/**
 * Every way to pay on this kind of device. An unavailable way stays in the list with its reason. The server applies the same
 * rule to the order itself, so the amount sent here cannot open a way.
 */
export async function listPaymentMethods(ctx: Ctx, asked: InputOf<typeof paymentsApi.getPaymentMethods>) {
  const { platform, appVersion, courseType } = asked
  const amount = asked.amount === undefined ? undefined : toPaise(asked.amount)
  const discount = toPaise(asked.discount)
  const priced = amount === undefined ? undefined : { originalPrice: plus(amount, discount), discount, courseType }
  const all = await listAvailability(ctx, priced)
  const months = amount === undefined ? undefined : await longestTenure(ctx, amount)
  const offered = methodsOn(platform).flatMap((method) => {
    const standing = standingOf(all, method)
    return standing ? [{ method, ...shown(isEmi(method) ? emiStanding(standing, months) : standing) }] : []
  })
  return {
    methods: offered,
    upiApps: UPI_APPS.filter(({ key }) => isIntentAllowed(key, platform, appVersion)).map(({ key, name }) => ({ key, name })), // prettier-ignore
    banks: all.filter(({ paymentMethod }) => paymentMethod === 'NETBANKING').map(instrumentOffer),
    wallets: all.filter(({ paymentMethod }) => paymentMethod === 'WALLET').map(instrumentOffer),
  }
}

function isEmi(method: Method): boolean {
  return method === 'EMI' || method === 'CONSUMER_FINANCE'
}

/** A way that is made of several stands as long as one of them does. */
function standingOf(all: readonly InstrumentWithAvailability[], method: Method): InstrumentAvailability | undefined {
  const { method: paymentMethod, code } = instrumentOf({ method })
  const own = all.filter((each) => each.paymentMethod === paymentMethod && (code === '' || each.code === code))
  if (own.length === 0) return undefined
  const best = own.find(({ refusal }) => refusal === null) ?? own[0]
  return { refusal: best?.refusal ?? null, isSlow: own.every(({ isSlow }) => isSlow) }
}

/** EMI gives a coupon back in part instead of being refused for it: decision P-18. */
function emiStanding({ refusal, isSlow }: InstrumentAvailability, months: number | undefined): InstrumentAvailability {
  if (refusal === 'DOWN') return { refusal, isSlow }
  return { refusal: months === 0 ? 'BELOW_MINIMUM' : null, isSlow }
}

function instrumentOffer({ code, name, ...standing }: InstrumentWithAvailability) {
  return { code, name, ...shown(standing) }
}

function shown({ refusal, isSlow }: InstrumentAvailability): {
  isEnabled: boolean
  reason: string | null
  reasonCode: Refusal | null
  isSlow: boolean
} {
  return { isEnabled: refusal === null, reason: refusal && refusalTexts[refusal], reasonCode: refusal, isSlow }
}
