import { showMoney } from '#core/kernel/money.ts'
import type { Bank } from '../bank.ts'
import { orderAnswer } from '../juspay/answers.ts'
import type { Order, Txn } from '../juspay/order.ts'
import type { Delivery } from '../juspay/webhooks.ts'
import { html, type Html } from './html.ts'
import { outcomeButtons, page, statusMark, when } from './layout.ts'

/** Everything about one order, and every way to end it. */
export function orderPage({ merchant, webhooks }: Bank, order: Order): string {
  return page(
    `Order ${order.orderId}`,
    html`<h1>Order ${order.orderId}</h1>
      <p class="amount">${showMoney(order.amount)}</p>
      <p>
        ${statusMark(order)}
        <span class="soft">made ${when(order.createdAt)}, open until ${when(order.expiresAt)}</span>
      </p>
      <p class="soft">${order.description}</p>
      ${outcomeButtons(`/orders/${order.orderId}`)}
      <h2>Attempts</h2>
      ${order.txns.length === 0 ? html`<p class="soft">None yet.</p>` : attempts(order.txns)}
      <h2>Webhooks</h2>
      ${deliveries(webhooks.of(order.orderId))}
      <h2>What the gateway answers</h2>
      <pre class="card">${JSON.stringify(orderAnswer(merchant, order), null, 2)}</pre>`,
  )
}

function attempts(txns: readonly Txn[]): Html {
  const rows = txns.map(
    ({ txnId, method, flow, status, bankMessage }) =>
      html`<tr>
        <td>${txnId}</td>
        <td>${method} ${flow}</td>
        <td>${status}</td>
        <td>${bankMessage}</td>
      </tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Attempts">
    <table>
      <tr>
        <th scope="col">Attempt</th>
        <th scope="col">By</th>
        <th scope="col">Status</th>
        <th scope="col">The bank says</th>
      </tr>
      ${rows}
    </table>
  </div>`
}

function deliveries(all: readonly Delivery[]): Html {
  if (all.length === 0) return html`<p class="soft">None yet.</p>`
  const rows = all.map(
    ({ eventName, createdAt, tries, outcome }) =>
      html`<tr>
        <td>${eventName}</td>
        <td>${when(createdAt)}</td>
        <td>${tries}</td>
        <td>${outcome}</td>
      </tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Webhooks">
    <table>
      <tr>
        <th scope="col">Event</th>
        <th scope="col">At</th>
        <th scope="col">Tries</th>
        <th scope="col">Answer</th>
      </tr>
      ${rows}
    </table>
  </div>`
}
