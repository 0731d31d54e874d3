import type { NotificationPreference } from '#core/taxonomy/notice.ts'
import type { Db } from '#server/platform/database/db.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

type ReadPreference = (db: Db, accountId: string) => Promise<NotificationPreference>

/** The channels and quiet hours that a household chose for messages, without channels it has not agreed to. */
export const noticePreferences = onlyPoint<ReadPreference>('noticePreferences')
