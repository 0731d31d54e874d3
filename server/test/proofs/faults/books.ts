// Reads everything that money and seats have left behind, here and at the gateway, and tells what does not fit together.
import pg from 'pg'
import { parseRupees } from '#core/kernel/money.ts'
import type { Sale } from './buyers.ts'

type Row = Readonly<Record<string, string | number | null>>

/** An order as the gateway has it, amounts in paise. */
interface GatewayCharges {
  readonly orderId: string
  /** How often the payer was charged. */
  readonly charges: number
  readonly taken: number
  readonly returned: number
}

export interface Books {
  readonly sales: readonly Sale[]
  readonly atGateway: ReadonlyMap<string, GatewayCharges>
  readonly couponUses: number
  /** The rows of this statement. Each statement below asks for what must not be. */
  readonly rows: (statement: string) => Promise<Row[]>
  readonly close: () => Promise<void>
}

export async function openBooks(
  databaseUrl: string,
  sandboxUrl: string,
  { sales, couponUses }: { readonly sales: readonly Sale[]; readonly couponUses: number },
): Promise<Books> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from orders.order')
  const known = await Promise.all(rows.map(({ id }) => askGateway(sandboxUrl, id)))
  return {
    sales,
    couponUses,
    atGateway: new Map(known.flatMap((order) => (order ? [[order.orderId, order]] : []))),
    rows: async (statement) => (await client.query<Row>(statement)).rows,
    close: () => client.end(),
  }
}

interface GatewayAnswer {
  readonly txn_list?: readonly { readonly status: string; readonly txn_amount: number }[]
  readonly amount_refunded: number
}

/** Undefined where it has never heard of it. */
async function askGateway(sandboxUrl: string, orderId: string): Promise<GatewayCharges | undefined> {
  const reply = await fetch(`${sandboxUrl}/control/orders/${orderId}`)
  if (reply.status === 404) return undefined
  const { txn_list: attempts = [], amount_refunded: refunded } = (await reply.json()) as GatewayAnswer // the sandbox's own form
  const charged = attempts.filter(({ status }) => status === 'CHARGED')
  const taken = charged.reduce((sum, { txn_amount }) => sum + inPaise(txn_amount), 0)
  return { orderId, charges: charged.length, taken, returned: inPaise(refunded) }
}

function inPaise(rupees: number): number {
  return parseRupees(rupees) ?? Number.NaN
}
