import { hash } from 'node:crypto'
import type { Ctx } from '#server/platform/context.ts'
import { findAssignment, insertAssignment } from './store.ts'

/**
 * A number from 1 to 9 that stays: the learner's own; before there is one, what this browser was given before the login;
 * else by the hash of who asks, so that it is the same wherever it is worked out.
 */
export async function assign(
  ctx: Ctx,
  experiment: string,
  { device, learnerId }: { readonly device: string; readonly learnerId: string | undefined },
): Promise<number> {
  const subject = learnerId ?? device
  const known = await findAssignment(ctx.db, experiment, subject)
  if (known !== undefined) return known
  const before = learnerId === undefined ? undefined : await findAssignment(ctx.db, experiment, device)
  const number = before ?? numberOf(experiment, subject)
  return insertAssignment(ctx.db, { experiment, subject, number }, ctx.now())
}

function numberOf(experiment: string, subject: string): number {
  return 1 + (hash('sha256', `${experiment} ${subject}`, 'buffer').readUInt32BE(0) % 9)
}
