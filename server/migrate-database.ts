// Brings a database to the state that this version needs: its migrations, and the reference rows of all modules.
import { migrate } from '#server/platform/database/migrate.ts'
import { modules } from './module-order.ts'

/** In the order of the modules. */
export const referenceRows = modules.flatMap(({ messages = [], reference = [] }) => [...messages, ...reference])

/** Answers the names of the migrations it applied. */
export function migrateDatabase(url: string): Promise<string[]> {
  return migrate(url, referenceRows)
}
