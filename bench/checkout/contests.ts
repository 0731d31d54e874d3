// The contests of every round: the product and its reference, one right after the other.
import { randomInt } from 'node:crypto'
import type { Webhook } from './checkout.ts'
import { hasPgbench, pgbenchCheckout } from '../floors/pgbench.ts'
import { closedLoop } from '../measure/closed-loop.ts'
import { openConnection, type Connection } from '../measure/connection.ts'
import { metered, type Cell, type Clocks } from '../measure/meter.ts'
import { MOST_CLIENTS, type Contestant } from '../stage/contestant.ts'
import { SESSION_COOKIE } from '../stage/product.ts'
import { LIST, PAGE, type Stage } from '../stage/stage.ts'
import { SCENARIOS, type CheckoutScenario, type ScenarioName } from './scenarios.ts'

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

/** The contests by which two builds are compared. */
export function comparedContests(on: Contestant, seconds: number): Contest[] {
  const connections = openConnections(on.product.server.url)
  const read = (name: ContestName, clients: number) =>
    readContest(on.ours, connections, { ...timedRead(name), clients, seconds })
  return [
    ...CLIENTS.map((clients) => checkout(on, clients, seconds)),
    allWays(on, WAY_CLIENTS, seconds),
    settle(on, seconds),
    read('list, afresh', PAGE_CLIENTS),
    read('page, afresh', PAGE_CLIENTS),
  ]
}

function checkouts(stage: Stage, seconds: number): Contest[] {
  const { floorUsers, population, floors } = stage
  const buyBare = (clients: number) =>
    metered(floors, () => closedLoop(clients, seconds, async (i) => floorUsers[i]?.buy()))
  return [
    ...CLIENTS.flatMap((clients): Contest[] => [
      checkout(stage, clients, seconds),
      ...(hasPgbench() ? [pgbench(stage, clients, seconds)] : []),
      { name: 'bare Fastify checkout', clients, run: () => buyBare(clients) },
    ]),
    {
      name: 'checkout, one coupon',
      clients: MOST_CLIENTS,
      run: () => buy(stage, { clients: MOST_CLIENTS, seconds, coupon: () => population.hotCoupon }),
    },
    ...[WAY_CLIENTS, MOST_CLIENTS].map((clients) => allWays(stage, clients, seconds)),
    ...SCENARIOS.map((way): Contest => ({
      name: `checkout: ${way.name}`,
      clients: WAY_CLIENTS,
      run: () => buyBy(stage, way, seconds),
    })),
    settle(stage, seconds),
  ]
}

function checkout(on: Contestant, clients: number, seconds: number): Contest {
  const { coupons } = on.population
  const coupon = () => coupons[randomInt(coupons.length)] ?? ''
  return { name: 'checkout', clients, run: () => buy(on, { clients, seconds, coupon }) }
}

function allWays(on: Contestant, clients: number, seconds: number): Contest {
  return { name: 'checkout, all ways', clients, run: () => buyByAll(on, clients, seconds) }
}

function settle(on: Contestant, seconds: number): Contest {
  return { name: 'settle', clients: SETTLE_CLIENTS, run: () => settleAlone(on, seconds) }
}

interface Load {
  readonly clients: number
  readonly seconds: number
}

function buy({ users, ours }: Contestant, { clients, seconds, coupon }: Load & { readonly coupon: () => string }) {
  return metered(ours, () => closedLoop(clients, seconds, async (i) => users[i]?.buy(coupon())))
}

/** Each user takes one way after the other, no two the same at first. */
function buyByAll({ users, ours }: Contestant, clients: number, seconds: number): Promise<Cell> {
  let turn = 0
  const next = () => SCENARIOS[turn++ % SCENARIOS.length] as CheckoutScenario // it is never empty
  return metered(ours, () => closedLoop(clients, seconds, async (i) => users[i]?.buyBy(next())))
}

function buyBy({ users, ours }: Contestant, way: CheckoutScenario, seconds: number): Promise<Cell> {
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
async function settleAlone({ users, population, ours }: Contestant, seconds: number): Promise<Cell> {
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
  const connections = {
    ours: openConnections(stage.product.server.url),
    floors: openConnections(stage.floor.url),
  }
  const contest = (read: TimedRead, clients: number) =>
    readContest(stage[read.from], connections[read.from], { ...read, clients, seconds })
  return [
    ...CLIENTS.flatMap((clients) => READS.map((read) => contest(read, clients))),
    ...PAGES.map((read) => contest(read, PAGE_CLIENTS)),
  ]
}

function timedRead(name: ContestName): TimedRead {
  return [...READS, ...PAGES].find((read) => read.name === name) as TimedRead // each of our own reads is listed
}

function openConnections(url: string): Connection[] {
  return Array.from({ length: MOST_CLIENTS }, () => openConnection(url))
}

function readContest(
  clocks: Clocks,
  connections: readonly Connection[],
  { name, path, cookie, clients, seconds }: TimedRead & Load,
): Contest {
  const request = { method: 'GET', path, headers: cookie === undefined ? {} : { cookie } } as const
  const readOnce = async (client: number) => {
    const answer = await connections[client]?.send(request)
    if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`)
  }
  return { name, clients, run: () => metered(clocks, () => closedLoop(clients, seconds, readOnce)) }
}
