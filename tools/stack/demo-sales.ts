// The first families of the demo: they log in, buy, pay and ask the help desk through the API, and the sandbox's bank answers.
// Staff find their orders in the console, and can return them, since the gateway knows each of them.
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

interface Shopper {
  readonly phone: string
  readonly learner: string
  readonly billing: { readonly name: string; readonly pinCode: string }
  readonly lang: string
  readonly buys: readonly Sale[]
  /** A question to the help desk. */
  readonly asks?: { readonly category: string; readonly subject: string; readonly text: string }
}

interface Sale {
  readonly grade: number
  readonly couponCode?: string
  /** As `startPayment` takes them. */
  readonly pay: { readonly method: string; readonly platform?: string; readonly upiApp?: string; readonly bank?: string; readonly wallet?: string } // prettier-ignore
  /** The bank’s answers, one try after the other. Empty: the family leaves before it pays. */
  readonly bankSays: readonly ('approve' | 'decline' | 'authorization-failed')[]
}

const googlePay = { method: 'UPI_INTENT', platform: 'android', upiApp: 'GOOGLE_PAY' }

/** Four: each login needs a code, and one address gets ten in ten minutes. The newcomer of this machine needs some too. */
const SHOPPERS: readonly Shopper[] = [
  {
    phone: '+919000000101', learner: 'Sneha', billing: { name: 'Vaishali Patil', pinCode: '411001' }, lang: 'mr',
    buys: [
      { grade: 9, couponCode: 'DEEP10', pay: { method: 'UPI_QR' }, bankSays: ['approve'] },
      { grade: 7, pay: { method: 'CARD' }, bankSays: ['approve'] },
    ],
  },
  {
    phone: '+919000000102', learner: 'Arjun', billing: { name: 'Lakshmi Reddy', pinCode: '500001' }, lang: 'en',
    buys: [
      { grade: 10, pay: { method: 'CARD' }, bankSays: ['approve'] },
      { grade: 6, couponCode: 'FIRST500', pay: { method: 'PROVIDER_WALLET', wallet: 'PHONEPE' }, bankSays: ['approve'] },
      { grade: 8, pay: { method: 'UPI_QR' }, bankSays: [] },
    ],
    asks: { category: 'CLASS', subject: 'Maths at another hour', text: 'Arjun has cricket on Tuesdays until six. Is there a later batch of maths?' },
  },
  {
    phone: '+919000000103', learner: 'Zoya', billing: { name: 'Fatima Sheikh', pinCode: '226001' }, lang: 'hi',
    buys: [
      { grade: 6, pay: googlePay, bankSays: ['decline', 'approve'] },
      { grade: 8, pay: { method: 'CARD' }, bankSays: ['authorization-failed'] },
    ],
    asks: { category: 'PAYMENT', subject: 'The bank refused my card', text: 'The card was refused, and my bank says that it sees no payment. Was anything taken?' },
  },
  {
    phone: '+919000000104', learner: 'Karthik', billing: { name: 'Subramaniam Iyer', pinCode: '600001' }, lang: 'ta',
    buys: [
      { grade: 7, pay: { method: 'NETBANKING', bank: 'NB_SBI' }, bankSays: ['approve'] },
      { grade: 9, couponCode: 'DEEP10', pay: googlePay, bankSays: ['approve'] },
      { grade: 10, pay: { method: 'UPI_QR' }, bankSays: [] },
    ],
    asks: { category: 'PAYMENT', subject: 'Invoice with my company’s name', text: 'Can the invoice be made out to my company? I need it this week.' },
  },
] // prettier-ignore

export interface Places {
  /** Where the product and the sandbox are, without a slash at the end. */
  readonly product: string
  readonly sandbox: string
}

/** The families buy, one after the other. Answers the ids of their orders. Throws where a call is refused. */
export async function makeDemoSales(places: Places): Promise<readonly string[]> {
  const orderIds: string[] = []
  for (const shopper of SHOPPERS) {
    const api = callsOf(`${places.product}/api`)
    await signUp(api, places.sandbox, shopper)
    for (const sale of shopper.buys) orderIds.push(await buy(api, places.sandbox, shopper, sale))
    if (shopper.asks) await api.post('help/tickets', shopper.asks, z.unknown())
  }
  return orderIds
}

async function signUp({ post }: Calls, sandbox: string, { phone, learner, lang }: Shopper): Promise<void> {
  const { verificationId } = await post('preLoginVerification', { phone }, z.object({ verificationId: z.string() }))
  const sent = await ask(`${sandbox}/outbox.json?to=${encodeURIComponent(phone)}`, {}, z.array(z.object({ code: z.string().optional() }))) // prettier-ignore
  await post('login/verifyOTP', { verificationId, otp: sent.find(({ code }) => code)?.code }, z.unknown())
  await post('editProfile', { firstName: learner, language: lang }, z.unknown())
}

async function buy({ get, post }: Calls, sandbox: string, { billing, lang }: Shopper, sale: Sale): Promise<string> {
  const { grade, couponCode, pay, bankSays } = sale
  const plans = `subscriptionProgram/getFullSubscriptionPlan?grade=${grade}&board=cbse&target=school`
  const { defaultPlanId: subscriptionPlanId } = await get(plans, z.object({ defaultPlanId: z.string() }))
  const asked = { subscriptionPlanId, couponCode, billing, lang, source: 'BUY_NOW', platform: 'Web' }
  const { orderId } = await post('dinero/payment/buyItems', asked, z.object({ orderId: z.string() }))
  for (const answer of bankSays) {
    await post('payment/v2/payment-request', { orderId, ...pay }, z.unknown())
    await ask(`${sandbox}/control/orders/${orderId}/${answer}`, { method: 'POST' }, z.unknown())
    await untilKnown(get, orderId)
  }
  return orderId
}

/** Until the bank's answer has reached the product: seconds at most. */
async function untilKnown(get: Calls['get'], orderId: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const { status } = await get(`payment/v2/juspay-order-status/${orderId}`, z.object({ status: z.string() }))
    if (status !== 'CREATED' && status !== 'PENDING') return
    await wait(100)
  }
}

interface Calls {
  readonly get: <T>(path: string, answer: z.ZodType<T>) => Promise<T>
  readonly post: <T>(path: string, body: object, answer: z.ZodType<T>) => Promise<T>
}

/** The calls of one family's browser: it keeps its cookies. */
function callsOf(api: string): Calls {
  const jar = new Map<string, string>()
  const call = async <T>(path: string, given: RequestInit, answer: z.ZodType<T>) => {
    const headers = { cookie: [...jar.values()].join('; '), origin: new URL(api).origin, 'content-type': 'application/json' } // prettier-ignore
    return ask(`${api}/${path}`, { ...given, headers }, answer, keepIn(jar))
  }
  return {
    get: (path, answer) => call(path, {}, answer),
    post: (path, body, answer) => call(path, { method: 'POST', body: JSON.stringify(body) }, answer),
  }
}

function keepIn(jar: Map<string, string>) {
  return (reply: Response) => {
    for (const [pair = ''] of reply.headers.getSetCookie().map((cookie) => cookie.split(';')))
      jar.set(pair.slice(0, pair.indexOf('=')), pair)
  }
}

async function ask<T>(url: string, given: RequestInit, answer: z.ZodType<T>, heard?: (reply: Response) => void): Promise<T> {
  const reply = await fetch(url, given)
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${text}`)
  heard?.(reply)
  return answer.parse(text === '' ? null : JSON.parse(text))
} // prettier-ignore
