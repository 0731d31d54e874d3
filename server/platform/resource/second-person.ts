// The second person's word, as the modules write it beside what was asked for.
import type { AskedStatus } from '#core/kernel/second-person.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Decided {
  readonly id: string
  readonly isApproved: boolean
  readonly note?: string | undefined
}

export interface Decision {
  readonly status: Exclude<AskedStatus, 'WAITING'>
  readonly decidedBy: string
  readonly note: string | undefined
}

export function decisionOf({ staffId }: Staff, { isApproved, note }: Decided): Decision {
  return { status: isApproved ? 'APPROVED' : 'REFUSED', decidedBy: staffId, note }
}

/** The columns that every table of such requests has. */
export function decisionColumns({ status, decidedBy, note }: Decision, now: Instant) {
  return { status, decided_by: decidedBy, decided_at: at(now), note: note ?? null }
}
