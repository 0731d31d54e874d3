import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

/** The functions answer ids of members. */
export interface StaffMembers {
  /** The members whom one of these has invited not long ago. */
  readonly listNewcomers: (db: Db, inviterIds: readonly string[], now: Instant) => Promise<readonly string[]>
  /** The members who have this permission: "courses.approve". */
  readonly membersWith: (ctx: Ctx, db: Db, scope: string) => Promise<readonly string[]>
  readonly teamMembers: (db: Db, teams: readonly string[]) => Promise<readonly string[]>
  /** Writes to the member who asked that the request was refused. */
  readonly tellAsker: (ctx: Ctx, tx: Tx, refused: RefusedRequest) => Promise<void>
}

/** A request of staff, "refund-requests/rfr…", that a second person has refused. */
export interface RefusedRequest {
  readonly request: string
  readonly askedBy: string
  readonly decidedBy: string
  readonly note: string
}

/** The members of staff, for the rules about a second person and about limits. */
export const staffMembers = onlyPoint<StaffMembers>('staffMembers')
