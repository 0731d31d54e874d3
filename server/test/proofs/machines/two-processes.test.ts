// Two servers on one database: what one of them remembers is forgotten when the other has changed it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aFaq } from '#server/modules/content/factory.ts'
import { seedInstruments } from '#server/seed/instruments.ts'
import { buildPages } from '../../../../tools/stack/build.ts'
import { oneAtATime } from '../../database.ts'
import { BUILD_WITHIN_MS } from '../../pages.ts'
import { owner } from '../../staff/clerk.ts'
import { eventually } from '../eventually.ts'
import { startTwoServers, type TwoServers } from '../races/two-servers.ts'

let servers: TwoServers
beforeAll(async () => {
  await oneAtATime(buildPages)
  servers = await startTwoServers({ PAGES: 'built' })
  await seedInstruments(servers.app.ctx)
}, BUILD_WITHIN_MS)
afterAll(() => servers.close())

const BOTH = [0, 1] as const
const FAQS = '/api/content/faqs?page=home'

async function read(no: number, path: string, cookie = ''): Promise<{ status: number; text: string }> {
  const reply = await fetch(servers.urlFor(no) + path, { headers: { cookie } })
  return { status: reply.status, text: await reply.text() }
}

/** Three times, so that an answer that is kept once it is asked for again is kept. */
async function readAtBoth(path: string, cookie?: string) {
  let last: Awaited<ReturnType<typeof read>>[] = []
  for (let time = 0; time < 3; time += 1) last = await Promise.all(BOTH.map((no) => read(no, path, cookie)))
  return last
}

async function bothShow(path: string, text: string): Promise<void> {
  for (const no of BOTH)
    await eventually(`server ${no} shows ${text} at ${path}`, async () => (await read(no, path)).text.includes(text))
}

describe('what one server has changed', () => {
  it('is no longer remembered by the other: answers and pages', async () => {
    await readAtBoth(FAQS)
    await readAtBoth('/')
    await aFaq(servers.app.ctx, { question: { en: 'Is this question new?' } })
    await bothShow(FAQS, 'Is this question new?')
    await bothShow('/', 'Is this question new?')
  })

  it('is no longer remembered by the other: a switch', async () => {
    const ask = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ amount: rupees(40_000) }) } // prettier-ignore
    const lenders = async (no: number) => {
      const reply = await fetch(`${servers.urlFor(no)}/api/payment/getEMICards`, ask)
      return ((await reply.json()) as { CARDLESS: unknown[] }).CARDLESS.length // the endpoint's own answer
    }
    for (const no of BOTH) expect(await lenders(no)).toBeGreaterThan(0)
    const reason = 'The lender has told us so today.'
    await servers.app.as(owner).staffFlagActions.switchFlagOff({ id: 'cardless-emi', reason })
    for (const no of BOTH) await eventually(`server ${no} has the switch off`, async () => (await lenders(no)) === 0)
  })

  it('is no longer remembered by the other: a session that has ended', async () => {
    const cookie = await servers.app.cookieOf(await aHousehold(servers.app.ctx))
    expect((await readAtBoth('/api/user/sessions', cookie)).map(({ status }) => status)).toEqual([200, 200])
    const logOut = { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: '{}' }
    expect((await fetch(`${servers.urlFor(0)}/api/user/logoutEverywhere`, logOut)).status).toBe(200)
    for (const no of BOTH)
      await eventually(
        `server ${no} refuses`,
        async () => (await read(no, '/api/user/sessions', cookie)).status === 401,
      )
  })

  it('is found out by a server that could not hear it', async () => {
    const { app, twin } = servers
    await readAtBoth(FAQS)
    await app.asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'kandil-signals'`)
    await eventually('the signals are lost', async () => !twin.signals.isListening())
    await aFaq(app.ctx, { question: { en: 'Was nobody listening?' } })
    await bothShow(FAQS, 'Was nobody listening?')
    await eventually('the signals are back', async () => twin.signals.isListening() && app.signals.isListening())
    await bothShow(FAQS, 'Was nobody listening?')
  })
})

it('a process that neither serves nor works says so', () => {
  const idle = { DATABASE_URL: 'postgres://localhost/kandil', WORKER: 'off', SERVE: 'off' }
  expect(() => readConfig(idle)).toThrow(new ConfigError('With WORKER=off and SERVE=off there is nothing to do.'))
})
