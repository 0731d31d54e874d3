// One price per course: a course that a full-course plan sells costs what that plan costs, wherever it is shown or sold.
import { copyPlanPrice, type PlanPrice } from '#server/modules/catalogue/index.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { listBundlesOfProgram, listPricePeriods, listPricingPlans } from './store-course-price.ts'

/** Undefined for a course that is sold at a price of its own. */
export async function findPlanPrice(db: Db, bundleId: string): Promise<PlanPrice | undefined> {
  const [plan] = await listPricingPlans(db, [bundleId])
  return plan && { price: plan.price, cutPrice: plan.cutPrice }
}

/** Copies the prices of the plans that set them to these courses. A course that has lost such a plan keeps its last price. */
export async function priceCourses(tx: Tx, bundleIds: readonly string[]): Promise<void> {
  for (const { id, bundleId, price, cutPrice } of await listPricingPlans(tx, [...new Set(bundleIds)]))
    await copyPlanPrice(tx, bundleId, { price, cutPrice, periods: await listPricePeriods(tx, id) })
}

/** Those of the courses that this program sells. */
export async function priceCoursesOf(tx: Tx, programId: string): Promise<void> {
  await priceCourses(tx, await listBundlesOfProgram(tx, programId))
}
