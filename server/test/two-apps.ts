// Two servers on one database, each with a clock of its own.
import { startTestApp } from './app.ts'

export async function startTwoApps() {
  const app = await startTestApp()
  const second = await startTestApp({}, {}, undefined, () =>
    Promise.resolve({ url: app.databaseUrl, drop: () => Promise.resolve() }),
  )
  return {
    app,
    second,
    async close() {
      await second.close()
      await app.close()
    },
  }
}
