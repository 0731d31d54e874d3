// Lists and reports of staff come from a real streaming replica, and nobody is shown that their own write is missing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, openPool } from '#server/platform/database/db.ts'
import { followReplica } from '#server/platform/database/replica.ts'
import { createLog } from '#server/platform/log.ts'
import { startTestApp, START, type TestApp } from '../../app.ts'
import { clerk, owner } from '../../staff/clerk.ts'
import { startReplicatedDatabase, type ReplicatedDatabase } from './with-replica.ts'

let database: ReplicatedDatabase
let app: TestApp
beforeAll(async () => {
  database = await startReplicatedDatabase()
  app = await startTestApp({}, { DATABASE_URL: database.url, STAFF_DATABASE_URL: database.replicaUrl })
})
afterAll(async () => {
  await app.close()
  await database.end()
})

const leela = clerk('stf000000000000000071', ...owner.scopes)
const ravi = clerk('stf000000000000000072', ...owner.scopes)

async function hostsOf({ client }: ReturnType<TestApp['browser']>): Promise<string[]> {
  return (await client.staffLinkHosts.list({})).data.map(({ host }) => host)
}

describe('a member of staff', () => {
  it('sees what others have written once the replica has it', async () => {
    await app.as(leela).staffLinkHosts.create({ host: 'first.kandil.in', note: 'Our first partner', isActive: true })
    await expect.poll(() => hostsOf(app.browser(ravi))).toEqual(['first.kandil.in'])
  })

  it('sees what they have just written, while the replica does not have it', async () => {
    const [writer, reader] = [app.browser(leela), app.browser(ravi)]
    await database.holdReplica()
    await writer.client.staffLinkHosts.create({ host: 'second.kandil.in', note: 'Our second partner', isActive: true })
    expect(await hostsOf(writer)).toContain('second.kandil.in')
    expect(await hostsOf(reader)).toEqual(['first.kandil.in'])
    await database.letReplicaGoOn()
    await expect.poll(() => hostsOf(reader)).toContain('second.kandil.in')
    expect(await hostsOf(writer)).toContain('second.kandil.in')
  })

  it('is answered with any text in the cookie of positions', async () => {
    const wrote = 'kandil-wrote='
    for (const value of ['', 'x', '0/', 'FFFFFFFF/FFFFFFFF', '0/0', '-1/-1', "0/0'", '100000000/0']) {
      const cookie = `${await app.cookieOf(ravi)}; ${wrote}${encodeURIComponent(value)}`
      expect((await app.inject({ url: '/api/staff/link-hosts', cookie })).statusCode).toBe(200)
    }
  })

  it('reads from the primary while the replica is away, and from the replica when it is back', async () => {
    const reader = app.browser(ravi)
    await database.stopReplica()
    await expect.poll(() => app.ctx.replica?.lag()).toBe(Infinity)
    await app.as(leela).staffLinkHosts.create({ host: 'third.kandil.in', note: 'Our third partner', isActive: true })
    expect(await hostsOf(reader)).toContain('third.kandil.in')
    await database.startReplica()
    await expect.poll(() => app.ctx.replica?.lag()).toBeLessThan(Infinity)
    await expect.poll(() => hostsOf(reader)).toContain('third.kandil.in')
  })
})

describe('a replica', () => {
  const log = createLog('silent', () => START)
  const open = (url: string) => openDatabase(openPool({ url, connections: 1 }))

  it('is not used while it is more than ten seconds behind, until it has caught up', async () => {
    let time = 0
    const [replica, probe] = [open(database.replicaUrl), open(database.replicaUrl)]
    const followed = await followReplica({ primary: app.ctx.db, replica, probe, log, clock: () => time })
    expect(followed.caughtUpWith(undefined)).toBe(replica)
    await database.holdReplica()
    await app.as(leela).staffLinkHosts.create({ host: 'fourth.kandil.in', note: 'Our fourth partner', isActive: true })
    time = 1_000
    await expect.poll(() => followed.caughtUpWith('0/0')).toBe(replica)
    await expect.poll(() => (time += 1_000) > 12_000 && followed.caughtUpWith(undefined)).toBe(undefined)
    await database.letReplicaGoOn()
    await expect.poll(() => followed.caughtUpWith(undefined)).toBe(replica)
    await followed.close()
  })

  it('that is no replica, or is not there, leaves everything to the primary', async () => {
    const nowhere = new URL(database.url)
    nowhere.port = '1'
    for (const url of [database.url, nowhere.href]) {
      const followed = await followReplica({ primary: app.ctx.db, replica: open(url), probe: open(url), log })
      expect(followed.caughtUpWith(undefined)).toBe(undefined)
      expect(followed.lag()).toBe(Infinity)
      await followed.close()
    }
  })
})
