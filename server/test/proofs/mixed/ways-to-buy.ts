// Everything that can be bought and every way to pay for it, as a program asks for it.
import { rupees, toPaise, type Paise } from '#core/kernel/money.ts'
import type { Method } from '#core/modules/orders/paid-by.ts'
import { anEmiIssuer } from '#server/modules/instruments/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Shop } from '../faults/shop.ts'

/** One family at the counter: answers 200 or throws. */
export type PostRequest = (path: string, body: object) => Promise<Readonly<Record<string, unknown>>>

export interface PlacedOrder {
  readonly orderId: string
  readonly amount: Paise
  /** Nothing is left for a bank. */
  readonly isPaid: boolean
}

export interface WayToBuy {
  readonly name: string
  readonly order: (ask: PostRequest, planId: string) => Promise<PlacedOrder>
  /** How it is paid at the gateway, with what; undefined where nothing is left to pay. */
  readonly pay: Readonly<{ method: Method } & Record<string, string>> | undefined
}

export interface PreparedCheckouts {
  readonly ways: readonly WayToBuy[]
  /** The amount in each family's wallet before anybody buys. */
  readonly inWallet: Paise
}

const UPI = { method: 'UPI_QR' } as const
const PART = rupees(500)

/** A bank that lends, a coupon that makes a course free, and money in every wallet. */
export async function prepareWays(
  ctx: Ctx,
  { families }: Pick<Shop, 'families'>,
  price: Paise,
): Promise<PreparedCheckouts> {
  const { plans: ofBank } = await anEmiIssuer(ctx, { code: 'HDFC' })
  const { plans: ofLender } = await anEmiIssuer(ctx, { code: 'FIBE', kind: 'CARDLESS' })
  const free = await aCoupon(ctx, { redeem: { redeemType: 'PERCENTAGE', redeemValue: 100, maxDiscount: rupees(0) }, maxUses: null }) // prettier-ignore
  const inWallet = rupees(20_00_000)
  for (const { accountId } of families) await moneyInWallet(ctx, accountId, { purchased: inWallet })
  const ways: WayToBuy[] = [
    { name: 'UPI QR', order: buy(), pay: UPI },
    { name: 'UPI app', order: buy(), pay: { method: 'UPI_INTENT', platform: 'android', upiApp: 'phonepe' } },
    { name: 'card', order: buy(), pay: { method: 'CARD' } },
    { name: 'netbanking', order: buy(), pay: { method: 'NETBANKING', bank: 'NB_SBI' } },
    { name: 'provider’s wallet', order: buy(), pay: { method: 'PROVIDER_WALLET', wallet: 'PAYTM' } },
    { name: 'our wallet and UPI', order: buy({ walletAmount: PART }), pay: UPI },
    { name: 'only our wallet', order: buy({ walletAmount: price }), pay: undefined },
    { name: 'EMI by card', order: buyByEmi(ofBank[0]?.id, price), pay: { method: 'EMI' } },
    { name: 'EMI of a lender', order: buyByEmi(ofLender[0]?.id, price), pay: { method: 'CONSUMER_FINANCE' } },
    { name: 'first instalment', order: buyInParts, pay: { method: 'NETBANKING', bank: 'NB_HDFC' } },
    { name: 'free coupon', order: buy({ couponCode: free.code }), pay: undefined },
    { name: 'recharge', order: recharge, pay: UPI },
  ]
  return { ways, inWallet }
}

function buy(more: object = {}): WayToBuy['order'] {
  return async (ask, subscriptionPlanId) =>
    bought(await ask('/dinero/payment/buyItems', { subscriptionPlanId, ...more }))
}

function buyByEmi(emiPlan: string | undefined, amount: Paise): WayToBuy['order'] {
  return async (ask, planId) => {
    const groups = await ask('/payment/getEMICards', { amount })
    const cards = Object.values(groups).flat() as readonly { readonly plans: readonly EmiPlan[] }[] // the contract's EmiCard
    const offer = cards.flatMap(({ plans }) => plans).find((each) => each.planId === emiPlan)
    return buy({ emi: { planId: emiPlan, charged: offer?.charged } })(ask, planId)
  }
}

interface EmiPlan {
  readonly planId: string
  readonly charged: Paise
}

async function buyInParts(ask: PostRequest, subscriptionPlanId: string): Promise<PlacedOrder> {
  const { token } = await ask('/checkout/quote', { subscriptionPlanId })
  const { quote } = await ask('/dinero/payment/prepareInstalments', { quote: token, parts: 3 })
  const { token: inParts } = quote as { readonly token: string } // the contract's SignedQuote
  return bought(await ask('/dinero/payment/buyItems', { quote: inParts, payType: 'instalments' }))
}

async function recharge(ask: PostRequest): Promise<PlacedOrder> {
  return bought(await ask('/payment/v2/rechargeAccount', { amount: rupees(1_250) }))
}

function bought({ orderId, amount, status }: Readonly<Record<string, unknown>>): PlacedOrder {
  return { orderId: String(orderId), amount: toPaise(Number(amount)), isPaid: status === 'PAID' }
}
