// The contests of every round: the product and its reference, one right after the other.
import { randomInt } from 'node:crypto'
import type { Webhook } from './checkout.ts'
import { hasPgbench, pgbenchCheckout } from './floors/pgbench.ts'
import { closedLoop } from './measure/closed-loop.ts'
import { openConnection } from './measure/connection.ts'
import { metered, type Cell } from './measure/meter.ts'
import { SESSION_COOKIE } from './stage/product.ts'
import { LIST, MOST_CLIENTS, PAGE, type Stage } from './stage/stage.ts'
import { SCENARIOS, type CheckoutScenario, type ScenarioName } from './checkout-scenarios.ts'

export interface Contest {
  readonly name: ContestName
  readonly clients: number
  readonly run: () => Promise<Cell>
}

export type ContestName =
  | 'checkout'
  | 'bare Fastify checkout'
  | 'pgbench checkout'
  | 'checkout, one coupon'
  | 'checkout, all ways'
  | `checkout: ${ScenarioName}`
  | 'settle'
  | 'list'
  | 'bare Fastify list, from memory'
  | 'list, afresh'
  | 'bare Fastify list, one statement'
  | 'page'
  | 'page, afresh'
  | 'page, bare React'

const CLIENTS = [1, 8, MOST_CLIENTS]
const SETTLE_CLIENTS = 8
const PAGE_CLIENTS = 8
const WAY_CLIENTS = 8

/** The seconds of each contest. Reads need less time to settle. */
export function contestsOn(stage: Stage, seconds: number): Contest[] {
  return [...checkouts(stage, seconds), ...reads(stage, seconds / 2)]
}

function checkouts(stage: Stage, seconds: number): Contest[] {
  const { users, floorUsers, population, ours, floors } = stage
  const { coupons, hotCoupon } = population
  const buy = (clients: number, coupon: () => string) =>
    metered(ours, () => closedLoop(clients, seconds, async (i) => users[i]?.buy(coupon())))
  const anyCoupon = () => coupons[randomInt(coupons.length)] ?? ''
  const buyBare = (clients: number) =>
    metered(floors, () => closedLoop(clients, seconds, async (i) => floorUsers[i]?.buy()))
  return [
    ...CLIENTS.flatMap((clients): Contest[] => [
      { name: 'checkout', clients, run: () => buy(clients, anyCoupon) },
      ...(hasPgbench() ? [pgbench(stage, clients, seconds)] : []),
      { name: 'bare Fastify checkout', clients, run: () => buyBare(clients) },
    ]),
    { name: 'checkout, one coupon', clients: MOST_CLIENTS, run: () => buy(MOST_CLIENTS, () => hotCoupon) },
    ...[WAY_CLIENTS, MOST_CLIENTS].map((clients): Contest => ({
      name: 'checkout, all ways',
      clients,
      run: () => buyByAll(stage, clients, seconds),
    })),
    ...SCENARIOS.map((way): Contest => ({
      name: `checkout: ${way.name}`,
      clients: WAY_CLIENTS,
      run: () => buyBy(stage, way, seconds),
    })),
    { name: 'settle', clients: SETTLE_CLIENTS, run: () => settleAlone(stage, seconds) },
  ]
}

/** Each user takes one way after the other, no two the same at first. */
function buyByAll({ users, ours }: Stage, clients: number, seconds: number): Promise<Cell> {
  let turn = 0
  const next = () => SCENARIOS[turn++ % SCENARIOS.length] as CheckoutScenario // it is never empty
  return metered(ours, () => closedLoop(clients, seconds, async (i) => users[i]?.buyBy(next())))
}

function buyBy({ users, ours }: Stage, way: CheckoutScenario, seconds: number): Promise<Cell> {
  return metered(ours, () => closedLoop(WAY_CLIENTS, seconds / 2, async (i) => users[i]?.buyBy(way)))
}

function pgbench({ databases, ours }: Stage, clients: number, seconds: number): Contest {
  const { PostgreSQL = () => NaN } = ours
  return {
    name: 'pgbench checkout',
    clients,
    run: () => metered({ PostgreSQL }, () => pgbenchCheckout(databases.floor, clients, seconds)),
  }
}

/** Prepares payments up to the gateway's webhook, and then sends all webhooks. */
async function settleAlone({ users, population, ours }: Stage, seconds: number): Promise<Cell> {
  const told: Webhook[] = []
  await closedLoop(SETTLE_CLIENTS, seconds, async (i) => {
    const webhook = await users[i]?.buyUnsettled(population.coupons[i] ?? '')
    if (webhook) told.push(webhook)
  })
  return metered(ours, () =>
    closedLoop(SETTLE_CLIENTS, seconds, async (i) => {
      const webhook = told.pop()
      if (!webhook) return false
      await users[i]?.settle(webhook)
    }),
  )
}

interface TimedRead {
  readonly name: ContestName
  readonly from: 'ours' | 'floors'
  readonly path: string
  readonly cookie?: string
}

const READS: readonly TimedRead[] = [
  { name: 'list', from: 'ours', path: LIST },
  { name: 'bare Fastify list, from memory', from: 'floors', path: '/memory/list' },
  // Who claims to be somebody, be it nobody, is answered afresh.
  { name: 'list, afresh', from: 'ours', path: `${LIST}&callingUserId=` },
  { name: 'bare Fastify list, one statement', from: 'floors', path: '/pg/list?grade=11&board=cbse&target=jeemain' },
]

/** A reader with a session gets a page rendered for them. */
const PAGES: readonly TimedRead[] = [
  { name: 'page', from: 'ours', path: PAGE },
  { name: 'page, bare React', from: 'floors', path: '/page' },
  { name: 'page, afresh', from: 'ours', path: PAGE, cookie: `${SESSION_COOKIE}=nobody` },
]

function reads(stage: Stage, seconds: number): Contest[] {
  const { product, floor } = stage
  const open = (url: string) => Array.from({ length: MOST_CLIENTS }, () => openConnection(url))
  const connections = { ours: open(product.server.url), floors: open(floor.url) }

  const contest = ({ name, from, path, cookie }: TimedRead, clients: number): Contest => {
    const request = { method: 'GET', path, headers: cookie === undefined ? {} : { cookie } } as const
    const readOnce = async (client: number) => {
      const answer = await connections[from][client]?.send(request)
      if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`)
    }
    return { name, clients, run: () => metered(stage[from], () => closedLoop(clients, seconds, readOnce)) }
  }
  return [
    ...CLIENTS.flatMap((clients) => READS.map((read) => contest(read, clients))),
    ...PAGES.map((read) => contest(read, PAGE_CLIENTS)),
  ]
}
