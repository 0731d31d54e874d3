// The whole product in one process: API, pages and worker. `npm start` runs it with a database and the sandbox.
import { toInstant } from '#core/kernel/time.ts'
import { start } from './start.ts'

await start({ env: process.env, now: () => toInstant(Date.now()) })
