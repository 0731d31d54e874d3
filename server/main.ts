// The whole product in one process: API, pages and worker. `npm start` runs it with a database and the sandbox beside it.
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

enableCompileCache()
// Collected sooner rather than grown: by itself V8 lets a busy server of ours become twice as large for little speed.
setFlagsFromString('--semi-space-growth-factor=1')
setFlagsFromString('--heap-growing-percent=20')
const [{ start }, { toInstant }] = await Promise.all([import('./start.ts'), import('#core/kernel/time.ts')])
await start({ env: process.env, now: () => toInstant(Date.now()) })
