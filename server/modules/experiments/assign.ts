import { hash } from 'node:crypto'
import type { Ctx } from '#server/platform/context.ts'
import { findAssignment, insertAssignment } from './store.ts'

export interface Assignee {
  readonly device: string
  readonly learnerId: string | undefined
}

/**
 * A number from 1 to 9 that stays: the learner's own; before there is one, what this browser was given before the login;
 * else by the hash of who asks, so that it is the same wherever it is worked out. Undefined for somebody who has none and is
 * not among the share that takes part.
 */
export async function assign(
  ctx: Ctx,
  experiment: string,
  { device, learnerId }: Assignee,
  percentage = 100,
): Promise<number | undefined> {
  const subject = learnerId ?? device
  const known = await findAssignment(ctx.db, experiment, subject)
  if (known !== undefined) return known
  const before = learnerId === undefined ? undefined : await findAssignment(ctx.db, experiment, device)
  if (before === undefined && placeOf(`${experiment} share ${subject}`, 100) >= percentage) return undefined
  const number = before ?? 1 + placeOf(`${experiment} ${subject}`, 9)
  return insertAssignment(ctx.db, { experiment, subject, number }, ctx.now())
}

/** From 0 to `places` - 1, the same for the same text. */
function placeOf(text: string, places: number): number {
  return hash('sha256', text, 'buffer').readUInt32BE(0) % places
}
