// How the learner of a call is found, and whether a household may act for them.
import type { Learner } from '#core/modules/accounts/account.ts'
import type { OwnLearners } from '#server/platform/access/points/own-learners.ts'
import { findLearner, findLearnerOf } from './store-learners.ts'

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly learner: Learner
  }
}

export const learners: OwnLearners = { find: findLearner, findOwn: findLearnerOf }
