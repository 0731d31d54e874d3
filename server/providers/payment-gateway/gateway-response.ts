// Parts that several answers of the gateway share: where the payer goes next, the data for their app, and refusals.
import { blockIn, textIn } from './order-response.ts'
import type { GatewayBody, GatewayCall } from './http.ts'
import { GatewayFault, type UpiPayload } from './port.ts'

/** The bank's page, when a plain link leads there; a form to be posted is left to the gateway's own page. */
export function pageIn(steps: GatewayBody | undefined): string | undefined {
  const authentication = blockIn(steps, 'authentication')
  return authentication?.['method'] === 'GET' ? addressIn(authentication, 'url') : undefined
}

/** The bank's question for a one-time password can be answered without its page. */
export function takesOtpIn(steps: GatewayBody | undefined): boolean {
  return blockIn(blockIn(steps, 'authentication'), 'params')?.['can_accept_response'] === true
}

/** An address a browser may be sent to. */
export function addressIn(block: GatewayBody | undefined, name: string): string | undefined {
  const text = textIn(block, name)
  return text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined
}

export function upiPayloadIn(params: GatewayBody | undefined): UpiPayload | undefined {
  const [tr, vpa, name, mcc, amount] = ['tr', 'merchant_vpa', 'merchant_name', 'mcc', 'amount'].map((key) =>
    textIn(params, key),
  )
  if (!tr || !vpa || !name || !mcc || !amount) return undefined
  const tid = textIn(params, 'tid')
  return { tr, ...(tid ? { tid } : {}), merchant_vpa: vpa, merchant_name: name, mcc, amount }
}

export function refused(what: string, body: GatewayBody): GatewayFault {
  const serviceCode = codeIn(body)
  return new GatewayFault('REFUSED', `${what}: refused as ${serviceCode ?? 'no code'}`, { serviceCode })
}

export function unreadable({ method, path }: Pick<GatewayCall, 'method' | 'path'>): GatewayFault {
  return new GatewayFault('UNKNOWN', `${method} ${path}: an answer that cannot be read`)
}

export function codeIn(body: GatewayBody): string | undefined {
  return textIn(blockIn(body, 'error_info'), 'code') ?? textIn(body, 'error_code') ?? textIn(body, 'status')
}

/** That there is an order under this id already. */
export function saysDuplicate(body: GatewayBody): boolean {
  return codeIn(body) === 'ALREADY_EXISTS' || body['status'] === 'DUPLICATE_ORDER_ID'
}
