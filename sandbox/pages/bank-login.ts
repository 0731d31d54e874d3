import type { Order, Txn } from '../juspay/order.ts'
import { isPending } from '../juspay/order.ts'
import { html } from './html.ts'
import { outcomeButtons, payee, payerPage } from './layout.ts'
import { ended } from './upi.ts'

const bankNames: Readonly<Record<string, string>> = {
  NB_SBI: 'State Bank of India',
  NB_HDFC: 'HDFC Bank',
  NB_ICICI: 'ICICI Bank',
  NB_AXIS: 'Axis Bank',
  NB_KOTAK: 'Kotak Mahindra Bank',
  NB_PNB: 'Punjab National Bank',
  NB_BOB: 'Bank of Baroda',
  NB_YESB: 'Yes Bank',
  NB_CANR: 'Canara Bank',
  NB_UBI: 'Union Bank of India',
  NB_INDUS: 'IndusInd Bank',
  NB_IDBI: 'IDBI Bank',
  NB_FED: 'Federal Bank',
}

export function bankPage(order: Order, txn: Txn): string {
  const name = bankNames[txn.method] ?? txn.method.replace('NB_', '')
  const action = `/pay/bank/${txn.uuid}`
  const form = html`<form method="post" action="${action}">
      <label for="user">Customer id</label>
      <input id="user" name="user" autocomplete="off" value="sandbox" />
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="off" value="sandbox" />
      <button class="go wide" name="outcome" value="approve">Log in and pay</button>
      <button class="stop wide" name="outcome" value="decline">Cancel</button>
    </form>
    ${outcomeButtons(action)}`
  return payerPage(
    name,
    html`<h1>${name} netbanking</h1>
      ${payee(order)} ${isPending(txn) ? form : ended(order, txn)}`,
  )
}

const walletNames: Readonly<Record<string, string>> = {
  PHONEPE: 'PhonePe',
  PAYTM: 'Paytm',
  AMAZONPAY: 'Amazon Pay',
  MOBIKWIK: 'MobiKwik',
  PAYPAL: 'PayPal',
}

/** A loan is said before it is taken: who lends, how much, for how long. */
export function lenderPage(order: Order, txn: Txn): string {
  const action = `/pay/lender/${txn.uuid}`
  const form = html`<p>${txn.method} lends you this amount for ${txn.emi?.tenure ?? 0} months.</p>
    <form method="post" action="${action}">
      <button class="go wide" name="outcome" value="approve">Agree and take the loan</button>
      <button class="stop wide" name="outcome" value="decline">Cancel</button>
    </form>
    ${outcomeButtons(action)}`
  return payerPage(
    'Loan',
    html`<h1>${txn.method} loan</h1>
      ${payee(order)} ${isPending(txn) ? form : ended(order, txn)}`,
  )
}

export function walletPage(order: Order, txn: Txn): string {
  const action = `/pay/wallet/${txn.uuid}`
  const form = html`<p>Balance: enough.</p>
    <form method="post" action="${action}">
      <button class="go wide" name="outcome" value="approve">Pay from the wallet</button>
      <button class="stop wide" name="outcome" value="decline">Cancel</button>
    </form>
    ${outcomeButtons(action)}`
  return payerPage(
    'Wallet',
    html`<h1>${walletNames[txn.method] ?? txn.method} wallet</h1>
      ${payee(order)} ${isPending(txn) ? form : ended(order, txn)}`,
  )
}
