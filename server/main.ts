// The whole product in one process: API, pages and worker. `npm start` runs it with a database and the sandbox beside it.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { start } = await import('./start.ts')
await start()
