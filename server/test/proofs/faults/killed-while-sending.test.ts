// The server is killed without warning, again and again, while it sends messages. A notice about a class reaches a family
// once or, when its process died with it in hand, perhaps never; one about a payment always arrives.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Message } from '#sandbox/outbox/outbox.ts'
import { notify } from '#server/modules/notices/index.ts'
import { createRandom } from '#server/seed/random.ts'
import { freePort } from '../../../../tools/stack/ports.ts'
import { freshDatabase } from '../../database.ts'
import { eventually } from '../eventually.ts'
import { noticeKills, seed } from '../how-much.ts'
import { startOwnSandbox, startOwnServer, type OwnProcess } from './own-process.ts'
import { openBackOffice, prepareShop, type Family } from './shop.ts'

/** The sandbox keeps two thousand messages. */
const FAMILIES_EACH = 3
/** A family gets at most six on a day, apart from payments. */
const NOTICES_EACH = 5
/** A server lives at most so long after a round of notices was written. */
const LONGEST_LIFE_MS = 600
/** Jobs that a worker runs at a time. */
const AT_ONCE = 2

let database: Awaited<ReturnType<typeof freshDatabase>>
let office: Awaited<ReturnType<typeof openBackOffice>>
let sandbox: OwnProcess
let server: OwnProcess
let families: readonly Family[]
let messages: readonly Message[]

beforeAll(
  async () => {
    database = await freshDatabase()
    const shop = await prepareShop(database.url, { families: noticeKills * FAMILIES_EACH, plans: 1, couponUses: 1 })
    families = shop.families
    office = await openBackOffice(database.url, {})
    const [port, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()])
    sandbox = await startOwnSandbox(sandboxPort, smtpPort, `http://127.0.0.1:${port}`)
    const vendors = { sandboxUrl: sandbox.url, smtpUrl: `smtp://127.0.0.1:${smtpPort}` }
    const start = () =>
      startOwnServer({ databaseUrl: database.url, port, ...vendors, more: { WORKER_JOBS: String(AT_ONCE) } })
    server = await start()
    const random = createRandom(seed)
    for (let death = 0; death < noticeKills; death += 1) {
      await announceTo(families.slice(death * FAMILIES_EACH, (death + 1) * FAMILIES_EACH))
      await wait(random.below(LONGEST_LIFE_MS))
      await server.kill()
      server = await start()
    }
    await eventually('no message waits any more', async () => (await countSends(`state = 'PLANNED'`)) === 0)
    await eventually('every notice about a payment has left', async () => (await countSends(`purpose = 'PAYMENTS' and state <> 'SENT'`)) === 0) // prettier-ignore
    await eventually('no message is on its way', async () => (await countHeld()) === 0)
    messages = (await (await fetch(`${sandbox.url}/outbox.json`)).json()) as Message[] // the sandbox's own list
  },
  1_200_000 + noticeKills * 60_000,
)
afterAll(async () => {
  await server.kill()
  await sandbox.kill()
  await office.close()
  await database.drop()
})

const mailOf = ({ accountId }: Family) => `${accountId}@example.com`

/** To each family so many notices about a class, by mail, and so many about a payment, by SMS; each twice, under one key. */
async function announceTo(some: readonly Family[]): Promise<void> {
  const { ctx } = office
  for (const family of some)
    for (let no = 0; no < NOTICES_EACH * 2; no += 1) {
      const values = { course: `lesson ${no % NOTICES_EACH}`, time: '7:00 pm' }
      const draft = { to: { accountId: family.accountId }, type: 'class-soon', values }
      await ctx.db.transaction().execute(async (tx) => {
        await notify(ctx, tx, { ...draft, key: `class ${no % NOTICES_EACH}`, purpose: 'CLASSES', channels: ['MAIL'], mailTo: mailOf(family) })
        await notify(ctx, tx, { ...draft, key: `payment ${no % NOTICES_EACH}`, purpose: 'PAYMENTS' })
      }) // prettier-ignore
    }
}

async function countSends(which: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notices.send where ${sql.raw(which)}`.execute(office.ctx.db) // prettier-ignore
  return rows[0]?.n ?? 0
}

/** Jobs that a worker has in hand, also one that was killed. */
async function countHeld(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs where locked_at is not null`.execute(office.ctx.db) // prettier-ignore
  return rows[0]?.n ?? 0
}

/** How often each notice has arrived by this channel. */
function arrivals(channel: 'MAIL' | 'SMS'): number[] {
  return families.flatMap((family) =>
    Array.from({ length: NOTICES_EACH }, (_, no) => {
      const to = channel === 'MAIL' ? mailOf(family) : family.phone
      return messages.filter((each) => each.to === to && each.channel === channel && each.text.includes(`lesson ${no} `)).length // prettier-ignore
    }),
  )
}

const ALL = noticeKills * FAMILIES_EACH * NOTICES_EACH

describe(`a server that was killed ${noticeKills} times while it sent messages`, () => {
  it('has told nobody twice about a class, and almost everybody once', () => {
    const counts = arrivals('MAIL')
    expect(counts.filter((count) => count > 1)).toEqual([])
    expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(ALL - noticeKills * AT_ONCE)
  })

  it('has told everybody about a payment, and few of them twice', () => {
    const counts = arrivals('SMS')
    expect(counts.filter((count) => count === 0)).toEqual([])
    expect(counts.filter((count) => count > 1).length).toBeLessThanOrEqual(noticeKills * AT_ONCE)
  })

  it('has written down each message as it went', async () => {
    expect(await countSends(`purpose = 'CLASSES'`)).toBe(ALL)
    expect(await countSends(`purpose = 'PAYMENTS'`)).toBe(ALL)
    expect(await countSends(`state not in ('SENT', 'LEAVING')`)).toBe(0)
    expect(await countSends(`state = 'LEAVING'`)).toBeLessThanOrEqual(noticeKills * AT_ONCE)
  })
})
