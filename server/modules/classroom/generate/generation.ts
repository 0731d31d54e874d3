// One generation of a batch's sessions, while it is carried out.
import type { Occurrence } from '#core/modules/classroom/plan-sessions.ts'
import type { TaughtBatch } from '#core/modules/catalogue/batch/taught-batch.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { SessionChange } from '../store-changes.ts'

export interface Generation {
  readonly ctx: Ctx
  readonly tx: Tx
  readonly batch: TaughtBatch
  /** A batch of a course led by AI has lessons, any other one classes. */
  readonly kind: 'CLASS' | 'AI_LESSON'
  /** Families could know of classes until then. */
  readonly knownTill: Instant
  readonly changes: SessionChange[]
  readonly clashes: Occurrence[]
}

/** Families hear of it, if they could know of the class. */
export function noteChange(
  { ctx, batch, knownTill, changes }: Generation,
  change: Pick<SessionChange, 'sessionId' | 'kind' | 'startsAt'> & Partial<SessionChange>,
): void {
  if (!isBefore(change.wasStartsAt ?? change.startsAt, knownTill)) return
  const none = { wasStartsAt: null, wasTeacherId: null, reason: null }
  changes.push({ ...none, ...change, id: ctx.newId('chg'), batchId: batch.id, at: ctx.now() })
}
