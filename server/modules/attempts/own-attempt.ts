// How an attempt and a test are found, and whose they are.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { listPapers, type PaperHead } from '#server/modules/papers/index.ts'
import type { OwnedKind } from '#server/platform/access/points/owned-things.ts'
import { findAttempt, type Attempt } from './store.ts'

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly attempt: Attempt
    readonly paper: PaperHead
  }
}

export const ownAttempt: OwnedKind<Attempt> = {
  find: ({ db }, id) => findAttempt(db, id),
  ownerOf: ({ learnerId }) => ({ learnerId }),
}

/** A practice set is its learner's own, and every other paper is everybody's. */
export const ownPaper: OwnedKind<PaperHead> = {
  find: async ({ db }, id) => (await listPapers(db, [id]))[0],
  ownerOf: ({ learnerId }) => (learnerId === null ? 'EVERYBODY' : { learnerId }),
}

/** Throws NOT_FOUND_ERROR for the practice set of another learner of the household. */
export function refuseOthersSet(paper: PaperHead, learnerId: string): void {
  if (paper.learnerId !== null && paper.learnerId !== learnerId) throw commonErrors.NOT_FOUND_ERROR()
}
