import { showMoney } from '#core/kernel/money.ts'
import type { Bank } from '../bank.ts'
import { CARD_OTP, MAGIC_CARDS, MAGIC_VPAS } from '../juspay/magic.ts'
import { waitingTxn, type Order } from '../juspay/order.ts'
import { OUTCOMES } from '../juspay/outcomes.ts'
import { payerPage as payerPageOf } from '../juspay/txns.ts'
import { html, type Html } from './html.ts'
import { page, statusMark, when } from './layout.ts'

const SHOWN = 30

export function homePage(bank: Bank): string {
  const orders = bank.orders.newest(SHOWN)
  const waiting = orders.filter((order) => waitingTxn(order))
  return page(
    'Home',
    html`<h1>Sandbox bank</h1>
      <p>
        A payment gateway, its banks and its UPI apps, and where every message of the product goes. Nothing here leaves
        this machine.
      </p>
      <h2>Waiting for the payer</h2>
      ${waiting.length === 0 ? html`<p class="soft">Nobody is asked to pay just now.</p>` : waiting.map((order) => request(bank, order))}
      <h2>Orders</h2>
      ${orders.length === 0 ? html`<p class="soft">None yet.</p>` : orderTable(orders)} ${magicValues()} ${controls()}`,
  )
}

function request({ merchant }: Bank, order: Order): Html {
  const txn = waitingTxn(order)
  if (!txn) return html``
  return html`<div class="card row">
    <div style="flex:1 1 10rem">
      <strong>${showMoney(order.amount)}</strong> by ${txn.method}${txn.payerApp ? ` (${txn.payerApp})` : ''}
      <div class="soft">${order.description || order.orderId}</div>
    </div>
    <a href="${payerPageOf(merchant, order, txn)}">Open</a>
    <form method="post" action="/orders/${order.orderId}/approve">
      <button class="go" aria-label="Approve ${showMoney(order.amount)}">Approve</button>
    </form>
    <form method="post" action="/orders/${order.orderId}/decline">
      <button class="stop" aria-label="Decline ${showMoney(order.amount)}">Decline</button>
    </form>
  </div>`
}

function orderTable(orders: readonly Order[]): Html {
  const rows = orders.map(
    (order) =>
      html`<tr>
        <td><a href="/orders/${order.orderId}">${order.orderId}</a></td>
        <td>${showMoney(order.amount)}</td>
        <td>${statusMark(order)}</td>
        <td>${when(order.createdAt)}</td>
      </tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Orders">
    <table>
      <tr>
        <th scope="col">Order</th>
        <th scope="col">Amount</th>
        <th scope="col">Status</th>
        <th scope="col">Made</th>
      </tr>
      ${rows}
    </table>
  </div>`
}

function magicValues(): Html {
  const cards = MAGIC_CARDS.map(
    ({ number, brand, outcome }) =>
      html`<tr>
        <td><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code></td>
        <td>${brand}</td>
        <td>${OUTCOMES[outcome].says}</td>
      </tr>`,
  )
  const vpas = Object.entries(MAGIC_VPAS).map(
    ([vpa, outcome]) =>
      html`<tr>
        <td><code>${vpa}</code></td>
        <td>UPI</td>
        <td>${outcome && OUTCOMES[outcome].says}</td>
      </tr>`,
  )
  return html`<h2>Cards and UPI IDs that always end the same way</h2>
    <p class="soft">
      Any name, any CVV, any month to come; the bank’s one-time password is <strong>${CARD_OTP}</strong>. Another card
      with a right check digit pays, another UPI ID waits for its owner, and one that begins with “invalid” is unknown.
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="Magic values">
      <table>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Of</th>
          <th scope="col">What happens</th>
        </tr>
        ${cards}${vpas}
      </table>
    </div>`
}

function controls(): Html {
  return html`<h2>For programs</h2>
    <p>
      <code>POST /control/orders/{order_id}/{outcome}</code> ends the attempt that waits, or makes one by card and ends
      it:
    </p>
    <p class="soft">${Object.keys(OUTCOMES).map((name) => html`<code>${name}</code> `)}</p>
    <p>
      <code>POST /control/orders/{order_id}/status</code> with <code>{"status":"VOID_FAILED"}</code> sets any status at
      all.
    </p>
    <p><code>GET /control/orders/{order_id}</code> answers the order and its webhooks.</p>
    <p>
      <code>POST /knobs</code> with JSON sets a <a href="/knobs">knob</a> for all orders, or for the
      <code>orderId</code> given with it; <code>GET /knobs.json</code>, <code>DELETE /knobs.json</code>.
    </p>
    <p><code>GET /outbox.json?to=9876543210</code>, <code>DELETE /outbox.json</code>.</p>`
}
