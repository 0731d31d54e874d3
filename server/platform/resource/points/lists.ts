import type { Db } from '#server/platform/database/db.ts'
import { keyedPoint } from '#server/platform/points/point.ts'

type FindListed = (db: Db, values: readonly string[]) => Promise<readonly string[]>

/** Answers which of these values are in a list that staff choose from. The key is the list's staff resource. */
export const lists = keyedPoint<FindListed>('lists')
