// Cards that customers have left with the gateway.
import { hash } from 'node:crypto'
import type { Records } from '../../records.ts'
import type { FaultResponse, Call } from '../faults.ts'
import type { Card } from '../order.ts'
import { text } from '../orders.ts'
import { invalidField } from '../refusals.ts'

export interface CardVault {
  readonly listCards: (call: Call) => FaultResponse
  readonly deleteCard: (call: Call) => FaultResponse
  readonly findCard: (customerId: string, token: string) => Card | undefined
  readonly keepCard: (customerId: string, card: Card) => void
}

interface Wallet {
  readonly id: string
  readonly cards: Card[]
}

export function createCardVault(records: Records, merchantId: string): CardVault {
  const cards = new Map(records.all<Wallet>('cards').map((wallet) => [wallet.id, wallet.cards]))
  const keep = (customerId: string, kept: Card[]) => {
    cards.set(customerId, kept)
    records.save('cards', customerId, { id: customerId, cards: kept } satisfies Wallet)
  }

  return {
    listCards({ form }) {
      const customerId = text(form, 'customer_id')
      if (customerId === '') return invalidField('customer_id')
      const kept = cards.get(customerId) ?? []
      return {
        status: 200,
        body: { customer_id: customerId, merchantId, cards: kept.map((card) => cardAnswer(customerId, card)) },
      }
    },
    deleteCard({ form }) {
      const token = text(form, 'card_token')
      const owner = [...cards].find(([id, kept]) => kept.some((card) => tokenOf(id, card) === token))
      if (!owner) return invalidField('card_token')
      const [customerId, kept] = owner
      const left = kept.filter((card) => tokenOf(customerId, card) !== token)
      keep(customerId, left)
      return { status: 200, body: { card_token: token, deleted: true } }
    },
    findCard: (customerId, token) => cards.get(customerId)?.find((card) => tokenOf(customerId, card) === token),
    keepCard(customerId, card) {
      const kept = [...(cards.get(customerId) ?? []).filter(({ reference }) => reference !== card.reference), card]
      keep(customerId, kept)
    },
  }
}

/** A token is one customer's: the same card of two customers has two. */
function tokenOf(customerId: string, { reference }: Card): string {
  return `tkn_${hash('sha256', `${customerId} ${reference}`, 'hex').slice(0, 32)}`
}

function cardAnswer(customerId: string, card: Card) {
  return {
    card_token: tokenOf(customerId, card),
    card_reference: card.reference,
    card_fingerprint: card.reference,
    card_number: `${card.isin.slice(0, 4)}-XXXXXXXX-${card.lastFour}`,
    card_isin: card.isin,
    card_brand: card.brand,
    card_issuer: card.issuer,
    card_type: card.type,
    card_sub_type: '',
    card_exp_month: card.expiryMonth,
    card_exp_year: card.expiryYear,
    expired: false,
    nickname: '',
    name_on_card: card.name,
  }
}
