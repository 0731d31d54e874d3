// The whole product as a user runs it, on a database of its own that is thrown away: what the journeys run against.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roomOf } from '#server/config.ts'
import { giveUp } from '../tools/own-node/problem.mjs'
import { createDatabase, dropDatabase } from '../tools/postgres/database.ts'
import { borrowPostgres } from '../tools/postgres/borrow.ts'
import { build } from '../tools/stack/build.ts'
import { freePort } from '../tools/stack/ports.ts'
import { startProduct } from '../tools/stack/product.ts'
import { DATABASE } from './database.ts'

const { E2E_URL: serverUrl = '', E2E_SANDBOX_URL: sandboxUrl = '', PATH, HOME } = process.env

await build().catch(giveUp)
const postgres = await borrowPostgres().catch(giveUp)
// One that was killed may have left its own.
await dropDatabase(postgres.url, DATABASE)
const data = mkdtempSync(join(tmpdir(), 'kandil-e2e-'))
const smtpPort = await freePort()
const roomsUrl = process.env['E2E_ROOMS_URL'] ?? roomOf(sandboxUrl)
const product = startProduct({
  serverUrl,
  sandbox: { url: sandboxUrl, smtpPort, roomsPort: Number(new URL(roomsUrl).port), data },
  // Nothing else of this person's environment: the journeys never leave this machine.
  env: {
    PATH,
    HOME,
    DATABASE_URL: await createDatabase(postgres.url, DATABASE),
    PORT: new URL(serverUrl).port,
    PUBLIC_URL: serverUrl,
    SANDBOX_URL: sandboxUrl,
    LIVEKIT_URL: roomsUrl,
    // A room is full with a few.
    ROOM_MAX_INTERACTIVE: '3',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    FILES_FOLDER: join(data, 'files'),
    LOG_LEVEL: 'warn',
    // A journey is about what a family sees, not about how busy this machine is.
    DATABASE_PATIENCE: '20',
    // The receiver of a partner's webhooks listens on this machine too.
    PRIVATE_TARGETS: 'on',
    // Each test says which address it comes from.
    TRUST_PROXY: '1',
  },
})

let ending: Promise<never> | undefined
const end = (code: number) =>
  (ending ??= (async () => {
    await product.stop()
    await dropDatabase(postgres.url, DATABASE)
    await postgres.giveBack()
    rmSync(data, { recursive: true, force: true })
    return process.exit(code)
  })())

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
void product.ended.then(() => end(1))
// Playwright was killed, and could not tell us.
const starter = process.ppid
setInterval(() => process.ppid !== starter && void end(1), 500)
