import type { Db } from '#server/platform/database/db.ts'
import { onlyPoint } from './point.ts'

/** The households that act for a learner. */
export const actingAccounts = onlyPoint<(db: Db, learnerId: string) => Promise<readonly string[]>>('actingAccounts')
