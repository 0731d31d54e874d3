// A database with the demo data, and what a bench puts on top of it by the product's own code.
import { toInstant } from '#core/kernel/time.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrateDatabase } from '#server/migrate-database.ts'
import type { Ctx } from '#server/platform/context.ts'
import { createLog } from '#server/platform/log.ts'
import { seedIfEmpty } from '#server/seed.ts'

/** The product's instants are whole milliseconds. */
const now = () => toInstant(Math.round(performance.timeOrigin + performance.now()))

/** Migrates and seeds the database where that is not done yet, and does the work in an app on it. */
export async function inInstalled<T>(databaseUrl: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  await migrateDatabase(databaseUrl)
  const app = await buildApp({ config: readConfig({ DATABASE_URL: databaseUrl }), now, log: createLog('warn', now) })
  try {
    await seedIfEmpty(app.ctx)
    return await work(app.ctx)
  } finally {
    await app.close()
  }
}
