// One of the two builds, in a process of its own that runs in the build's folder: the product, its sandbox and their users. The
// process that compares tells it by messages when its turn is.
import { setTimeout as wait } from 'node:timers/promises'
import { comparedContests } from '../contests.ts'
import { memoryOf } from '../measure/processes.ts'
import { spreadOf } from '../measure/spread.ts'
import { countStatements } from '../measure/statements.ts'
import { weighPages } from '../pages.ts'
import { startContestant, warmUp, type Contestant } from '../stage/contestant.ts'
import { startServer } from '../stage/product.ts'
import { LIST } from '../stage/stage.ts'
import type { SideAnswers, SideCall } from './messages.ts'

const COUNTED_CHECKOUTS = 200
const STARTS = 5
const REST_SECONDS = 20

let contestant: Contestant | undefined

const turns: { readonly [K in keyof SideAnswers]: (call: SideCall<K>) => Promise<SideAnswers[K]> } = {
  async start(call) {
    contestant = await startContestant(call)
    await warmUp(contestant, call.warmSeconds)
  },
  async contest({ name, clients, seconds }) {
    const found = comparedContests(started(), seconds).find((each) => each.name === name && each.clients === clients)
    if (!found) throw new Error(`there is no contest ${name} at ${clients}`)
    const cell = await found.run()
    return { cell, memory: memoryOf(started().product.server.pid) }
  },
  async count() {
    const { users, population, databaseUrl } = started()
    const buy = async () => {
      for (let i = 0; i < COUNTED_CHECKOUTS; i += 1) await users[0]?.buy(population.coupons[0] ?? '')
    }
    // Fills the product's caches.
    await buy()
    return countStatements(databaseUrl, COUNTED_CHECKOUTS, buy)
  },
  pages: () => weighPages(started().product.server.url),
  async rest() {
    const { databaseUrl, product } = started()
    const [startMs, restMb]: [number[], number[]] = [[], []]
    for (let start = 0; start < STARTS; start += 1) {
      const server = await startServer({ databaseUrl, sandboxUrl: product.sandbox.url, firstPath: LIST })
      startMs.push(server.upAfterMs)
      if (start === STARTS - 1) await wait(REST_SECONDS * 1_000)
      if (start === STARTS - 1) restMb.push(memoryOf(server.pid).residentMb)
      await server.stop()
    }
    return { startMs: spreadOf(startMs), restMb: spreadOf(restMb) }
  },
  async stop() {
    await contestant?.stop()
    contestant = undefined
  },
}

function started(): Contestant {
  if (!contestant) throw new Error('start comes first')
  return contestant
}

process.on('message', (call: SideCall) => {
  void answer(call).then((reply) => process.send?.(reply))
})

async function answer(call: SideCall): Promise<{ readonly answer: unknown } | { readonly problem: string }> {
  try {
    return { answer: await (turns[call.ask] as (call: SideCall) => Promise<unknown>)(call) }
  } catch (problem) {
    return { problem: String(problem instanceof Error ? problem.stack : problem) }
  }
}
