// The log cannot be written: the disk is full, or its reader has gone. Families are served all the same.
import { openSync, closeSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tools/stack/ports.ts'
import { startTestSandbox } from '../../sandbox.ts'
import { freshDatabase } from '../../database.ts'
import { startOwnServer, type OwnProcess } from './own-process.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  ;[database, sandbox] = await Promise.all([freshDatabase(), startTestSandbox()])
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})

async function startServer(logTo?: number): Promise<OwnProcess> {
  const port = await freePort()
  const more = { LOG_LEVEL: 'info' }
  const where = { databaseUrl: database.url, sandboxUrl: sandbox.url, smtpUrl: sandbox.smtpUrl, port, more }
  return startOwnServer(logTo === undefined ? where : { ...where, logTo })
}

/** Enough for the log to be written many times. */
async function visit({ url }: OwnProcess): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let no = 0; no < 300; no += 1) statuses.add((await fetch(`${url}/healthz`)).status)
  return statuses
}

describe('a server', () => {
  it('outlives a full disk under its log, and stops as always', async () => {
    const full = openSync('/dev/full', 'w')
    const server = await startServer(full)
    closeSync(full)
    expect(await visit(server)).toEqual(new Set([200]))
    expect(server.isRunning()).toBe(true)
    expect(await server.stop()).toBe(0)
  })

  it('outlives the reader of its log', async () => {
    const server = await startServer()
    server.closeOutput()
    expect(await visit(server)).toEqual(new Set([200]))
    expect(server.isRunning()).toBe(true)
    expect(await server.stop()).toBe(0)
  })
})
