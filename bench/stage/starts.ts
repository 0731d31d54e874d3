// How long the server takes from its start to its first answer.
import { spreadOf, type Spread } from '../measure/spread.ts'
import { startServer } from './product.ts'
import { LIST } from './stage.ts'

export async function measureStarts(times: number, databaseUrl: string, sandboxUrl: string): Promise<Spread> {
  const measured: number[] = []
  for (let start = 0; start < times; start += 1) {
    const server = await startServer({ databaseUrl, sandboxUrl, firstPath: LIST })
    await server.stop()
    measured.push(server.upAfterMs)
  }
  return spreadOf(measured)
}
