import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '#core/kernel/error.ts'
import { DAY } from '#core/kernel/time.ts'
import { findSellableBundle } from '#server/modules/catalogue/index.ts'
import { findSellablePlan, listPlansOfBundle, validTillOf } from '#server/modules/plans/index.ts'
import { seedIfEmpty } from '#server/seed.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
let took: number
beforeAll(async () => {
  app = await startTestApp()
  const started = performance.now()
  expect(await seedIfEmpty(app.ctx)).toBe(true)
  took = performance.now() - started
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' })

describe('seed', () => {
  it('took', async () => {
    console.log(took)
  })
})
