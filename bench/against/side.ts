// One of the two builds, in a process of its own that runs in the build's folder: the product, its sandbox and their users. The
// process that compares tells it by messages when its turn is.
import { setTimeout as wait } from 'node:timers/promises'
import { comparedContests, type Contest } from '../checkout/contests.ts'
import { memoryOf } from '../measure/processes.ts'
import { countCheckouts } from '../measure/statements.ts'
import { weighPages } from '../pages.ts'
import { startContestant, warmUp, type Contestant } from '../stage/contestant.ts'
import { prepareFolder } from '../stage/database.ts'
import { startServer } from '../stage/product.ts'
import { LIST } from '../stage/stage.ts'
import { measureStarts } from '../stage/starts.ts'
import type { SideAnswers, SideCall } from './messages.ts'

const STARTS = 5
const REST_MS = 20_000

let running: { readonly contestant: Contestant; readonly contests: readonly Contest[] } | undefined

const turns: { readonly [K in keyof SideAnswers]: (call: SideCall<K>) => Promise<SideAnswers[K]> } = {
  async start({ warmSeconds, seconds, ...options }) {
    prepareFolder()
    const contestant = await startContestant(options)
    await warmUp(contestant, warmSeconds)
    running = { contestant, contests: comparedContests(contestant, seconds) }
    return running.contests.map(({ name, clients }) => ({ name, clients }))
  },
  async contest({ place }) {
    const { contestant, contests } = started()
    const contest = contests[place]
    if (!contest) throw new Error(`there is no contest ${place}`)
    const cell = await contest.run()
    return { cell, memory: memoryOf(contestant.product.server.pid) }
  },
  count: () => countCheckouts(started().contestant),
  pages: () => weighPages(started().contestant.product.server.url),
  async rest() {
    const { databaseUrl, product } = started().contestant
    const sandboxUrl = product.sandbox.url
    const startMs = await measureStarts(STARTS, databaseUrl, sandboxUrl)
    const server = await startServer({ databaseUrl, sandboxUrl, firstPath: LIST })
    await wait(REST_MS)
    const restMb = memoryOf(server.pid).residentMb
    await server.stop()
    return { startMs, restMb }
  },
  async stop() {
    await running?.contestant.stop()
    running = undefined
  },
}

function started() {
  if (!running) throw new Error('start comes first')
  return running
}

// It ends with the process that compares, and waits for its calls until then.
process.on('disconnect', () => process.exit())
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
