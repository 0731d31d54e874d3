// Malformed requests to every endpoint that reads, but for those of staff, by the server's own OpenAPI document.
import { afterAll, describe, expect, it } from 'vitest'
import { malformedRequests, seed, ofProvenModules } from '../how-much.ts'
import { NEEDS_A_SECRET } from '../module-proofs.ts'
import { readOperations } from '../operations.ts'
import { prepareCallers, startAppForMany } from './callers.ts'
import { endure } from './endure.ts'

const app = await startAppForMany()
const callers = await prepareCallers(app)
const reads = readOperations().filter(({ method, access }) => method === 'GET' && !access.startsWith('staff'))
afterAll(() => app.close())

describe.concurrent(`malformed requests (seed ${seed}) get a clear refusal`, () => {
  it.for(ofProvenModules(reads))(
    'from $method $path',
    { timeout: 1_200_000 + malformedRequests * 3_000 },
    async (operation) => {
      const tally = await endure(app, callers, operation)
      expect(tally.get(429), 'limits hide nothing from this proof').toBeUndefined()
      if (NEEDS_A_SECRET.includes(operation.id)) return
      expect(tally.get(200), 'some were good enough to be answered').toBeGreaterThan(0)
    },
  )
})
