// The server is killed without warning, again and again, while families buy. Afterwards every paisa and every seat is there.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/seed/random.ts'
import { freshDatabase } from '../../database.ts'
import { kills, seed } from '../how-much.ts'
import type { Books } from './books.ts'
import type { Buyers } from './buyers.ts'
import { itKeepsItsBooks } from './it-keeps-its-books.ts'
import { openScene, type Scene } from './scene.ts'

const BUYERS = 8
/** A server lives at most so long after it has answered for the first time. */
const LONGEST_LIFE_MS = 900

let database: Awaited<ReturnType<typeof freshDatabase>>
let scene: Scene
let buyers: Buyers
let books: Books

beforeAll(
  async () => {
    database = await freshDatabase()
    scene = await openScene(database.url, { families: BUYERS * 6, plans: kills * 2, couponUses: kills * 8 })
    buyers = scene.buy({ atOnce: BUYERS })
    const random = createRandom(seed)
    for (let death = 0; death < kills; death += 1) {
      await wait(random.below(LONGEST_LIFE_MS))
      await scene.killServer()
    }
    await buyers.enough()
    books = await scene.comeToRest(buyers)
  },
  1_200_000 + kills * 60_000,
)
afterAll(async () => {
  await scene.close()
  await database.drop()
})

describe(`a server that was killed ${kills} times among checkouts`, () => {
  it('has told nobody what nobody should be told', () => {
    expect(buyers.surprises).toEqual([])
  })

  itKeepsItsBooks(() => books)
})
