import { CARD_OTP } from '../juspay/magic.ts'
import type { Order, Txn } from '../juspay/order.ts'
import { html } from './html.ts'
import { payee, payerPage } from './layout.ts'
import { ended } from './upi.ts'

/** The gateway's own page, so that card numbers never pass through the shop's. */
export function cardPage(order: Order, error?: string): string {
  return payerPage(
    'Card',
    html`<h1>Pay by card</h1>
      ${payee(order)} ${error && html`<p class="error" role="alert">${error}</p>`}
      <form method="post" action="/juspay/merchant/pay/${order.id}">
        <label for="number">Card number</label>
        <input
          id="number"
          name="number"
          inputmode="numeric"
          autocomplete="cc-number"
          required
          maxlength="23"
          placeholder="4111 1111 1111 1111"
        />
        <div class="pair">
          <div>
            <label for="expiry">Expiry, MM/YY</label>
            <input
              id="expiry"
              name="expiry"
              inputmode="numeric"
              autocomplete="cc-exp"
              required
              maxlength="5"
              placeholder="12/30"
            />
          </div>
          <div>
            <label for="cvv">CVV</label>
            <input
              id="cvv"
              name="cvv"
              inputmode="numeric"
              autocomplete="cc-csc"
              required
              maxlength="4"
              placeholder="123"
            />
          </div>
        </div>
        <label for="name">Name on the card</label>
        <input id="name" name="name" autocomplete="cc-name" required maxlength="60" placeholder="Asha Rao" />
        <p class="row">
          <input type="checkbox" id="keep" name="keep" style="width:24px;height:24px" />
          <label for="keep" style="margin:0;font-weight:400">Save this card for next time</label>
        </p>
        <button class="go wide">Pay</button>
      </form>
      <form method="post" action="/juspay/merchant/pay/${order.id}/cancel">
        <button class="wide">Cancel and go back</button>
      </form>
      <p class="soft">4111 1111 1111 1111 pays. <a href="/">Other cards</a> fail in ways of their own.</p>`,
  )
}

export function threeDSecurePage(order: Order, txn: Txn, error?: string): string {
  const action = `/pay/3ds/${txn.uuid}`
  return payerPage(
    'One-time password',
    html`<h1>Your bank asks if it is you</h1>
      ${payee(order)} ${error && html`<p class="error" role="alert">${error}</p>`}
      <form method="post" action="${action}">
        <label for="otp">One-time password, sent to •••• 3210</label>
        <input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" required maxlength="8" />
        <button class="go wide">Submit</button>
        <button class="stop wide" name="cancel" value="yes" formnovalidate>Cancel</button>
      </form>
      <p class="soft">In the sandbox it is ${CARD_OTP}.</p>`,
  )
}

/** Somebody came back to a card page after its payment had ended. */
export function endedPage(order: Order, txn: Txn): string {
  return payerPage(
    'Payment',
    html`<h1>Payment</h1>
      ${payee(order)} ${ended(order, txn)}`,
  )
}
