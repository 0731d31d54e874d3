import type { Paise } from '#core/kernel/money.ts'
import type { Db } from '#server/platform/database/db.ts'
import { onlyPoint } from '#server/platform/points/point.ts'

export type PlanPrice = Readonly<Record<'price' | 'cutPrice', Paise>>

type FindPlanPrice = (db: Db, bundleId: string) => Promise<PlanPrice | undefined>

/** The price of a course that its full-course plan sets; undefined where the course is sold at its own. */
export const planPrices = onlyPoint<FindPlanPrice>('planPrices')
