// A limit that guards money or what is known about people holds for all servers together.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

let servers: TwoServers
beforeAll(async () => void (servers = await startTwoServers()))
afterAll(() => servers.close())

it('ten UPI IDs a minute are looked up for one household, however many servers there are', async () => {
  const cookie = await servers.app.cookieOf(await aHousehold(servers.app.ctx))
  const ask = async (no: number) => {
    const reply = await fetch(`${servers.urlFor(no)}/api/payment/validate-vpa`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ vpa: `asha${no}@okbank`, platform: 'ios' }),
    })
    return reply.status
  }
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, no) => ask(no)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
})
