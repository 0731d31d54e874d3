import type { Order, Txn } from '../juspay/order.ts'
import { isPending } from '../juspay/order.ts'
import { html, type Html } from './html.ts'
import { outcomeButtons, payee, payerPage } from './layout.ts'

/** The page of a UPI app after the code was scanned or the link was followed. */
export function upiPage(order: Order, txn: Txn): string {
  const action = `/pay/upi/${txn.uuid}`
  return payerPage(
    'UPI app',
    html`<h1>${txn.flow === 'COLLECT' ? 'You are asked to pay' : 'Pay by UPI'}</h1>
      ${payee(order)}
      <p class="soft">From savings account •••• 4321, asha@sandbox</p>
      ${
        isPending(txn)
          ? html`<form method="post" action="${action}">
                <button class="go wide" name="outcome" value="approve">Approve</button>
                <button class="stop wide" name="outcome" value="decline">Decline</button>
              </form>
              <p class="soft">Or do nothing, and the request runs out.</p>
              ${outcomeButtons(action)}`
          : ended(order, txn)
      }`,
  )
}

export function ended(order: Order, { status, bankMessage }: Txn): Html {
  return html`<p><strong>${status === 'CHARGED' ? 'Paid.' : `This payment is ${status}.`}</strong> ${bankMessage}</p>
    <p>Go back to the shop, or <a href="${order.returnUrl}">open it here</a>.</p>`
}
