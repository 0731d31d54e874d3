import type { Instant } from '#core/kernel/time.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

type StopOffers = (tx: Tx, accountId: string, channel: NoticeChannel, now: Instant) => Promise<boolean>

/** Ends offers to a household on one channel, and nothing else. False when none came by it. */
export const offerStops = onlyPoint<StopOffers>('offerStops')
