import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { point } from '#server/platform/points/point.ts'

/** Throws why a course cannot be on sale, as far as the module knows. */
export const courseChecks = point<(ctx: Ctx, tx: Tx, bundleId: string) => Promise<void>>('courseChecks')
