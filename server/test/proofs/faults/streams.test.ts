// Event streams on two processes: each browser gets each event once, whether its process is killed or asked to stop.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tools/stack/ports.ts'
import { freshDatabase } from '../../database.ts'
import { readEvents, type EventReader } from '../../event-reader.ts'
import { eventually } from '../eventually.ts'
import { openStreams } from '../how-much.ts'
import { publishEvent } from '#server/platform/stream/publish-event.ts'
import { PATIENT, startOwnServer, type OwnProcess } from './own-process.ts'
import { openBackOffice, prepareShop, type Family } from './shop.ts'

/** Each family has two streams: one on each process. */
const STREAMS_EACH = 2

let database: Awaited<ReturnType<typeof freshDatabase>>
let office: Awaited<ReturnType<typeof openBackOffice>>
let families: readonly Family[]
let servers: OwnProcess[]
let readers: EventReader[]
let published = 0

beforeAll(async () => {
  database = await freshDatabase()
  const shop = await prepareShop(database.url, { families: openStreams / STREAMS_EACH, plans: 1, couponUses: 1 })
  families = shop.families
  office = await openBackOffice(database.url, {})
  servers = [await startServer(), await startServer()]
  readers = families.flatMap(({ cookie }) => servers.map(({ url }) => readEvents(url, cookie)))
  await Promise.all(readers.map((each) => each.opened()))
})
afterAll(async () => {
  for (const each of readers) each.drop()
  await Promise.all(servers.map((each) => each.kill()))
  await office.close()
  await database.drop()
})

const startServer = async () =>
  startOwnServer({ databaseUrl: database.url, sandboxUrl: 'http://127.0.0.1:9', smtpUrl: 'smtp://127.0.0.1:9', port: await freePort(), more: { WORKER: 'off', ...PATIENT } }) // prettier-ignore
const onServer = (no: number) => readers.filter((_, i) => i % STREAMS_EACH === no)

/** One event for each family, in transactions that end in another order than they began. */
async function publishToAll(): Promise<void> {
  published += 1
  const { ctx } = office
  await Promise.all(
    [0, 1, 2, 3].map((part) =>
      ctx.db.transaction().execute(async (tx) => {
        for (const [i, { accountId }] of families.entries())
          if (i % 4 === part) await publishEvent(ctx, tx, { to: { accountId }, kind: 'test', data: { no: published } })
      }),
    ),
  )
}

async function expectEachOnce(): Promise<void> {
  const all = Array.from({ length: published }, (_, i) => ({ no: i + 1 }))
  for (const each of readers) expect(await each.received(published)).toEqual(all)
}

/** As browsers do: to the process that is left. */
async function moveTo(url: string, moved: readonly EventReader[]): Promise<void> {
  await eventually('the streams have ended', async () => moved.every((each) => !each.isOpen()))
  for (const each of moved) each.comeBack(url)
}

describe('open event streams', () => {
  it('get each event once from either process', async () => {
    for (let round = 0; round < 3; round += 1) await publishToAll()
    await expectEachOnce()
  })

  it('of a process that is killed go on where they were on the other', async () => {
    await publishToAll()
    await servers[1]?.kill()
    await publishToAll()
    await moveTo(servers[0]!.url, onServer(1))
    await publishToAll()
    await expectEachOnce()
  })

  it('do not keep a process from stopping, and go on where they were on another', async () => {
    servers[1] = await startServer()
    await publishToAll()
    expect(await servers[0]?.stop()).toBe(0)
    await publishToAll()
    await moveTo(servers[1].url, readers)
    await publishToAll()
    await expectEachOnce()
    expect(new Set(readers.flatMap(({ notes }) => notes))).toEqual(new Set(['ready']))
  })

  it('leave no token in the log', () => {
    const said = servers.map((each) => each.said()).join('')
    for (const { cookie } of families) expect(said).not.toContain(cookie.split('=')[1])
  })
})
