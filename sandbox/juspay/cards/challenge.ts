// The bank's one-time password for a card, on its own page or handed on by a shop.
import type { FaultResponse, Call } from '../faults.ts'
import { CARD_OTP } from '../magic.ts'
import type { OrderBook } from '../order-book.ts'
import { isPending, type Card, type Order, type Txn } from '../order.ts'
import { text } from '../orders.ts'
import { isOutcome, type OutcomeName } from '../outcomes.ts'
import type { Payer } from '../payer.ts'
import { notAllowed, unknownResource } from '../refusals.ts'

interface Tools {
  readonly orders: OrderBook
  readonly payer: Payer
}

const MOST_WRONG = 3

/** False for a wrong one that may be tried again; the third wrong one ends the attempt. */
export function takeOtp({ orders, payer }: Tools, order: Order, txn: Txn, otp: string): boolean {
  if (otp.trim() === CARD_OTP) {
    payer.end(order, txn, outcomeOf(txn))
    return true
  }
  txn.wrongOtps += 1
  orders.changed(order)
  if (txn.wrongOtps < MOST_WRONG) return false
  payer.end(order, txn, 'authentication-failed')
  return true
}

/** Answered in the gateway's style: the attempt's status, and whether it may be answered again. */
export function answerChallenge(tools: Tools, { id, form }: Call): FaultResponse {
  const found = tools.orders.findByTxn(id)
  if (!found || text(form, 'challenge_id') !== id) return unknownResource('Transaction')
  const { order, txn } = found
  if (!isPending(txn) || !txn.card) return notAllowed('INVALID_ACTION', 'No answer is expected')
  const mayRepeat = !takeOtp(tools, order, txn, text(form, 'answer'))
  return {
    status: 200,
    body: {
      order_id: order.orderId,
      txn_id: txn.txnId,
      txn_uuid: txn.uuid,
      status: txn.status,
      payment: { authentication: { params: { challenge_id: id, can_accept_response: mayRepeat } } },
    },
  }
}

/** A bank turns a payment into instalments only for its own cards. */
function outcomeOf({ card, emi }: Txn): OutcomeName {
  if (emi && card && emi.bank !== bankOf(card)) return 'juspay-declined'
  return card && isOutcome(card.outcome) ? card.outcome : 'approve'
}

/** "HDFC_DC" is an issuer's debit cards. */
function bankOf({ issuer, type }: Card): string {
  return type === 'DEBIT' ? `${issuer}_DC` : issuer
}
