// The first owner of a new installation, without a port and without SQL.
import type { Clock } from '#core/kernel/time.ts'
import { makeFirstOwner } from '#server/modules/staff/index.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { createLog } from '#server/platform/log.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

interface FirstOwnerInput {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: Clock
  readonly email: string
  readonly name: string
}

/** The link of the invitation; undefined when somebody has a login already. */
export async function inviteFirstOwner({ env, now, email, name }: FirstOwnerInput): Promise<string | undefined> {
  const config = readConfig(env)
  await migrate(config.DATABASE_URL)
  const app = await buildApp({ config, now, log: createLog('error', now) })
  try {
    return await makeFirstOwner(app.ctx, { email, name })
  } finally {
    await app.close()
  }
}
