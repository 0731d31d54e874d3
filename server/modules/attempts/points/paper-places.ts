import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { point } from '#server/platform/points/point.ts'

export interface PaperAsk {
  readonly learnerId: string
  readonly paperIds: readonly string[]
}

/** A paper that has a place of its own, such as the benchmark of a batch or the quiz of a talk. */
export interface PaperPlace {
  readonly paperId: string
  readonly isMeant: boolean
  readonly isListed: boolean
}

type FindPlaces = (ctx: Ctx, db: Db, ask: PaperAsk) => Promise<readonly PaperPlace[]>

/** The papers that a module uses: says if this learner is meant by each, and if it is in the list of tests. Other papers are left out. */
export const paperPlaces = point<FindPlaces>('paperPlaces')
