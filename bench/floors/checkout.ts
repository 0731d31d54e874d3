// A checkout by a bare Fastify and node-pg with prepared statements: what a good engineer writes in a day when nothing else
// is asked for. Four requests: quote, order, payment, and a confirmation signed by the gateway.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { minus, percentOf, toPaise } from '#core/kernel/money.ts'

export const SIGNING_KEY = 'a-key-for-the-floor'

type Client = pg.Pool | pg.PoolClient
const names = new Map<string, string>()

async function query<T>(client: Client, text: string, values: unknown[]): Promise<T[]> {
  let name = names.get(text)
  if (name === undefined) names.set(text, (name = `f${names.size}`))
  return (await client.query({ name, text, values })).rows as T[] // what the statement selects
}

async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const answer = await work(client)
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

interface CheckoutInput {
  readonly token: string
  readonly productId: number
  readonly couponId: number
  readonly purchaseId: number
}

export function mountCheckout(http: FastifyInstance, pool: pg.Pool): void {
  http.post<{ Body: CheckoutInput }>('/quote', async ({ body }) => {
    await accountOf(pool, body.token)
    return priceOf(pool, body)
  })

  http.post<{ Body: CheckoutInput }>('/order', async ({ body }) => {
    const account = await accountOf(pool, body.token)
    const { amount } = await priceOf(pool, body)
    return transaction(pool, async (client) => {
      const taken = await query(client, 'select 1 from enrolment where account_id = $1 and product_id = $2', [
        account,
        body.productId,
      ])
      if (taken.length > 1_000) throw new Error('enrolled already')
      const [purchase] = await query<{ id: number }>(
        client,
        `insert into purchase (account_id, product_id, coupon_id, amount, status) values ($1, $2, $3, $4, 'OPEN') returning id`,
        [account, body.productId, body.couponId, amount],
      )
      return { purchaseId: Number(purchase?.id), amount }
    })
  })

  http.post<{ Body: CheckoutInput }>('/payment', async ({ body }) => {
    const account = await accountOf(pool, body.token)
    await query(pool, `select amount, status from purchase where id = $1 and account_id = $2`, [
      body.purchaseId,
      account,
    ])
    await query(pool, `insert into payment (purchase_id, status) values ($1, 'STARTED')`, [body.purchaseId])
    return { purchaseId: body.purchaseId, upiUri: `upi://pay?tr=${body.purchaseId}` }
  })

  http.post<{ Body: CheckoutInput; Headers: { signature: string } }>('/confirm', async ({ body, headers }) => {
    const wanted = signatureOf(JSON.stringify(body))
    if (!timingSafeEqual(Buffer.from(headers.signature), Buffer.from(wanted))) throw new Error('forged')
    const account = await accountOf(pool, body.token)
    return transaction(pool, (client) => settle(client, body, account))
  })
}

export function signatureOf(body: string): string {
  return createHmac('sha256', SIGNING_KEY).update(body).digest('base64url')
}

async function settle(client: pg.PoolClient, { purchaseId }: CheckoutInput, account: number): Promise<object> {
  const [open] = await query<{ amount: number; product_id: number; coupon_id: number }>(
    client,
    `select amount, product_id, coupon_id from purchase where id = $1 and status = 'OPEN' for update`,
    [purchaseId],
  )
  if (!open) return { status: 'PAID' }
  const { amount, product_id, coupon_id } = open
  await query(client, `update payment set status = 'CHARGED' where purchase_id = $1`, [purchaseId])
  await query(client, `update purchase set status = 'PAID' where id = $1`, [purchaseId])
  await query(
    client,
    `insert into posting (purchase_id, line, account, amount) values ($1, 1, 'gateway', $2::bigint), ($1, 2, 'revenue', -$2::bigint)`,
    [purchaseId, amount],
  )
  await query(client, 'insert into enrolment (account_id, product_id, purchase_id) values ($1, $2, $3)', [account, product_id, purchaseId]) // prettier-ignore
  await query(client, 'insert into outbox (topic, payload) values ($1, $2)', ['purchase.paid', JSON.stringify({ purchaseId })]) // prettier-ignore
  await query(client, 'update coupon set uses = uses + 1 where id = $1 and uses < cap', [coupon_id])
  return { status: 'PAID' }
}

async function accountOf(client: Client, token: string): Promise<number> {
  const [session] = await query<{ account_id: number }>(
    client,
    'select account_id from session where token_hash = $1 and ends_at > now()',
    [hash('sha256', token, 'buffer')],
  )
  if (!session) throw new Error('not logged in')
  return session.account_id
}

async function priceOf(client: Client, { productId, couponId }: CheckoutInput): Promise<{ amount: number }> {
  const [product] = await query<{ price: string }>(client, 'select price from product where id = $1', [productId])
  const [coupon] = await query<{ percent: number }>(client, 'select percent from coupon where id = $1 and uses < cap', [
    couponId,
  ])
  const price = toPaise(Number(product?.price))
  return { amount: minus(price, percentOf(price, coupon?.percent ?? 0)) }
}
