// The whole product in one process: API, pages and worker. `npm start` runs it with a database and the sandbox beside it.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const [{ start }, { toInstant }] = await Promise.all([import('./start.ts'), import('#core/kernel/time.ts')])
await start({ env: process.env, now: () => toInstant(Date.now()) })
