// Two servers sell the last seats of a batch, and one or the other is killed without warning again and again.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/seed/random.ts'
import { freshDatabase } from '../../database.ts'
import type { Books } from '../faults/books.ts'
import { startBuyers, type Buyers } from '../faults/buyers.ts'
import { itKeepsItsBooks } from '../faults/it-keeps-its-books.ts'
import type { OwnProcess } from '../faults/own-process.ts'
import { openScene, type Scene } from '../faults/scene.ts'
import { seatKills, seed } from '../how-much.ts'

const SEATS = 10
const BUYERS = 200
/** Each batch is sold while servers die. */
const BATCHES = Math.ceil(seatKills / 4)
const LONGEST_LIFE_MS = 900

let database: Awaited<ReturnType<typeof freshDatabase>>
let scene: Scene
let twin: OwnProcess
let crowds: Buyers[]
let books: Books

beforeAll(
  async () => {
    database = await freshDatabase()
    scene = await openScene(database.url, { families: BUYERS, plans: BATCHES, couponUses: 1, seats: SEATS })
    twin = await scene.startTwin()
    const { shop, sandbox } = scene
    crowds = [scene.server().url, twin.url].map((serverUrl, no) => {
      const families = shop.families.filter((_, i) => i % 2 === no)
      const market = { shop: { ...shop, families }, serverUrl, sandboxUrl: sandbox.url, everybodyPays: true }
      return startBuyers({ ...market, atOnce: BUYERS / 2 })
    })
    const random = createRandom(seed)
    for (let death = 0; death < seatKills; death += 1) {
      await wait(random.below(LONGEST_LIFE_MS))
      if (death % 2 === 0) await scene.killServer()
      else {
        await twin.kill()
        twin = await scene.startTwin()
      }
    }
    await Promise.all(crowds.map(({ done }) => done))
    await twin.stop()
    books = await scene.comeToRest({ sales: crowds.flatMap(({ sales }) => sales) })
  },
  1_200_000 + seatKills * 60_000,
)
afterAll(async () => {
  await twin.kill()
  await scene.close()
  await database.drop()
})

describe(`two servers of which one was killed ${seatKills} times while ${BUYERS} bought ${SEATS} seats`, () => {
  it('have told nobody what nobody should be told', () => {
    expect(crowds.flatMap(({ surprises }) => surprises)).toEqual([])
  })

  it('have sold each seat once, and told all others that the batch is full', async () => {
    const batches = scene.shop.plans.map(({ batchId }) => batchId)
    const each = (count: number) => Object.fromEntries(batches.map((batchId) => [batchId, count]))
    const told = Object.groupBy(
      crowds.flatMap(({ fullBatches }) => fullBatches),
      (batchId) => batchId,
    )
    expect(Object.fromEntries(Object.entries(told).map(([id, all]) => [id, all?.length]))).toEqual(each(BUYERS - SEATS))
    const enrolled = await books.rows(`select own_batch_id as id, count(distinct learner_id)::int as count
      from enrolments.enrolment where ended_at is null group by own_batch_id`)
    expect(Object.fromEntries(enrolled.map(({ id, count }) => [id, count]))).toEqual(each(SEATS))
    const seats = await books.rows(`select batch_id as id, count(*)::int as count from enrolments.batch_seat
      where order_id is null and no <= ${SEATS} group by batch_id`)
    expect(Object.fromEntries(seats.map(({ id, count }) => [id, count]))).toEqual(each(SEATS))
  })

  it('have kept no money of those who got no seat', async () => {
    const enrolled = await books.rows('select order_id from enrolments.enrolment where ended_at is null')
    const paid = [...books.atGateway.values()].filter(({ taken, returned }) => taken > returned)
    expect(paid.map(({ orderId }) => orderId).toSorted()).toEqual(
      enrolled.map(({ order_id }) => String(order_id)).toSorted(),
    )
  })

  itKeepsItsBooks(() => books)
})
