// A class belongs to its teacher.
import { teachingErrors } from '#core/modules/classroom/errors.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import type { OwnedKind } from '#server/platform/access/points/owned-things.ts'
import { findTaughtSession, type TaughtSession } from '../store-sessions.ts'

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly taughtClass: TaughtSession
  }
}

export const ownClass: OwnedKind<TaughtSession> = {
  find: ({ db }, id) => findTaughtSession(db, id),
  ownerOf: ({ teacherId }) => ({ teacherId }),
  foreign: { audit: 'another teacher’s class' },
}

/** A call of a teacher about a class of theirs. */
export interface ClassCall {
  readonly actor: Teacher
  readonly taughtClass: TaughtSession
}

/** Throws CLASS_NOT_BEGUN, also for a class that is over. */
export function refuseUnlessRunning({ status }: TaughtSession): void {
  if (status !== 'LIVE' && status !== 'OPEN') throw teachingErrors.CLASS_NOT_BEGUN()
}
