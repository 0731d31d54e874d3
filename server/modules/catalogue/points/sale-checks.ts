import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { point } from '#server/platform/points/point.ts'
import type { Row } from '#server/platform/resource/store.ts'

/** Throws why a course cannot be published as it is written here, as far as the module knows. */
export const saleChecks = point<(ctx: Ctx, tx: Tx, course: Row) => Promise<void>>('saleChecks')
