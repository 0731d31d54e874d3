import type { Db } from '#server/platform/database/db.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

/** Says if a learner has a demo class to come, or has attended one. */
export const demoBookings = onlyPoint<(db: Db, learnerId: string) => Promise<boolean>>('demoBookings')
