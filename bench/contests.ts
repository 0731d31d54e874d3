// What is run in every round, each under a name: ours and what it is held against, one right after the other.
import { MOST_CLIENTS, LIST, type Stage } from './stage/stage.ts'
import type { Webhook } from './checkout.ts'
import { pgbenchCheckout } from './floors/pgbench.ts'
import { closedLoop } from './measure/closed-loop.ts'
import { openConnection, type Connection } from './measure/connection.ts'
import { metered, type Cell } from './measure/meter.ts'

export interface Contest {
  readonly name: string
  readonly clients: number
  readonly run: (seconds: number) => Promise<Cell>
}

const CLIENTS = [1, 8, MOST_CLIENTS]

export function contestsOn(stage: Stage, { withPgbench }: { withPgbench: boolean }): Contest[] {
  return [...CLIENTS.flatMap((clients) => checkouts(stage, clients, withPgbench)), ...extremes(stage), ...reads(stage)]
}

function checkouts({ users, floorUsers, population, ours, floors, databases }: Stage, clients: number, withPgbench: boolean): Contest[] {
  const { coupons } = population
  const anyCoupon = () => coupons[Math.floor(Math.random() * coupons.length)] ?? ''
  const load = (turn: (client: number) => Promise<void> | undefined) => (seconds: number) => closedLoop(clients, seconds, async (i) => turn(i))
  const own = load((i) => users[i]?.buy(anyCoupon()))
  const real = load((i) => floorUsers[i]?.buy())
  return [
    { name: 'checkout', clients, run: (seconds) => metered(ours, () => own(seconds)) },
    { name: 'floor checkout', clients, run: (seconds) => metered(floors, () => real(seconds)) },
    ...(withPgbench
      ? [{ name: 'pgbench checkout', clients, run: (seconds: number) => metered({ PostgreSQL: ours.PostgreSQL ?? (() => 0) }, () => pgbenchCheckout(databases.floor, clients, seconds)) }]
      : []),
  ]
} // prettier-ignore

function extremes(stage: Stage): Contest[] {
  const { users, population, ours } = stage
  return [
    {
      name: 'checkout, one coupon',
      clients: MOST_CLIENTS,
      run: (seconds) =>
        metered(ours, () => closedLoop(MOST_CLIENTS, seconds, async (i) => users[i]?.buy(population.hotCoupon))),
    },
    { name: 'settle', clients: 8, run: (seconds) => settleAlone(stage, seconds) },
  ]
}

/** Payments are brought to the point where the gateway tells us of them, and then all are told. */
async function settleAlone({ users, population, ours, takeSteps }: Stage, seconds: number): Promise<Cell> {
  const told: Webhook[] = []
  await closedLoop(8, seconds * 1.5, async (i) => {
    const webhook = await users[i]?.buyUnsettled(population.coupons[i] ?? '')
    if (webhook) told.push(webhook)
  })
  takeSteps()
  return metered(ours, () =>
    closedLoop(8, seconds, async (i) => {
      const webhook = told.pop()
      if (!webhook) return false
      await users[i]?.settle(webhook)
    }),
  )
}

function reads({ product, floor, ours, floors }: Stage): Contest[] {
  const open = (url: string) => Array.from({ length: MOST_CLIENTS }, () => openConnection(url))
  const [own, other] = [open(product.server.url), open(floor.url)]
  const choice = 'grade=11&board=cbse&target=jeemain'
  const at = (clients: number): Contest[] => [
    { name: 'list', clients, run: (seconds) => metered(ours, () => readAll(own, clients, seconds, LIST)) },
    { name: 'memory list', clients, run: (seconds) => metered(floors, () => readAll(other, clients, seconds, '/memory/list')) },
    { name: 'memory bytes', clients, run: (seconds) => metered(floors, () => readAll(other, clients, seconds, '/memory/bytes')) },
    // Who claims to be somebody, be it nobody, is answered afresh.
    { name: 'list afresh', clients, run: (seconds) => metered(ours, () => readAll(own, clients, seconds, `${LIST}&callingUserId=`)) },
    { name: 'one-statement list', clients, run: (seconds) => metered(floors, () => readAll(other, clients, seconds, `/pg/list?${choice}`)) },
  ] // prettier-ignore
  return CLIENTS.flatMap(at)
}

function readAll(connections: readonly Connection[], clients: number, seconds: number, path: string) {
  return closedLoop(clients, seconds, async (i) => {
    const answer = await connections[i]?.send({ method: 'GET', path })
    if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`)
  })
}
