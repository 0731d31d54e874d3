// Every way to buy a course and to pay for it, as a family's browser asks for it.
import { rupees } from '#core/kernel/money.ts'
import type { OrderResponse, EmiCard } from '../requests.ts'
import { FREE_COUPON, type Plan } from '../stage/population.ts'

/** A call of the family's, with a key of its own. */
export type Call = (path: string, body: object) => Promise<OrderResponse>

export interface CheckoutScenario {
  readonly name: ScenarioName
  /** Makes the order. */
  readonly order: (call: Call, plan: Plan) => Promise<OrderResponse>
  /** The fields of the bank's payment. Undefined where no bank pays. */
  readonly pay: Readonly<Record<string, string>> | undefined
}

export type ScenarioName =
  | 'UPI QR'
  | 'UPI app'
  | 'card'
  | 'netbanking'
  | 'provider’s wallet'
  | 'our wallet and UPI'
  | 'only our wallet'
  | 'EMI by card'
  | 'EMI of a lender'
  | 'first instalment'
  | 'free coupon'

const QR = { method: 'UPI_QR', platform: 'desktop' }

export const SCENARIOS: readonly CheckoutScenario[] = [
  { name: 'UPI QR', order: buy(), pay: QR },
  { name: 'UPI app', order: buy(), pay: { method: 'UPI_INTENT', platform: 'android', upiApp: 'phonepe' } },
  { name: 'card', order: buy(), pay: { method: 'CARD' } },
  { name: 'netbanking', order: buy(), pay: { method: 'NETBANKING', bank: 'NB_SBI' } },
  { name: 'provider’s wallet', order: buy(), pay: { method: 'PROVIDER_WALLET', wallet: 'PAYTM' } },
  { name: 'our wallet and UPI', order: buy({ walletAmount: rupees(500) }), pay: QR },
  { name: 'only our wallet', order: buyFromWallet, pay: undefined },
  { name: 'EMI by card', order: buyByEmi('CREDIT'), pay: { method: 'EMI' } },
  { name: 'EMI of a lender', order: buyByEmi('CARDLESS'), pay: { method: 'CONSUMER_FINANCE' } },
  { name: 'first instalment', order: buyInParts, pay: { method: 'NETBANKING', bank: 'NB_HDFC' } },
  { name: 'free coupon', order: buy({ couponCode: FREE_COUPON }), pay: undefined },
]

function buy(more: object = {}): CheckoutScenario['order'] {
  return (call, { id: subscriptionPlanId }) => call('/dinero/payment/buyItems', { subscriptionPlanId, ...more })
}

function buyFromWallet(call: Call, plan: Plan): Promise<OrderResponse> {
  return buy({ walletAmount: plan.price })(call, plan)
}

/** The first plan of the first that lends. */
function buyByEmi(kind: 'CREDIT' | 'CARDLESS'): CheckoutScenario['order'] {
  return async (call, plan) => {
    const { [kind]: cards = [] } = await call('/payment/getEMICards', { amount: plan.price })
    const [offer] = cards.flatMap(({ plans }: EmiCard) => plans)
    return buy({ emi: { planId: offer?.planId, charged: offer?.charged } })(call, plan)
  }
}

/** As the screen does: a quote, what it would be in parts, and the order of the first. */
async function buyInParts(call: Call, { id: subscriptionPlanId }: Plan): Promise<OrderResponse> {
  const { token } = await call('/checkout/quote', { subscriptionPlanId })
  const { quote } = await call('/dinero/payment/prepareInstalments', { quote: token })
  return call('/dinero/payment/buyItems', { quote: quote?.token, payType: 'instalments' })
}
