// Every fourth call to the gateway fails: no answer, a cut connection, a breakdown, or another site's page. Half of them fail
// after they had their effect. No family is charged twice, a family that has paid never sees a failure, and everybody is
// enrolled.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../database.ts'
import { faultyCheckouts } from '../how-much.ts'
import type { Books } from './books.ts'
import type { Buyers } from './buyers.ts'
import { itKeepsItsBooks } from './it-keeps-its-books.ts'
import type { TroubleReport } from './persistence.ts'
import { PATIENT } from './own-process.ts'
import { openScene, type Scene } from './scene.ts'

const BUYERS = 8
/** Juspay's own test gateway leaves 16 of 100 calls unanswered. */
const FAULTS = { timeoutShare: 0.16, resetShare: 0.04, errorShare: 0.03, htmlErrorShare: 0.03 }

let database: Awaited<ReturnType<typeof freshDatabase>>
let scene: Scene
let buyers: Buyers
let books: Books
const troubles: TroubleReport[] = []

beforeAll(
  async () => {
    database = await freshDatabase()
    const plans = Math.ceil(faultyCheckouts / BUYERS) + 1
    scene = await openScene(
      database.url,
      { families: BUYERS, plans, couponUses: Math.ceil(faultyCheckouts / 3) },
      PATIENT,
    )
    await scene.setKnobs(FAULTS)
    buyers = scene.buy({ atOnce: BUYERS, most: faultyCheckouts, onTrouble: (report) => void troubles.push(report) })
    await buyers.done
    await scene.setKnobs({ timeoutShare: 0, resetShare: 0, errorShare: 0, htmlErrorShare: 0 })
    books = await scene.comeToRest(buyers)
  },
  1_200_000 + faultyCheckouts * 15_000,
)
afterAll(async () => {
  await scene.close()
  await database.drop()
})

describe(`${faultyCheckouts} checkouts through a gateway that fails`, () => {
  it('were begun, every one of them', () => {
    expect(buyers.sales).toHaveLength(faultyCheckouts)
  })

  it('have shown nobody who had paid anything but pending and success', () => {
    expect(buyers.surprises).toEqual([])
  })

  it('saw an error when the gateway did not answer, and no other fault', () => {
    expect(troubles.length).toBeGreaterThan(0)
    const isExpected = /GATEWAY_AWAY|PAYMENT_START_UNKNOWN/
    expect(troubles.filter(({ status, text }) => status !== 503 || !isExpected.test(text))).toEqual([])
  })

  itKeepsItsBooks(() => books)
})
