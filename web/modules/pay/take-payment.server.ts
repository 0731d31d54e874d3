import { data, redirect, redirectDocument } from 'react-router'
import { toPaise } from '#core/kernel/money.ts'
import type { Order } from '#core/modules/orders/order.ts'
import { sourceOf } from '#core/modules/orders/pay-page.ts'
import { METHODS, type Method } from '#core/modules/orders/paid-by.ts'
import type { Device } from '#core/modules/payments/platform.ts'
import { beginPayment } from '#web/page/begin-payment.server.ts'
import { textIn, type Submission } from '#web/page/page.server.ts'
import { placeIn, typedPlaceIn } from '#web/page/place/place-in.server.ts'
import { keepStep } from '#web/sign-in/kept-step.server.ts'
import { stepIn, takeStep } from '#web/sign-in/take-step.server.ts'
import { pathWithCoupon, pathWithTypedCoupon } from './price.server.ts'
import { holderToConfirm } from './ways/vpa-holder.server.ts'

/** The page's three forms: the coupon, signing in, paying. The button that was pressed says which. */
export async function takeForm(submission: Submission, device: Device) {
  const { api, form, path } = submission
  if (form.has('intent')) return redirect(pathWithCoupon(submission))
  if (form.has('step')) return takeSignIn(submission)
  if (form.has('forget')) {
    await api.payments.deleteCard({ card: textIn(form, 'forget') })
    return redirect(path)
  }
  return pay(submission, device)
}

/** A step of signing in; the last one leads to the same page, with what belongs to who signed in. */
export async function takeSignIn(submission: Submission) {
  const taken = await takeStep(submission)
  const headers = keepStep(taken, submission.visit.now)
  return taken.step === 'done' ? redirectDocument(submission.path, { headers }) : data({ signIn: taken }, { headers })
}

/** The fields that a refused form keeps: how far signing in has got, and the values typed for the payment. */
export function keptOf(form: FormData) {
  return form.has('step') ? { signIn: stepIn(form) } : typedIn(form)
}

export function typedIn(form: FormData): { typed: PaymentForm } {
  const fields = Object.fromEntries(TYPED.map((name) => [name, textIn(form, name)])) as TypedFields // one for each name
  return { typed: { ...fields, ...typedPlaceIn(form) } }
}

const TYPED = ['method', 'upiApp', 'bank', 'wallet', 'card', 'vpa', 'name', 'email'] as const
type TypedFields = Readonly<Record<(typeof TYPED)[number], string>>

export interface PaymentForm extends TypedFields, ReturnType<typeof typedPlaceIn> {
  /** Whose UPI ID was typed, for the payer to confirm. */
  readonly vpaHolder?: string
}

/** The order, then the first attempt to pay it. Sent twice it is one order and one attempt. */
async function pay(submission: Submission, device: Device) {
  const { api, form, lang, url } = submission
  const typed = pathWithTypedCoupon(submission)
  if (typed) return redirect(typed)
  const asked = await askForHolder(submission, device)
  if (asked) return asked
  const order = await api.orders.buyItems(
    {
      quote: textIn(form, 'quote'),
      lang,
      walletAmount: walletAmountIn(form),
      // The page holds a box for each number of parts; the chosen one counts.
      isAutoPaymentEnabled: form.getAll('autoDebit').includes(url.searchParams.get('parts') ?? ''),
      platform: device.platform === 'app' ? 'WebonApp' : 'Web',
      source: sourceOf(Object.fromEntries(url.searchParams)),
      billing: billingIn(form),
    },
    { idempotencyKey: textIn(form, 'key') || undefined },
  )
  return payOrder(submission, device, order)
}

/**
 * Before anything is bought: the form again with the holder's name, where the request would go to a UPI ID whose holder the
 * payer has not confirmed yet.
 */
export async function askForHolder({ api, form }: Submission, { platform }: Device) {
  if (methodIn(form) !== 'UPI_COLLECT') return undefined
  const typed = { vpa: textIn(form, 'vpa'), confirmedVpa: textIn(form, 'confirmedVpa') }
  const vpaHolder = await holderToConfirm(typed, (vpa) => api.payments.validateVpa({ vpa, platform }))
  return vpaHolder === undefined ? undefined : { typed: { ...typedIn(form).typed, vpaHolder } }
}

/** The attempt to pay that the form asks for, and on to where its end is waited for. */
export async function payOrder({ api, form }: Submission, { platform }: Device, order: Order) {
  // A coupon or a wallet that leaves nothing to pay enrols at once: decision P-08.
  if (order.status === 'PAID') return redirectDocument(`/pay/${order.orderId}`)
  const method = methodIn(form)
  const { orderId } = order
  await beginPayment({ api }, { orderId, method, platform, ...detailsIn(form, method) })
  return redirect(`/pay/${orderId}/wait${method === 'UPI_QR' || method === 'UPI_COLLECT' ? '' : '?go=1'}`)
}

/** The amount that the wallet shall pay; undefined when nothing. */
export function walletAmountIn(form: FormData) {
  const amount = textIn(form, 'walletAmount')
  return /^\d{1,12}$/.test(amount) ? toPaise(Number(amount)) : undefined
}

/** Empty fields are not sent. The server then takes them from the profile, or answers that they are missing. */
export function billingIn(form: FormData) {
  const [name, email] = ['name', 'email'].map((field) => textIn(form, field))
  return {
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...placeIn(form),
  }
}

/** An unknown method counts as a UPI code. */
function methodIn(form: FormData): Method {
  const asked = textIn(form, 'method')
  return METHODS.find((each) => each === asked) ?? 'UPI_QR'
}

function detailsIn(form: FormData, method: Method) {
  if (method === 'UPI_INTENT') return { upiApp: textIn(form, 'upiApp') }
  if (method === 'UPI_COLLECT') return { vpa: textIn(form, 'vpa') }
  if (method === 'NETBANKING') return { bank: textIn(form, 'bank') }
  if (method === 'PROVIDER_WALLET') return { wallet: textIn(form, 'wallet') }
  const card = textIn(form, 'card')
  return method === 'CARD' && card !== '' ? { card } : {}
}
