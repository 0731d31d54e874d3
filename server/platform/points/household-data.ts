import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { HouseholdMerge } from '#server/platform/database/reassign.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { PersonalTable } from '#server/platform/personal/personal-table.ts'
import { point } from './point.ts'

export { because, type PersonalTable } from '#server/platform/personal/personal-table.ts'

/**
 * A module's data about households and learners. Each function is optional: a module without one has nothing to export,
 * move or erase. The tables are checked against the database by server/test/proofs/privacy.
 */
export interface HouseholdData<N extends string = string> {
  /** Every table of the module that may name a household or somebody in it. */
  readonly tables: { readonly [T in Extract<keyof Tables, `${N}.${string}`>]?: PersonalTable }
  /** The data about the household as a whole, part by part, without secrets and without the data of others. */
  readonly exportAccount?: (ctx: Ctx, accountId: string) => Promise<ExportedParts>
  /** The data about one learner who lives in the household. */
  readonly exportLearner?: (ctx: Ctx, learnerId: string, accountId: string) => Promise<ExportedParts>
  /**
   * Gives the rows of one household to another, in the merge's transaction. It runs a second time for what came in meanwhile;
   * `mergeId` is another one then. Modules are called in their order, so they lock in that order.
   */
  readonly move?: (tx: Tx, merging: HouseholdMerge, ctx: Ctx, mergeId: string) => Promise<void>
  /** Deletes or empties what it keeps of a household that was erased. Runs in a job of its own, possibly more than once. */
  readonly eraseAccount?: (ctx: Ctx, accountId: string) => Promise<void>
  /** The same for a learner. */
  readonly eraseLearner?: (ctx: Ctx, learnerId: string) => Promise<void>
}

export type ExportedParts = Readonly<Record<string, unknown>>

/** The data of the modules about households, for the export, the erasure and the merge: `household` in module.ts. */
export const householdData = point<HouseholdData>('householdData')
