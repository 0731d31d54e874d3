import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

type PrepareLesson = (ctx: Ctx, tx: Tx, sessionId: string) => Promise<boolean>

/** Decides what a session without a teacher holds, in the caller's transaction and once for each. False: nothing is ready. */
export const lessonPreparation = onlyPoint<PrepareLesson>('lessonPreparation')
