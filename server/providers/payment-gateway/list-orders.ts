// The gateway's own list of our orders. Juspay's official clients call it as `GET /order/list` and read `list`, `count`,
// `offset` and `total`; each entry is an order as its status call answers it. Decision 0023.
import { isBefore, parseInstant, type Instant } from '#core/kernel/time.ts'
import { refused, unreadable } from './gateway-response.ts'
import type { GatewayBody, GatewayHttp } from './http.ts'
import { listIn, textIn, toGatewayOrder } from './order-response.ts'
import type { GatewayOrder } from './port.ts'

const AT_ONCE = 100
/** A list that does not end is no list. */
const MOST_PAGES = 10_000
const LONGEST_ID = 64

/**
 * The orders made since then, a page at a time, the newest first. An order that is made meanwhile moves the others on, so one
 * may come twice and none is left out. Throws a GatewayFault.
 */
export async function* listOrders(http: GatewayHttp, since: Instant, withinMs: number): AsyncGenerator<GatewayOrder[]> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const entries = await readPage(http, page * AT_ONCE, performance.now() + withinMs)
    const recent = entries.filter((entry) => !isOlder(entry, since))
    yield recent.flatMap((entry) => toListed(entry, http.merchantId) ?? [])
    if (entries.length < AT_ONCE || recent.length === 0) return
  }
}

async function readPage(http: GatewayHttp, offset: number, until: number): Promise<GatewayBody[]> {
  const path = `/order/list?${new URLSearchParams({ count: String(AT_ONCE), offset: String(offset) })}`
  const call = { method: 'GET', path, isRepeatable: true } as const
  const { isOk, body } = await http.call(call, until)
  if (!isOk) throw refused('GET /order/list', body)
  if (!Array.isArray(body['list'])) throw unreadable(call)
  return listIn(body, 'list')
}

/** One without a readable date counts as recent: it is compared rather than left out. */
function isOlder(entry: GatewayBody, since: Instant): boolean {
  const made = textIn(entry, 'date_created')
  const madeAt = made === undefined ? undefined : parseInstant(made)
  return madeAt !== undefined && isBefore(madeAt, since)
}

/** Its id need not be one of ours. */
function toListed(entry: GatewayBody, merchantId: string): GatewayOrder | undefined {
  const orderId = textIn(entry, 'order_id')
  return orderId === undefined ? undefined : toGatewayOrder(orderId.slice(0, LONGEST_ID), entry, merchantId)
}
