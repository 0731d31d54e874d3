import type { Ctx } from '#server/platform/context.ts'
import type { NoticeSubject } from '#server/modules/notices/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { findSession } from '../store-sessions.ts'

/** A class that was cancelled reminds nobody. */
export async function isClassCurrent(_ctx: Ctx, db: Db, { subject }: NoticeSubject): Promise<boolean> {
  const session = subject === null ? undefined : await findSession(db, subject)
  return session?.status !== 'CANCELLED'
}
