// Cards that customers have left with Juspay. We read the name of each one. Its token stays on the server.
import { blockIn, listIn, textIn } from './order-response.ts'
import type { GatewayBody, GatewayCall, GatewayHttp } from './http.ts'
import { GatewayFault, type StoredCard } from './port.ts'

export async function listCards(http: GatewayHttp, customerId: string, until: number): Promise<readonly StoredCard[]> {
  const path = `/cards?customer_id=${encodeURIComponent(customerId)}`
  const call: GatewayCall = { method: 'GET', path, routingId: customerId, isRepeatable: true }
  const { isOk, body } = await http.call(call, until)
  // A customer it has never seen has left no card with it.
  return isOk ? listIn(body, 'cards').flatMap((card) => cardIn(card) ?? []) : []
}

export async function deleteCard(http: GatewayHttp, token: string, until: number): Promise<void> {
  const call: GatewayCall = { method: 'POST', path: '/card/delete', form: { card_token: token }, isRepeatable: true }
  const { isOk, body } = await http.call(call, until)
  if (!isOk || body['deleted'] !== true) throw new GatewayFault('REFUSED', 'POST /card/delete: it was not deleted')
}

function cardIn(card: GatewayBody): StoredCard | undefined {
  const token = textIn(card, 'card_token')
  const cardReference = textIn(card, 'card_reference')
  const lastFour = /\d{4}$/.exec(textIn(card, 'card_number') ?? '')?.[0]
  if (token === undefined || cardReference === undefined || lastFour === undefined) return undefined
  const type = textIn(card, 'card_type')
  return {
    token,
    cardReference,
    lastFour,
    brand: textIn(card, 'card_brand') ?? '',
    issuer: textIn(card, 'card_issuer') ?? '',
    cardType: type === 'CREDIT' || type === 'DEBIT' ? type : null,
    isExpired: card['expired'] === true || textIn(blockIn(card, 'token'), 'status') === 'SUSPENDED',
  }
}
