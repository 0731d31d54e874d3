import { redirect, redirectDocument } from 'react-router'
import { sourceOf } from '#core/modules/orders/pay-page.ts'
import { METHODS, type Method } from '#core/modules/payments/methods.ts'
import type { Device } from '#core/modules/payments/platform.ts'
import { isStateCode } from '#core/taxonomy/pin-code.ts'
import { textIn, type Submission } from '#web/page/page.server.ts'
import { stepIn, takeStep } from '#web/sign-in/take-step.server.ts'
import { pathWithCoupon } from './price.server.ts'

/** The page's three forms: the coupon, signing in, paying. The button that was pressed says which. */
export async function takeForm(submission: Submission, device: Device) {
  const { form, path } = submission
  if (form.has('intent')) return redirect(pathWithCoupon(submission))
  if (form.has('step')) {
    const taken = await takeStep(submission)
    return taken.step === 'done' ? redirectDocument(path) : { signIn: taken }
  }
  return pay(submission, device)
}

/** What a refused form keeps: how far signing in has got, and what was typed for the payment. */
export function keptOf(form: FormData) {
  if (form.has('step')) return { signIn: stepIn(form) }
  const names = ['method', 'upiApp', 'bank', 'vpa', 'name', 'email', 'pinCode', 'stateCode'] as const
  return { typed: Object.fromEntries(names.map((name) => [name, textIn(form, name)])) as Typed } // one for each name
}
export type Typed = Readonly<
  Record<'method' | 'upiApp' | 'bank' | 'vpa' | 'name' | 'email' | 'pinCode' | 'stateCode', string>
>

/** The order, then the first attempt to pay it. Sent twice it is one order and one attempt. */
async function pay({ api, form, lang, url }: Submission, { platform }: Device) {
  const order = await api.orders.buyItems(
    {
      quote: textIn(form, 'quote'),
      lang,
      platform: platform === 'app' ? 'WebonApp' : 'Web',
      source: sourceOf(Object.fromEntries(url.searchParams)),
      billing: billingIn(form),
    },
    { idempotencyKey: textIn(form, 'key') || undefined },
  )
  // A coupon that leaves nothing to pay enrols at once: decision P-08.
  if (order.status === 'PAID') return redirectDocument(`/pay/${order.orderId}`)
  const method = methodIn(form)
  const { orderId } = order
  await api.payments.startPayment({ orderId, method, platform, ...detailsIn(form, method) })
  return redirect(`/pay/${orderId}/wait${method === 'UPI_QR' || method === 'UPI_COLLECT' ? '' : '?go=1'}`)
}

/** What is empty is not sent: the server then takes it from the profile, or says that it is missing. */
function billingIn(form: FormData) {
  const [name, email, pinCode, stateCode] = ['name', 'email', 'pinCode', 'stateCode'].map((field) =>
    textIn(form, field),
  )
  return {
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(pinCode ? { pinCode } : {}),
    ...(stateCode && isStateCode(stateCode) ? { stateCode } : {}),
  }
}

/** One that is none of ours is refused by the server: it is not offered anywhere. */
function methodIn(form: FormData): Method {
  const asked = textIn(form, 'method')
  return METHODS.find((each) => each === asked) ?? 'UPI_QR'
}

function detailsIn(form: FormData, method: Method) {
  if (method === 'UPI_INTENT') return { upiApp: textIn(form, 'upiApp') }
  if (method === 'UPI_COLLECT') return { vpa: textIn(form, 'vpa') }
  return method === 'NETBANKING' ? { bank: textIn(form, 'bank') } : {}
}
