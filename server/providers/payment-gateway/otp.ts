// One-time passwords that are typed on our page instead of the bank's.
import type { GatewayBody, GatewayCall, GatewayHttp } from './http.ts'
import { textIn } from './order-response.ts'
import { GatewayFault } from './port.ts'

/** The attempt that waits is named by the order itself, so we keep no id of the gateway's for it. */
export async function submitOtp(
  http: GatewayHttp,
  orderId: string,
  otp: string,
  until: number,
): Promise<'ACCEPTED' | 'WRONG' | 'NOT_ASKED'> {
  const read: GatewayCall = { method: 'GET', path: `/orders/${encodeURIComponent(orderId)}`, isRepeatable: true }
  const order = await http.call(read, until)
  const uuid = order.isOk && order.body['status'] === 'PENDING_VBV' ? textIn(order.body, 'txn_uuid') : undefined
  if (uuid === undefined || !/^\w{1,64}$/.test(uuid)) return 'NOT_ASKED'
  const path = `/v2/txns/${uuid}/authentication`
  const call: GatewayCall = { method: 'POST', path, form: { challenge_id: uuid, answer: otp }, isRepeatable: false }
  const { isOk, body } = await http.call(call, until)
  if (!isOk) throw new GatewayFault('REFUSED', 'POST authentication: refused')
  return wordOf(body)
}

function wordOf(body: GatewayBody): 'ACCEPTED' | 'WRONG' | 'NOT_ASKED' {
  const status = textIn(body, 'status')
  return status === 'PENDING_VBV' || status === 'AUTHENTICATION_FAILED' ? 'WRONG' : 'ACCEPTED'
}
