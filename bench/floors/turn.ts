// A virtual user of the floor: the same thing as a family does with us, as far as the floor goes.
import { randomInt } from 'node:crypto'
import { openConnection } from '../measure/connection.ts'
import { signatureOf } from './checkout.ts'

const FAMILIES = 20_000
const PRODUCTS = 50
const COUPONS = 50

interface CheckoutResponse {
  readonly amount?: number
  readonly purchaseId?: number
  readonly upiUri?: string
  readonly status?: string
}

export function openFloorCheckout(url: string): { buy: () => Promise<void>; close: () => void } {
  const connection = openConnection(url)

  async function call(path: string, request: object): Promise<CheckoutResponse> {
    const text = JSON.stringify(request)
    const headers = path === '/confirm' ? { signature: signatureOf(text) } : {}
    const { status, body } = await connection.send({ method: 'POST', path, headers, body: text })
    if (status !== 200) throw new Error(`the floor's ${path}: ${status} ${body.toString()}`)
    return JSON.parse(body.toString()) as CheckoutResponse // its fields are checked below
  }

  return {
    async buy() {
      const token = `family-${randomInt(1, FAMILIES + 1)}`
      const what = {
        productId: randomInt(1, PRODUCTS + 1),
        couponId: randomInt(1, COUPONS + 1),
      }
      const { amount } = await call('/quote', { token, ...what })
      const order = await call('/order', { token, ...what })
      const { purchaseId } = order
      const payment = await call('/payment', { token, purchaseId })
      const { status } = await call('/confirm', { token, purchaseId })
      if (!(order.amount === amount && payment.upiUri && status === 'PAID'))
        throw new Error('the floor answered wrongly')
    },
    close: connection.close,
  }
}
