import type { Db } from '#server/platform/database/db.ts'
import type { OwnedThings } from './owned-things.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

export interface OwnLearners {
  readonly find: (db: Db, learnerId: string) => Promise<OwnedThings['learner'] | undefined>
  /** Undefined where the household may not act for the learner. */
  readonly findOwn: (db: Db, accountId: string, learnerId: string) => Promise<OwnedThings['learner'] | undefined>
}

/** How the learner of a call is found: see `access/require-own.ts`. */
export const ownLearners = onlyPoint<OwnLearners>('ownLearners')
