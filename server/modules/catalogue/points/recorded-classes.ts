import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

/** A class of a course whose recording its families may watch. */
export interface RecordedClass {
  readonly subject: string
  readonly startsAt: Instant
}

type ListRecordedClasses = (db: Db, bundleId: string, now: Instant) => Promise<readonly RecordedClass[]>

/** The recorded classes of a course: what pages say of recordings is counted from these. */
export const recordedClasses = onlyPoint<ListRecordedClasses>('recordedClasses')
