// Invites and removes owners from the command line of the server, without a port and without SQL.
import type { Clock } from '#core/kernel/time.ts'
import { makeFirstOwner, removeOwner } from '#server/modules/staff/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { createLog } from '#server/platform/log.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { migrateDatabase } from './migrate-database.ts'

interface Installation {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: Clock
}

/** The link of the first owner's invitation; undefined when somebody has a login already. */
export function inviteFirstOwner(installation: Installation, owner: { readonly email: string; readonly name: string }) {
  return inside(installation, (ctx) => makeFirstOwner(ctx, owner))
}

/** Deactivates an owner. The console refuses this for the last other owner. */
export function deactivateOwner(installation: Installation, email: string) {
  return inside(installation, (ctx) => removeOwner(ctx, email))
}

async function inside<T>({ env, now }: Installation, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const config = readConfig(env)
  await migrateDatabase(config.DATABASE_URL)
  const app = await buildApp({ config, now, log: createLog('error', now) })
  try {
    return await work(app.ctx)
  } finally {
    await app.close()
  }
}
