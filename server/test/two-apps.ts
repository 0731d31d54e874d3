// Two servers on one database, each with a clock of its own.
import { startTestApp } from './app.ts'
import { databaseAt } from './database.ts'

export async function startTwoApps() {
  const app = await startTestApp()
  const second = await startTestApp({}, {}, undefined, () => databaseAt(app.databaseUrl))
  return {
    app,
    second,
    async close() {
      await second.close()
      await app.close()
    },
  }
}
