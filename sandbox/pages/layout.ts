import { showMoney } from '#core/kernel/money.ts'
import { showDate, showTime, type Instant } from '#core/kernel/time.ts'
import { statusOf, type Order } from '../juspay/order.ts'
import { OUTCOMES } from '../juspay/outcomes.ts'
import { html, type Html } from './html.ts'
import { style } from './style.ts'

/** A page for testers, with the way to the others. */
export function page(title: string, body: Html): string {
  return document(
    title,
    html`<header>
        <nav aria-label="Sandbox">
          <a href="/">Home</a><a href="/outbox">Outbox</a><a href="/rooms">Rooms</a><a href="/knobs">Knobs</a
          ><a href="/tatasky">Tata Sky</a>
        </nav>
      </header>
      <main>${body}</main>`,
  )
}

/** A page for the payer: the bank's, the app's or the gateway's. */
export function payerPage(title: string, body: Html): string {
  return document(title, html`<main class="narrow">${body}</main>`)
}

function document(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} · Sandbox bank</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <aside class="mark" aria-label="Notice">Sandbox bank: no real money</aside>
        ${body}
      </body>
    </html>`.text
}

/** Whom and how much: at the top of everything a payer sees. */
export function payee(order: Order): Html {
  return html`<div class="card">
    <p class="soft">Pay Kandil Learning</p>
    <p class="amount">${showMoney(order.amount)}</p>
    <p class="soft">Order ${order.orderId}</p>
  </div>`
}

/** Every way a payment may end, as buttons that post their name to `action`. */
export function outcomeButtons(action: string): Html {
  const buttons = Object.entries(OUTCOMES).map(
    ([name, { says }]) => html`<button name="outcome" value="${name}">${says}</button>`,
  )
  return html`<details>
    <summary>Let the bank answer something else</summary>
    <form method="post" action="${action}" class="row">${buttons}</form>
  </details>`
}

export function statusMark(order: Order): Html {
  return html`<span class="status">${order.isLost ? 'NOT_FOUND' : statusOf(order)}</span>`
}

export function when(at: Instant): string {
  return `${showDate(at, 'en')}, ${showTime(at)}`
}
