// Malformed requests to every endpoint that reads, by the server's own OpenAPI document.
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../app.ts'
import { seed } from '../how-much.ts'
import { readOperations } from '../operations.ts'
import { prepareCallers } from './callers.ts'
import { endure } from './endure.ts'

const app = await startTestApp()
const callers = await prepareCallers(app)
const reads = (await readOperations(app)).filter(({ method }) => method === 'GET')
afterAll(() => app.close())

describe.concurrent(`malformed requests (seed ${seed}) get a clear refusal`, () => {
  it.for(reads)('from $method $path', { timeout: 120_000 }, async (operation) => {
    const tally = await endure(app, callers, operation)
    expect(tally.get(429), 'limits hide nothing from this proof').toBeUndefined()
    expect(tally.get(200), 'some were good enough to be answered').toBeGreaterThan(0)
  })
})
