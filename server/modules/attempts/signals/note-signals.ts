// The events of a test, from its page: the specification's call `POST /volt/test/analytics`.
import { isSignalKind } from '#core/modules/attempts/signal.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Instant } from '#core/kernel/time.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAttempt, type Attempt } from '../store.ts'
import { insertSignals, listSignals } from './store-signals.ts'

interface TestEvent {
  readonly kind: string
  readonly questionId?: string | undefined
  readonly ms?: number | undefined
  readonly at: Instant
}

/** Keeps the known signs of a running attempt whose paper notes them. Everything else is taken and not kept. */
export async function noteSignals(ctx: Ctx, attempt: Attempt, events: readonly TestEvent[]): Promise<void> {
  const paper = await findPaper(ctx.db, attempt.paperId)
  if (attempt.status !== 'IN_PROGRESS' || paper?.integrity !== 'SIGNALS') return
  const signals = events.flatMap(({ kind, questionId = null, ms = null, at }) =>
    isSignalKind(kind) ? [{ kind, questionId, ms, clientAt: at }] : [],
  )
  if (signals.length > 0) await insertSignals(ctx.db, attempt.id, signals, ctx.now())
}

/** Throws NOT_FOUND_ERROR. */
export async function viewSignals({ staffDb }: Ctx, attemptId: string) {
  if (!(await findAttempt(staffDb, attemptId))) throw commonErrors.NOT_FOUND_ERROR()
  const signals = await listSignals(staffDb, attemptId)
  const hidden = signals.filter(({ kind }) => kind === 'TAB_SHOWN').reduce((sum, { ms }) => sum + (ms ?? 0), 0)
  return { signals, hiddenMs: hidden }
}
